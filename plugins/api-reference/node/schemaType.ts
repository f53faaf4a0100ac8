import {fromPointer, type OpenApi, refName, type Schema, valueAt} from '../../../lib/openapi/openApi';
import {asSchema, isNever, joinSchemas} from './joinSchemas';
import type {PlainSchema} from './plainSchema';

const EMPTY: Schema = {};

/** The object of a schema in the description after following all references; the same object means the same schema. */
export function targetOf(api: OpenApi, schema: Schema): Schema {
  const followed = new Set<string>();
  let current = asSchema(schema);
  while (typeof current.$ref === 'string') {
    if (followed.has(current.$ref)) return EMPTY;
    followed.add(current.$ref);
    current = asSchema(valueAt(api, fromPointer(current.$ref)));
  }
  return current;
}

const typesOf = ({type}: Schema): string[] => [type ?? []].flat();

function isNull(api: OpenApi, schema: Schema): boolean {
  const target = targetOf(api, schema);
  const types = typesOf(target);
  return target.const === null || (types.length > 0 && types.every((type) => type === 'null'));
}

/** The alternatives of a schema without `null`. */
function alternativesOf(api: OpenApi, {anyOf, oneOf}: Schema): Schema[][] {
  return [anyOf, oneOf].flatMap((union) => {
    const alternatives = (union ?? []).filter((variant) => !isNever(variant) && !isNull(api, variant));
    return alternatives.length > 0 ? [alternatives] : [];
  });
}

/** Whether `null` is an allowed value. */
export function isNullable(api: OpenApi, schema: Schema): boolean {
  const target = targetOf(api, schema);
  return typesOf(target).includes('null') || [...(target.anyOf ?? []), ...(target.oneOf ?? [])].some((variant) => isNull(api, variant));
}

/** Properties that may occur. */
const withoutNever = (properties: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(properties).filter(([, schema]) => !isNever(schema)));

/** @param joined schemas that are already merged: merging one again, as for recursive schemas, adds nothing */
function flatten(api: OpenApi, schema: Schema, joined: Set<Schema>): PlainSchema {
  const {$ref, ...beside} = asSchema(schema);
  const target = targetOf(api, schema);
  const {anyOf, oneOf, allOf, ...rest} = target;
  joined.add(target);
  const isNew = (part: Schema) => !joined.has(targetOf(api, part));
  const unions = alternativesOf(api, {anyOf, oneOf}).map((union) => union.filter(isNew));
  const parts = [...(allOf ?? []), ...unions.filter((union) => union.length === 1).flat()];
  return joinSchemas([
    ...parts.flatMap((part) => (isNew(part) ? [flatten(api, part, joined)] : [])),
    {...rest, unions: unions.filter((union) => union.length > 1)},
    // Keys next to a reference apply to this place and override the target.
    ...($ref === undefined ? [] : [flatten(api, beside, joined)]),
  ]);
}

/**
 * Merges `allOf` parts and replaces a single alternative (`anyOf: [X, null]`) by its schema, so that other code sees plain schemas. Keys of
 * the outer schema (description, default, example) win.
 */
export function simplify(api: OpenApi, schema: Schema): PlainSchema {
  const {properties, patternProperties, ...rest} = flatten(api, schema, new Set());
  return {
    ...rest,
    ...(properties && {properties: withoutNever(properties)}),
    ...(patternProperties && {patternProperties: withoutNever(patternProperties)}),
  };
}

/** Whether a string is file content: OpenAPI 3.0 marks it by format, 3.1 by media type. */
export function isFile({
  format,
  contentMediaType,
  contentEncoding,
}: Pick<Schema, 'format' | 'contentMediaType' | 'contentEncoding'>): boolean {
  const isBinary = contentMediaType !== undefined && contentEncoding === undefined && !/^text\/|json|xml/.test(contentMediaType);
  return format === 'binary' || isBinary;
}

const PART_KEYS = ['properties', 'patternProperties', 'items', 'prefixItems', 'additionalProperties'] as const;
const UNION_KEYS = ['allOf', 'anyOf', 'oneOf'] as const;
const saysOneOf = (schema: Schema, keys: readonly (keyof Schema)[]) => keys.some((key) => schema[key] !== undefined);

/** The object that identifies a schema: the target of its references, unless there are other keys next to the reference. */
function identityOf(api: OpenApi, schema: Schema): Schema {
  const {$ref, ...beside} = asSchema(schema);
  return $ref !== undefined && !saysOneOf(beside, [...PART_KEYS, ...UNION_KEYS]) ? targetOf(api, schema) : asSchema(schema);
}

