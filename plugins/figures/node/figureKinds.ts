import type {PortCatalogue} from '../../../lib/flowFile/listPorts';
import type {FlowFigureData} from '../../../lib/flowFile/types';
import type {Arrangement} from '../types';
import {arrangeDiagram} from './diagram/arrangeDiagram';
import {describeDiagram} from './diagram/describeDiagram';
import {parseDiagram} from './diagram/parseDiagram';
import type {FigureHead} from './figureSchema';
import {arrangeNarrow} from './flow/arrangeNarrow';
import {arrangeWide} from './flow/arrangeWide';
import {describeFlow} from './flow/describeFlow';
import {buildFlowData, type FlowOrigin} from './flow/flowData';
import {layerNodes} from './flow/layerNodes';
import {parseFlow} from './flow/parseFlow';
import type {ComponentCatalogue, FlowNode} from './flow/types';
import {describePanel, findMarks} from './panel/describePanel';
import {type Panel, parsePanel} from './panel/parsePanel';
import type {Layouter} from './svg/layouts';
import type {Scene} from './svg/scene';
import type {YamlSource} from './yaml/yamlSource';

type FigureBase = {
  head: FigureHead;
  /** Generated description of the content. */
  description: string[];
  /** Numbers of the badges in the figure. */
  marks: number[];
};

/** A checked figure, ready to be drawn as a picture. */
export type ParsedPicture = FigureBase & {
  arrange: (arrangement: Arrangement) => Promise<Scene>;
  /** Data of the drawn flow; only for figures of kind `flow`. */
  flowData?: (origin: FlowOrigin) => Promise<FlowFigureData>;
  /** Whether a component of the flow needs a key. */
  needsKey?: boolean;
  /** The components of the flow in columns, for a small picture. */
  layers?: FlowNode[][];
};

/** A checked figure that is drawn by the page. */
export type ParsedPanel = FigureBase & {panel: Panel};

export type FigureContext = {
  catalogue: ComponentCatalogue;
  /** Fields and ports of the components of the figure's version; without them, names are not checked against the version. */
  ports?: PortCatalogue;
  layouter: Layouter;
};
type FigureReader = (source: YamlSource, context: FigureContext) => ParsedPicture | ParsedPanel | undefined;

/** Readers of the figure kinds. Files are named `<name>.<kind>.yaml`. */
export const FIGURE_KINDS: Record<string, FigureReader> = {
  flow(source, {catalogue, ports, layouter}) {
    const parsed = parseFlow(source, catalogue, ports);
    if (!parsed) return undefined;
    const {head, flow} = parsed;
    return {
      head,
      description: describeFlow(flow),
      marks: flow.nodes.flatMap(({mark}) => mark ?? []),
      arrange: async (arrangement) => (arrangement === 'wide' ? arrangeWide(flow, layouter) : arrangeNarrow(flow)),
      needsKey: flow.nodes.some((node) => node.needsKey),
      layers: layerNodes(flow),
      flowData: (origin) => buildFlowData({head, flow, ports}, layouter, origin),
    };
  },
  panel(source) {
    const parsed = parsePanel(source);
    if (!parsed) return undefined;
    const {head, panel} = parsed;
    return {head, description: describePanel(panel.pieces), marks: findMarks(panel.pieces), panel};
  },
  diagram(source, {layouter}) {
    const parsed = parseDiagram(source);
    if (!parsed) return undefined;
    const {head, diagram} = parsed;
    return {
      head,
      description: describeDiagram(diagram),
      marks: diagram.nodes.flatMap(({mark}) => mark ?? []),
      arrange: (arrangement) => arrangeDiagram(diagram, arrangement, layouter),
    };
  },
};
