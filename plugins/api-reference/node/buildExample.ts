import {isObject} from '../../../lib/input/isObject';
import type {MediaType, OpenApi, Schema} from '../../../lib/openapi/openApi';
import {refName, resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {matchesSchema} from './checkExample';
import {numberExample, stringExample} from './leafExample';
import type {PlainSchema} from './plainSchema';
import {isFile, isNullable, simplify, standsFor, targetOf} from './schemaType';

/** Maximum length of lists, whatever the schema requires: longer ones show nothing more. */
const MAX_ITEMS = 20;
/** If an example has more values, it is rebuilt with less nesting. */
const MAX_VALUES = 300;
/** Maximum number of required values. */
const MAX_REQUIRED = 1200;
const DEPTHS = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1, 0] as const;

/** What a value is built from. The first that gives a valid value counts. */
type Recipe = {
  /** Which alternative of a union, counted from 0. */
  pick: number;
  /** Whether the examples and defaults of the description are used: some do not match their own schema. */
  isStated: boolean;
  /** Whether optional properties are left out. */
  isBare: boolean;
};

const RECIPES: readonly Recipe[] = [false, true].flatMap((isBare) =>
  [true, false].flatMap((isStated) => [0, 1, 2, 3].map((pick) => ({pick, isStated, isBare}))),
);

type State = {
  api: OpenApi;
  recipe: Recipe;
  /** Name of the component that the current schema is. */
  name?: string;
  /** Schemas around the current one; only these can repeat endlessly. */
  above: readonly Schema[];
  depth: number;
  /** Below this depth, only required values are included. */
  most: number;
  /** Number of values that the whole example may still have; shared. */
  left: {values: number};
};

/** Values that differ from each other, if the schema asks for that and they can. */
function distinct(value: JsonValue, index: number, item: PlainSchema): JsonValue {
  if (index === 0) return value;
  if (item.enum) return item.enum[index] ?? value;
  if (typeof value === 'number') return value + index * (item.multipleOf ?? 1);
  return typeof value === 'string' && item.pattern === undefined && item.format === undefined ? `${value}${index + 1}` : value;
}

function arrayExample(schema: PlainSchema, state: State): JsonValue[] {
  const first = (schema.prefixItems ?? []).map((item) => exampleOf(item, state) ?? null);
  const least = schema.minItems ?? 0;
  const isWanted = first.length === 0 ? state.depth <= state.most || least > 0 : first.length < least;
  const item = schema.items && isWanted ? exampleOf(schema.items, state) : undefined;
  const wanted = Math.min(Math.max(least, item === undefined ? 0 : first.length + 1), MAX_ITEMS, schema.maxItems ?? MAX_ITEMS);
  const plain = schema.uniqueItems && schema.items && wanted > 1 ? simplify(state.api, schema.items) : undefined;
  const more = Array.from({length: Math.max(wanted - first.length, 0)}, (_none, index) =>
    item === undefined || !plain ? (item ?? null) : distinct(item, index, plain),
  );
  return [...first, ...more];
}

function objectExample(schema: PlainSchema, state: State): JsonValue {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, JsonValue][] => {
    if (state.depth > state.most && !required.has(name)) return [];
    const value = exampleOf(property, state);
    // A value that would repeat itself is left out if the schema allows that.
    return value === undefined ? (required.has(name) ? [[name, null]] : []) : [[name, value]];
  });
  return withDiscriminator(Object.fromEntries([...entries, ...freeEntries(schema, entries, state)]), schema, state.name, state.api);
}

