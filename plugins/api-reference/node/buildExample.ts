import {isObject} from '../../../lib/input/isObject';
import type {MediaType, OpenApi, Schema} from '../../../lib/openapi/openApi';
import {resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {cutText} from '../../../lib/text/cutText';
import {patternExample} from './patternExample';
import {isFile, isNullable, type PlainSchema, simplify, standsFor, targetOf} from './schemaType';

// Fixed values, so that two builds of the same sources give the same pages.
const STRINGS: Record<string, string> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'date-time': '2025-07-01T08:30:00Z',
  date: '2025-07-01',
  time: '08:30:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  password: 'YOUR_PASSWORD',
};

/** Maximum length of texts and lists, whatever the schema requires: longer ones show nothing more. */
const MAX_LENGTH = 200;
const MAX_ITEMS = 20;
/** If an example has more values, it is rebuilt with less nesting. */
const MAX_VALUES = 300;
const DEPTHS = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1, 0] as const;

type State = {
  api: OpenApi;
  /** Schemas around the current one; only these can repeat endlessly. */
  above: readonly Schema[];
  depth: number;
  /** Below this depth, only required values are included. */
  most: number;
  /** Number of values that the whole example may still have; shared. */
  left: {values: number};
};

function fitsLength(text: string, {minLength = 0, maxLength = Number.POSITIVE_INFINITY}: PlainSchema): boolean {
  const {length} = [...text];
  return length >= minLength && length <= maxLength;
}

function stringExample(schema: PlainSchema): string {
  const known = schema.format ? STRINGS[schema.format] : undefined;
  if (known !== undefined) return known;
  const matching = schema.pattern === undefined ? undefined : patternExample(schema.pattern);
  if (matching !== undefined && fitsLength(matching, schema)) return matching;
  return cutText('string'.padEnd(Math.min(schema.minLength ?? 0, MAX_LENGTH), '_'), schema.maxLength ?? Number.POSITIVE_INFINITY);
}

function numberExample(schema: PlainSchema, isInteger: boolean): number {
  const step = schema.multipleOf ?? 1;
  const least = schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + step : undefined);
  const most = schema.maximum ?? (schema.exclusiveMaximum !== undefined ? schema.exclusiveMaximum - step : undefined);
  const start = least ?? Math.min(step, most ?? step);
  const found = Math.ceil(start / step) * step;
  // If the bounds are closer than one step, a fraction may still fit.
  const {minimum = schema.exclusiveMinimum ?? found, maximum = schema.exclusiveMaximum ?? found} = schema;
  return isInteger || schema.multipleOf !== undefined || found <= maximum ? found : (minimum + maximum) / 2;
}

function arrayExample(schema: PlainSchema, state: State): JsonValue[] {
  const first = (schema.prefixItems ?? []).map((item) => exampleOf(item, state) ?? null);
  const least = schema.minItems ?? 0;
  const isWanted = first.length === 0 ? state.depth <= state.most || least > 0 : first.length < least;
  const item = schema.items && isWanted ? exampleOf(schema.items, state) : undefined;
  const wanted = Math.min(Math.max(least, item === undefined ? 0 : first.length + 1), MAX_ITEMS, schema.maxItems ?? MAX_ITEMS);
  return [...first, ...Array.from({length: Math.max(wanted - first.length, 0)}, () => item ?? null)];
}

function objectExample(schema: PlainSchema, state: State): JsonValue {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, JsonValue][] => {
    if (state.depth > state.most && !required.has(name)) return [];
    const value = exampleOf(property, state);
    // A value that would repeat itself is left out if the schema allows that.
    return value === undefined ? (required.has(name) ? [[name, null]] : []) : [[name, value]];
  });
  return Object.fromEntries([...entries, ...freeEntries(schema, entries, state)]);
}

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

function statedExample(schema: Schema): JsonValue | undefined {
  // A null default shows nothing, so an example of the type is used.
  const stated = [schema.example, schema.examples?.[0], schema.const, schema.default ?? undefined, schema.enum?.[0]];
  return stated.find((value) => value !== undefined && fits(value, schema));
}

/** The first alternative that has an example value. */
function firstExample(union: readonly Schema[], state: State): JsonValue | undefined {
  for (const variant of union) {
    const value = exampleOf(variant, state);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A value that matches one alternative of each union, plus the schema's own parts. */
function unionExample(plain: PlainSchema, state: State): JsonValue | undefined {
  const values = plain.unions.map((union) => firstExample(union, state));
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
    const stated = statedExample({...targetOf(api, written), ...written});
    if (stated !== undefined) return stated;
  }
  if (steps.some((step) => above.includes(step.schema))) return isNullable(api, schema) ? null : undefined;
  const inner = {...state, above: [...above, ...steps.map((step) => step.schema)], depth: state.depth + 1};
  const plain = simplify(api, schema);
  // What several parts state together.
  const joined = statedExample(plain);
  if (joined !== undefined) return joined;
  const value = plain.unions.length > 0 ? unionExample(plain, inner) : typedExample(plain, inner);
  const saysNothing = value === undefined || (isObject(value) && Object.keys(value).length === 0 && plain.type === undefined);
  return saysNothing && isNullable(api, schema) ? null : value;
}

/**
 * Creates a value that a schema accepts; prefers its examples, defaults and options. If schemas link to each other so densely that the
 * value would fill a page, the optional parts below some depth are left out.
 */
export function buildExample(api: OpenApi, schema: Schema): JsonValue {
  for (const most of DEPTHS) {
    try {
      return exampleOf(schema, {api, above: [], depth: 0, most, left: {values: MAX_VALUES}}) ?? null;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  // Even the required values are too many to show.
  return null;
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
