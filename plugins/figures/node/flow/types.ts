import type {Json} from '../../../../lib/flowFile/types';
import type {DataType} from '../dataTypes';
import type {IconName} from '../svg/icons';
import type {OutputDefinition, RowDefinition} from './flowSchema';

/** A component as `figures/components.yaml` describes it; rows are in the order of the canvas. */
export type ComponentDefinition = {
  gloss: string;
  icon: IconName;
  rows: Record<string, RowDefinition>;
  outputs: Record<string, OutputDefinition>;
};

export type ComponentCatalogue = Record<string, ComponentDefinition>;

/** `types` are the types that a port is shown with: those of its connections, else all that it takes. */
export type FlowRow = {id: string; label: string; types: DataType[]; value?: string; highlighted: boolean};
export type FlowOutput = {id: string; label: string; types: DataType[]; highlighted: boolean};

export type FlowNode = {
  id: string;
  component: string;
  gloss: string;
  icon: IconName;
  rows: FlowRow[];
  outputs: FlowOutput[];
  /** What the fields hold in the flow that is composed from the figure. */
  values: Record<string, Json>;
  highlighted: boolean;
  /** Whether the component takes a key, or a model whose provider takes one. */
  needsKey: boolean;
  /** Number in a badge at the corner. */
  mark?: number;
  /** Labels of the header menu that the canvas shows above a selected component. */
  menu?: string[];
  /** Text of a sticky note above the node. */
  note?: string;
};

export type PortRef = {node: string; port: string};
export type FlowEdge = {id: string; from: PortRef; to: PortRef; types: DataType[]; highlighted: boolean};

/** A checked flow picture. */
export type Flow = {nodes: FlowNode[]; edges: FlowEdge[]};
