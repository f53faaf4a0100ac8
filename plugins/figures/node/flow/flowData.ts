import type {PortCatalogue} from '../../../../lib/flowFile/listPorts';
import type {FlowFigureData} from '../../../../lib/flowFile/types';
import type {FigureHead} from '../figureSchema';
import type {Layouter} from '../svg/layouts';
import {placeWide} from './arrangeWide';
import type {Flow, FlowNode} from './types';

/** Data that is not in the figure file: the figure name, and the Langflow version whose components it shows. */
export type FlowOrigin = Pick<FlowFigureData, 'name' | 'version'>;

/** Labels of the connected ports of a node. */
function portLabels({id, rows, outputs}: FlowNode, {edges}: Flow): Record<string, string> {
  const inputs = rows.filter(({id: port}) => edges.some(({to}) => to.node === id && to.port === port));
  const used = outputs.filter(({id: port}) => edges.some(({from}) => from.node === id && from.port === port));
  return Object.fromEntries([...inputs, ...used].map(({id: port, label}) => [port, label]));
}

/** A flow figure. `ports` has the names of the components in the program. */
type DrawnFlow = {head: FigureHead; flow: Flow; ports?: PortCatalogue};

/** Builds the data from which a flow is composed with the components of a server. */
export async function buildFlowData({head, flow, ports}: DrawnFlow, layouter: Layouter, origin: FlowOrigin): Promise<FlowFigureData> {
  const places = await placeWide(flow, layouter);
  return {
    ...origin,
    title: head.title,
    description: head.alt ?? head.title,
    nodes: flow.nodes.map((node) => {
      const {id, component, values, note} = node;
      const {x = 0, y = 0} = places.get(id) ?? {};
      const type = ports?.[component]?.type;
      const optional = {...(type ? {type} : {}), ...(note ? {note} : {})};
      return {id, component, ...optional, values, labels: portLabels(node, flow), x: Math.round(x), y: Math.round(y)};
    }),
    edges: flow.edges.map(({from, to}) => ({from, to})),
  };
}