/** Writes into an object which component it is, if a property of the schema tells that. */
function withDiscriminator(value: JsonValue, {discriminator}: PlainSchema, name: string | undefined, api: OpenApi): JsonValue {
  const {propertyName, mapping = {}} = discriminator ?? {};
  if (propertyName === undefined || name === undefined || !isObject(value)) return value;
  const [mapped] = Object.entries(mapping).find(([, target]) => refName({$ref: target}) === name) ?? [name];
  const property = simplify(api, {$ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`}).properties?.[
    propertyName
  ];
  const options = property && optionsOf(simplify(api, property));
  return options && !options.includes(mapped) ? value : {...value, [propertyName]: mapped};
}

const optionsOf = ({enum: options, const: only}: PlainSchema): readonly JsonValue[] | undefined =>
  options ?? (only === undefined ? undefined : [only]);

/** Further properties with names of their own, if an object must have more than its schema names. */
function freeEntries(schema: PlainSchema, entries: readonly [string, JsonValue][], state: State): [string, JsonValue][] {
  const names = new Set(entries.map(([name]) => name));
  const unnamed = (schema.required ?? []).filter((name) => !names.has(name));
  const missing = Math.min(schema.minProperties ?? 0, MAX_ITEMS) - names.size - unnamed.length;
  const numbered = Array.from({length: Math.max(missing, 0)}, (_none, index) => `key${index + 1}`);
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {type: 'string'};
  return [...unnamed, ...numbered].map((name) => [name, exampleOf(values, state) ?? null]);
}

function typedExample(schema: PlainSchema, state: State): JsonValue | undefined {
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
  if (type === 'array' || schema.items || schema.prefixItems) return arrayExample(schema, state);
  if (type === 'object' || schema.properties || schema.additionalProperties) return objectExample(schema, state);
  if (type === 'integer' || type === 'number') return numberExample(schema, type === 'integer');
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return type === 'string' ? stringExample(schema) : {};
}

function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a value has the type of a schema and is one of its options. Documents state defaults of other types. */
function fits(value: JsonValue, {type, enum: options}: Schema): boolean {
  const types = [type ?? []].flat().map((name) => (name === 'integer' ? 'number' : name));
  if (types.length > 0 && !types.includes(typeOfValue(value))) return false;
  return options === undefined || typeof value === 'object' || options.includes(value);
}

function statedExample(schema: Schema, {isStated}: Recipe): JsonValue | undefined {
  // A null default shows nothing, so an example of the type is used.
  const stated = [
    ...(isStated ? [schema.example, schema.examples?.[0]] : []),
    schema.const,
    ...(isStated ? [schema.default ?? undefined] : []),
    schema.enum?.[0],
  ];
  return stated.find((value) => value !== undefined && fits(value, schema));
}

/** The first alternative that has an example value, from the one that the recipe names. */
function firstExample(union: readonly Schema[], plain: PlainSchema, state: State): JsonValue | undefined {
  const from = state.recipe.pick % union.length;
  for (const variant of [...union.slice(from), ...union.slice(0, from)]) {
    const value = exampleOf(variant, state);
    if (value !== undefined) return withDiscriminator(value, plain, refName(variant), state.api);
  }
  return undefined;
}

/** A value that matches one alternative of each union, plus the schema's own parts. */
function unionExample(plain: PlainSchema, state: State): JsonValue | undefined {
  const values = plain.unions.map((union) => firstExample(union, plain, state));
  const [first] = values;
  if (plain.properties === undefined && values.length === 1) return first;
  if (!values.every(isObject)) return first;
  const own = plain.properties ? objectExample(plain, state) : {};
  return Object.fromEntries([own, ...values].flatMap((value) => Object.entries(value as {[key: string]: JsonValue})));
}

/** Thrown if an example has too many values. */
class TooLarge extends Error {}

function exampleOf(schema: Schema, state: State): JsonValue | undefined {
  const {api, above, left} = state;
  left.values -= 1;
  if (left.values < 0) throw new TooLarge();
  const steps = standsFor(api, schema);
  for (const {written} of steps) {
    const stated = statedExample({...targetOf(api, written), ...written}, state.recipe);
    if (stated !== undefined) return stated;
  }
  if (steps.some((step) => above.includes(step.schema))) return isNullable(api, schema) ? null : undefined;
  const name = steps.findLast((step) => step.name !== undefined)?.name;
  const inner = {...state, above: [...above, ...steps.map((step) => step.schema)], depth: state.depth + 1, name};
  const plain = simplify(api, schema);
  // What several parts state together.
  const joined = statedExample(plain, state.recipe);
  if (joined !== undefined) return joined;
  const value = plain.unions.length > 0 ? unionExample(plain, inner) : typedExample(plain, inner);
  const saysNothing = value === undefined || (isObject(value) && Object.keys(value).length === 0 && plain.type === undefined);
  return saysNothing && isNullable(api, schema) ? null : value;
}

/** A value by one recipe, with less nesting if it would fill a page. */
function exampleBy(recipe: Recipe, api: OpenApi, schema: Schema): JsonValue {
  for (const most of recipe.isBare ? [0] : DEPTHS) {
    try {
      return exampleOf(schema, {api, recipe, above: [], depth: 0, most, left: {values: most === 0 ? MAX_REQUIRED : MAX_VALUES}}) ?? null;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  // Even the required values are too many to show.
  return null;
}

/**
 * Creates a value that a schema accepts; prefers its examples, defaults and options. If schemas link to each other so densely that the
 * value would fill a page, the optional parts below some depth are left out. A schema that no value of a finite size matches gets one that
 * does not match.
 */
export function buildExample(api: OpenApi, schema: Schema): JsonValue {
  let first: JsonValue | undefined;
  for (const recipe of RECIPES) {
    const value = exampleBy(recipe, api, schema);
    if (matchesSchema(api, schema, value)) return value;
    first ??= value;
  }
  return first ?? null;
}

/** The example body of a media type: its own, or one generated from its schema; none for binary or unknown bodies. */
export function buildMediaExample(api: OpenApi, media: MediaType): JsonValue | undefined {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  const stated = first && resolveRef(api, first).value;
  if (stated !== undefined) return stated;
  const {schema = {}} = media;
  return Object.keys(targetOf(api, schema)).length === 0 || isFile(simplify(api, schema)) ? undefined : buildExample(api, schema);
}
