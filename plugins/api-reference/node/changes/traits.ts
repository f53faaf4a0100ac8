import type {OpenApi, Schema} from '../../../../lib/openapi/openApi';
import {refName} from '../../../../lib/openapi/openApi';
import type {JsonValue} from '../../../../lib/openapi/types';
import {isNullable, simplify, variantsOf} from '../schemaType';

/** What callers can notice of a parameter or a field. */
export type Trait = {type: string; required: boolean; default?: JsonValue; options: readonly string[]};
/** Traits by the path of the field: `inputs[].type`, or by place and name: `query page`. */
export type Traits = ReadonlyMap<string, Trait>;

/** Below this the same fields come again and again, as in a list of flows inside a project. */
const MAX_DEPTH = 5;

function innerType(api: OpenApi, schema: Schema): string {
  const plain = simplify(api, schema);
  const variants = variantsOf(plain);
  if (variants.length > 1) return [...new Set(variants.map((variant) => innerType(api, variant)))].sort().join(' | ');
  const types = (Array.isArray(plain.type) ? plain.type : [plain.type]).filter((type) => type !== undefined && type !== 'null');
  if (plain.items || types[0] === 'array') return `array<${plain.items ? innerType(api, plain.items) : 'any'}>`;
  if (plain.format === 'binary') return 'file';
  const name = types.join(' | ') || (plain.properties || plain.additionalProperties ? 'object' : plain.enum ? 'string' : 'any');
  // A path is a string to everybody who calls.
  return plain.format && plain.format !== 'path' ? `${name}<${plain.format}>` : name;
}

/** The type of a value without the names of schemas, which change without anybody noticing. */
const typeOf = (api: OpenApi, schema: Schema) => innerType(api, schema) + (isNullable(api, schema) ? ' | null' : '');

/** Describes a value as its callers see it. */
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

type Walk = {api: OpenApi; found: Map<string, Trait>};
type Place = {prefix: string; above: readonly string[]};

/** Name of the component schema whose parts come next. */
function nameOf(schema: Schema): string | undefined {
  const [only, ...others] = variantsOf(schema);
  return refName(schema) ?? (only && others.length === 0 ? refName(only) : undefined);
}

function walkParts(schema: Schema, {prefix, above}: Place, walk: Walk): void {
  const name = nameOf(schema);
  if (above.length > MAX_DEPTH || (name !== undefined && above.includes(name))) return;
  const inside = [...above, name ?? ''];
  const plain = simplify(walk.api, schema);
  for (const variant of variantsOf(plain)) walkParts(variant, {prefix, above: inside}, walk);
  if (plain.items) walkParts(plain.items, {prefix: `${prefix}[]`, above: inside}, walk);
  const required = new Set(plain.required ?? []);
  for (const [key, property] of Object.entries(plain.properties ?? {})) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (!walk.found.has(path)) walk.found.set(path, traitOf(walk.api, property, required.has(key)));
    walkParts(property, {prefix: path, above: inside}, walk);
  }
  if (typeof plain.additionalProperties === 'object') {
    walkParts(plain.additionalProperties, {prefix: `${prefix}.*`.replace(/^\./, ''), above: inside}, walk);
  }
}

/** Lists the fields of a body by their paths. */
export function listFields(api: OpenApi, schema: Schema): Traits {
  const found = new Map<string, Trait>();
  walkParts(schema, {prefix: '', above: []}, {api, found});
  return found;
}
