import {Joi} from '@docusaurus/utils-validation';
import {DATA_TYPES} from '../dataTypes';
import {figureKeys} from '../figureSchema';
import {ICON_NAMES} from '../svg/icons';
import {looseText, shape} from '../yaml/schema';
import type {ComponentCatalogue, OutputDefinition} from './types';

/** A row as authors write it: a bare label for a field, or label and types for an input port. */
export type RowInput = string | {label: string; types?: OutputDefinition['types']};

export type NodeInput = {
  component: string;
  gloss?: string;
  icon?: ComponentCatalogue[string]['icon'];
  rows?: Record<string, RowInput>;
  outputs?: Record<string, OutputDefinition>;
  values?: Record<string, string>;
  show?: string[];
  mark?: number;
  menu?: string[];
  note?: string;
};

export type FlowInput = {
  nodes: Record<string, NodeInput>;
  edges?: string[];
  highlight?: string[];
};

const types = Joi.array()
  .items(Joi.valid(...DATA_TYPES))
  .min(1);
const icon = Joi.valid(...ICON_NAMES);
const row = Joi.alternatives(Joi.string(), shape<Exclude<RowInput, string>>({label: Joi.string().required(), types}));
const rows = Joi.object().pattern(Joi.string(), row);
const outputs = Joi.object().pattern(Joi.string(), shape<OutputDefinition>({label: Joi.string().required(), types: types.required()}));

const node = shape<NodeInput>({
  component: Joi.string().required(),
  gloss: Joi.string(),
  icon,
  rows,
  outputs,
  values: Joi.object().pattern(Joi.string(), looseText()),
  show: Joi.array().items(Joi.string()),
  mark: Joi.number(),
  menu: Joi.array().items(Joi.string()).min(1),
  note: Joi.string(),
});

/** What a `*.flow.yaml` file may say. */
export const FLOW_SCHEMA = shape<FlowInput>({
  ...figureKeys,
  nodes: Joi.object().pattern(Joi.string(), node).min(1).required(),
  edges: Joi.array().items(Joi.string()),
  highlight: Joi.array().items(Joi.string()),
} as never).required();

/** What `figures/components.yaml` may say. */
export const CATALOGUE_SCHEMA = Joi.object()
  .pattern(Joi.string(), shape({gloss: Joi.string().required(), icon: icon.required(), rows, outputs}))
  .required();
