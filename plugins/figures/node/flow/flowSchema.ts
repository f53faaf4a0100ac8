import * as z from 'zod';
import {DATA_TYPES} from '../dataTypes';
import {figureKeys} from '../figureSchema';
import {ICON_NAMES} from '../svg/icons';
import {looseText, named, number, someNamed, someOf, words} from '../yaml/schema';

const types = someOf(z.enum(DATA_TYPES));
const icon = z.enum(ICON_NAMES);
const row = z.strictObject({label: words, types: types.optional()});
const output = z.strictObject({label: words, types});
// A bare label for a field, or label and types for an input port.
const rows = named(z.union([words, row]));
const outputs = named(output);

const node = z.strictObject({
  component: words,
  gloss: words.optional(),
  icon: icon.optional(),
  rows: rows.optional(),
  outputs: outputs.optional(),
  values: named(looseText).optional(),
  // Values of the flow that replace the shown ones; `null` removes a shown value.
  flow: named(z.json()).optional(),
  show: z.array(words).optional(),
  mark: number.optional(),
  menu: someOf(words).optional(),
  note: words.optional(),
});

/** Format of an edge: `node.output -> node.input`. */
export const EDGE = /^\s*([^\s.]+)\.([^\s.]+)\s*->\s*([^\s.]+)\.([^\s.]+)\s*$/;

/** Schema of `*.flow.yaml`. */
export const FLOW_SCHEMA = z.strictObject({
  ...figureKeys,
  nodes: someNamed(node),
  edges: z.array(words).optional(),
  highlight: z.array(words).optional(),
});

/** Schema of `figures/components.yaml`. */
export const CATALOGUE_SCHEMA = named(z.strictObject({gloss: words, icon, rows: rows.optional(), outputs: outputs.optional()}));

/** A row of a component: a field, or an input port if it has types. */
export type RowDefinition = z.infer<typeof row>;
export type OutputDefinition = z.infer<typeof output>;
export type RowsInput = z.infer<typeof rows>;
export type NodeInput = z.infer<typeof node>;
export type FlowInput = z.infer<typeof FLOW_SCHEMA>;
