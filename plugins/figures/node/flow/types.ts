import type {Json} from '../../../../lib/flowFile/types';
import type {DataType} from '../dataTypes';
import type {IconName} from '../svg/icons';
import type {OutputDefinition, RowDefinition} from './flowSchema';

/** A component as in `figures/components.yaml`; rows are in the order of the canvas. */
export type ComponentDefinition = {
  gloss: string;
  icon: IconName;
  rows: Record<string, RowDefinition>;
  outputs: Record<string, OutputDefinition>;
};

export type ComponentCatalogue = Record<string, ComponentDefinition>;

/** `types` are the shown types: those of its connections, or all accepted types if it has no connections. */
export type FlowRow = {id: string; label: string; types: DataType[]; value?: string; highlighted: boolean};
export type FlowOutput = {id: string; label: string; types: DataType[]; highlighted: boolean};

export type FlowNode = {
  id: string;
  component: string;
  gloss: string;
  icon: IconName;
  rows: FlowRow[];
  outputs: FlowOutput[];
  /** Field values in the composed flow. */
  values: Record<string, Json>;
  highlighted: boolean;
  /** Whether the component has a key field, or a model whose provider needs a key. False if it receives a model from another component. */
  needsKey: boolean;
  /** Number of the badge at the corner. */
  mark?: number;
  /** Labels of the header menu, which the canvas shows above a selected component. */
  menu?: string[];
  /** Text of a sticky note above the node. */
  note?: string;
};

export type PortRef = {node: string; port: string};
export type FlowEdge = {id: string; from: PortRef; to: PortRef; types: DataType[]; highlighted: boolean};

/** A checked flow figure. */
export type Flow = {nodes: FlowNode[]; edges: FlowEdge[]};
