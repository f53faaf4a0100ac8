import type {MediaType, OpenApi, Schema} from '../../../lib/openapi/openApi';
import {refName, resolveRef} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {isNullable, simplify, variantsOf} from './schemaType';

// Fixed values: two builds of the same sources must give the same pages.
const STRINGS: Record<string, string> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'date-time': '2025-07-01T08:30:00Z',
  date: '2025-07-01',
  time: '08:30:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  password: 'YOUR_PASSWORD',
};

/** `above` names the component schemas around the current one: only those can repeat without end. */
type State = {api: OpenApi; above: readonly string[]};

function stringExample(schema: Schema): string {
  const known = schema.format ? STRINGS[schema.format] : undefined;
  if (known !== undefined) return known;
  // A pattern that is one literal word has exactly one answer.
  const literal = /^\^([\w-]+)\$$/.exec(schema.pattern ?? '')?.[1];
  if (literal) return literal;
  return 'string'.padEnd(schema.minLength ?? 0, '_').slice(0, schema.maxLength ?? Number.POSITIVE_INFINITY);
}

function numberExample(schema: Schema): number {
  const step = schema.multipleOf ?? 1;
  const least = schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + step : undefined);
  const most = schema.maximum ?? (schema.exclusiveMaximum !== undefined ? schema.exclusiveMaximum - step : undefined);
  const start = least ?? Math.min(step, most ?? step);
  return Math.ceil(start / step) * step;
}

function arrayExample(schema: Schema, state: State): JsonValue[] {
  const item = schema.items ? exampleOf(schema.items, state) : undefined;
  const wanted = Math.max(schema.minItems ?? 0, item === undefined ? 0 : 1);
  return Array.from({length: wanted}, () => item ?? null);
}

function objectExample(schema: Schema, state: State): JsonValue {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, JsonValue][] => {
    const value = exampleOf(property, state);
    // What cannot be shown without repeating itself is left out where the schema allows that.
    return value === undefined ? (required.has(name) ? [[name, null]] : []) : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function typedExample(schema: Schema, state: State): JsonValue | undefined {
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
  if (type === 'array' || schema.items) return arrayExample(schema, state);
  if (type === 'object' || schema.properties || schema.additionalProperties) return objectExample(schema, state);
  if (type === 'integer' || type === 'number') return numberExample(schema);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return type === 'string' ? stringExample(schema) : {};
}

function statedExample(schema: Schema): JsonValue | undefined {
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  // An empty default shows nothing; the type shows more.
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  return schema.enum?.[0];
}

function exampleOf(schema: Schema, state: State): JsonValue | undefined {
  const resolved = resolveRef(state.api, schema);
  const stated = statedExample(resolved);
  if (stated !== undefined) return stated;
  const name = refName(schema);
  if (name !== undefined && state.above.includes(name)) return undefined;
  const inner = name === undefined ? state : {...state, above: [...state.above, name]};
  const variants = variantsOf(resolved);
  if (variants.length === 0) return typedExample(simplify(state.api, resolved), inner);
  for (const variant of variants) {
    const value = exampleOf(variant, inner);
    if (value !== undefined) return value;
  }
  return isNullable(state.api, resolved) ? null : undefined;
}

/** Makes a value that a schema accepts, preferring the examples, defaults and options that it states. */
export function buildExample(api: OpenApi, schema: Schema): JsonValue {
  return exampleOf(schema, {api, above: []}) ?? null;
}

/** The example body of a media type: the one it states, or one made from its schema; none for binary and unknown bodies. */
export function buildMediaExample(api: OpenApi, media: MediaType): JsonValue | undefined {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  const stated = first && resolveRef(api, first).value;
  if (stated !== undefined) return stated;
  const schema = media.schema ? resolveRef(api, media.schema) : {};
  return Object.keys(schema).length === 0 || schema.format === 'binary' ? undefined : buildExample(api, schema);
}