/** The schema that another one stands for: its only part or alternative, if it has no parts of its own. */
function soleOf(api: OpenApi, schema: Schema): Schema | undefined {
  const {allOf = [], ...rest} = identityOf(api, schema);
  const parts = [...allOf, ...alternativesOf(api, rest).flatMap((union) => (union.length === 1 ? union : []))];
  const hasUnion = alternativesOf(api, rest).some((union) => union.length > 1);
  return parts.length === 1 && !hasUnion && !saysOneOf(rest, PART_KEYS) ? parts[0] : undefined;
}

/** A schema on the path to the parts of another one, and its component name. */
export type Step = {schema: Schema; written: Schema; name?: string};

function follow(api: OpenApi, schema: Schema, next: (schema: Schema) => Schema | undefined): Step[] {
  const steps: Step[] = [];
  // `false` is also a schema.
  for (let current: Schema | undefined = schema; current !== undefined; current = next(current)) {
    const identity = identityOf(api, current);
    if (steps.some((step) => step.schema === identity)) break;
    const name = refName(current);
    steps.push({schema: identity, written: current, ...(name !== undefined && {name})});
  }
  return steps;
}

/** A schema and those that it stands for: `anyOf: [X, null]` also stands for X. */
export const standsFor = (api: OpenApi, schema: Schema): Step[] => follow(api, schema, (current) => soleOf(api, current));

/** The schemas that lead to the parts of a schema: itself, those that it stands for, and the items of a list. */
export const stepsOf = (api: OpenApi, schema: Schema): Step[] =>
  follow(api, schema, (current) => soleOf(api, current) ?? itemsOf(simplify(api, current)));

/** The schema of the items of a list. */
export const itemsOf = ({items, prefixItems}: PlainSchema): Schema | undefined =>
  prefixItems || isNever(items) ? undefined : items && asSchema(items);

/** A component name without generated parts: `langflow__api__v1__Thing` becomes `Thing`; `Body_…` is not a type name. */
export function shownName(name: string): string {
  return name.startsWith('Body_') ? 'object' : name.replace(/^\w+__(?=[A-Z])/, '').replace(/_+$/, '');
}

/** Unions inside unions are expanded to this depth; below it, components are shown by name. */
const MAX_UNIONS = 2;

type LabelState = {api: OpenApi; above: readonly Schema[]; unions: number};

function tupleLabel({prefixItems = [], items}: PlainSchema, state: LabelState): string {
  const labels = prefixItems.map((item) => labelOf(item, state));
  const rest = typeof items === 'object' ? [`...${labelOf(items, state)}`] : [];
  return `[${[...labels, ...rest].join(', ')}]`;
}

function plainLabel(schema: PlainSchema, state: LabelState): string {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (schema.prefixItems) return tupleLabel(schema, state);
  if (schema.items || types[0] === 'array') return `array<${labelOf(schema.items ?? {}, state)}>`;
  if (isFile(schema)) return 'file';
  const name = types.join(' | ') || (schema.properties || schema.additionalProperties ? 'object' : schema.enum ? 'string' : 'any');
  return schema.format ? `${name}<${schema.format}>` : name;
}

function labelOf(schema: Schema, {api, above, unions}: LabelState): string {
  const {written, name} = standsFor(api, schema).at(-1) as Step;
  const target = targetOf(api, written);
  const plain = simplify(api, written);
  const isNamedObject = name !== undefined && (target.properties !== undefined || target.type === 'object');
  const isDeep = above.includes(target) || (plain.unions.length > 0 && unions >= MAX_UNIONS);
  if (isNamedObject || isDeep) return name === undefined ? 'any' : shownName(name);
  const inside = {api, above: [...above, target], unions};
  const variants = plain.unions.flat().map((variant) => labelOf(variant, {...inside, unions: unions + 1}));
  const labels = [...new Set(variants)];
  // Alternatives that differ only in required fields do not define the type.
  return labels.some((label) => label !== 'any') ? labels.join(' | ') : plainLabel(plain, inside);
}

/** Short type name in developer notation: `array<FlowRead>`, `string<uuid> | null`. */
export function typeLabel(api: OpenApi, schema: Schema): string {
  const label = labelOf(schema, {api, above: [], unions: 0});
  return isNullable(api, schema) ? `${label} | null` : label;
}
