import type {OpenApi, Schema} from '../../../../lib/openapi/openApi';
import type {JsonValue} from '../../../../lib/openapi/types';
import type {PlainSchema} from '../plainSchema';
import {isFile, isNullable, simplify, standsFor, targetOf} from '../schemaType';

/** Properties of a parameter or field that callers can notice. */
export type Trait = {type: string; required: boolean; default?: JsonValue; options: readonly string[]};
/** Traits by field path: `inputs[].type`; or by place and name: `query page`. */
export type Traits = ReadonlyMap<string, Trait>;

/** Below this depth, the same fields repeat, as in a list of flows inside a project. */
const MAX_DEPTH = 5;
/** Limit for schemas that all link to each other and have too many fields to compare. */
const MAX_VISITS = 5000;

function plainType(api: OpenApi, plain: PlainSchema, inside: readonly Schema[]): string {
  const types = [plain.type ?? []].flat().filter((type) => type !== 'null');
  if (plain.prefixItems) return `[${plain.prefixItems.map((item) => innerType(api, item, inside)).join(', ')}]`;
  if (plain.items || types[0] === 'array') return `array<${plain.items ? innerType(api, plain.items, inside) : 'any'}>`;
  if (isFile(plain)) return 'file';
  const name = types.join(' | ') || (plain.properties || plain.additionalProperties ? 'object' : plain.enum ? 'string' : 'any');
  // For callers, a path is a string.
  return plain.format && plain.format !== 'path' ? `${name}<${plain.format}>` : name;
}

function innerType(api: OpenApi, schema: Schema, above: readonly Schema[]): string {
  const target = targetOf(api, schema);
  if (above.includes(target) || above.length > MAX_DEPTH) return '…';
  const inside = [...above, target];
  const plain = simplify(api, schema);
  const variants = [...new Set(plain.unions.flat().map((variant) => innerType(api, variant, inside)))].sort();
  // Alternatives that differ only in required fields do not define the type.
  return variants.some((variant) => variant !== 'any') ? variants.join(' | ') : plainType(api, plain, inside);
}

/** The type without schema names, because a changed name has no effect. */
const typeOf = (api: OpenApi, schema: Schema) => innerType(api, schema, []) + (isNullable(api, schema) ? ' | null' : '');

/** Describes a value as callers see it. */
export function traitOf(api: OpenApi, schema: Schema, required: boolean): Trait {
  const plain = simplify(api, schema);
  const options = plain.enum ?? (plain.const !== undefined ? [plain.const] : []);
  const hasDefault = plain.default !== undefined && plain.default !== null && plain.default !== '';
  return {
    type: typeOf(api, schema),
    required,
    options: options.map(String),
    ...(hasDefault && {default: plain.default}),
  };
}

type Walk = {api: OpenApi; found: Map<string, Trait>; visits: number};
type Place = {prefix: string; above: readonly Schema[]; depth: number};

/** Parts of a schema without names of their own, by their symbol in a path. */
function unnamedParts({unions, prefixItems = [], items, patternProperties = {}, additionalProperties}: PlainSchema, prefix: string) {
  const free = [...Object.values(patternProperties), additionalProperties].filter((part) => typeof part === 'object');
  return [
    ...unions.flat().map((part) => ({part, path: prefix})),
    ...prefixItems.map((part, index) => ({part, path: `${prefix}[${index}]`})),
    ...(items ? [{part: items, path: `${prefix}[]`}] : []),
    ...free.map((part) => ({part, path: `${prefix}.*`.replace(/^\./, '')})),
  ];
}

function walkParts(schema: Schema, {prefix, above, depth}: Place, walk: Walk): void {
  const steps = standsFor(walk.api, schema).map((step) => step.schema);
  walk.visits += 1;
  if (depth > MAX_DEPTH || walk.visits > MAX_VISITS || steps.some((step) => above.includes(step))) return;
  const plain = simplify(walk.api, schema);
  const walkInside = (part: Schema, path: string) => walkParts(part, {prefix: path, above: [...above, ...steps], depth: depth + 1}, walk);
  for (const {part, path} of unnamedParts(plain, prefix)) walkInside(part, path);
  for (const [key, property] of Object.entries(plain.properties ?? {})) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (!walk.found.has(path)) walk.found.set(path, traitOf(walk.api, property, plain.required?.includes(key) ?? false));
    walkInside(property, path);
  }
}

/** Lists the fields of a body by path. */
export function listFields(api: OpenApi, schema: Schema): Traits {
  const found = new Map<string, Trait>();
  walkParts(schema, {prefix: '', above: [], depth: 0}, {api, found, visits: 0});
  return found;
}
