import type {Schema} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import type {PlainSchema} from './plainSchema';

const EMPTY: Schema = {};

/** Whether no value matches a schema: `false` is also a schema. */
export const isNever = (schema: unknown): boolean => schema === false;

/** `true` is also a schema, without any constraints. */
export const asSchema = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : EMPTY);

/** Schemas that consist of two others; always the same object for the same two, so that recursive schemas are recognized. */
const bothOf = new WeakMap<Schema, WeakMap<Schema, Schema>>();

/** A schema for values that match both. */
function both(first: Schema, second: Schema): Schema {
  const [one, other] = [asSchema(first), asSchema(second)];
  if (one === other) return one;
  const known = bothOf.get(one) ?? new WeakMap<Schema, Schema>();
  bothOf.set(one, known);
  const joined = known.get(other) ?? {allOf: [one, other]};
  known.set(other, joined);
  return joined;
}

/** Properties of all parts; one that several parts have must match all of them. */
const joinKey = (parts: readonly PlainSchema[], key: 'properties' | 'patternProperties'): Partial<PlainSchema> => {
  const joined = new Map<string, Schema>();
  const hasKey = parts.some((part) => part[key]);
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part[key] ?? {}))) {
    const known = joined.get(name);
    joined.set(name, known === undefined || isNever(schema) || known === schema ? schema : isNever(known) ? known : both(known, schema));
  }
  // `fromEntries` instead of assignment, because `__proto__` may be a property name.
  return hasKey ? {[key]: Object.fromEntries(joined)} : {};
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The least number that is a multiple of two; of two fractions the larger, which is what descriptions mean. */
const commonMultiple = (a: number, b: number): number =>
  Number.isInteger(a) && Number.isInteger(b) && a > 0 && b > 0 ? (a / gcd(a, b)) * b : Math.max(a, b);

/** Of the limits of several parts the stricter one applies. */
const STRICTER = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
  multipleOf: commonMultiple,
} as const;

type Limit = keyof typeof STRICTER;
const LIMITS = Object.keys(STRICTER) as Limit[];

function joinLimits(parts: readonly PlainSchema[]): Partial<PlainSchema> {
  const limits = LIMITS.flatMap((key): [Limit, number][] => {
    const values = parts.map((part) => part[key]).filter((value) => typeof value === 'number');
    return values.length > 1 ? [[key, values.reduce((one, other) => STRICTER[key](one, other))]] : [];
  });
  return Object.fromEntries(limits);
}

/** What all lists have, in the order of the last; that list, if nothing is left: parts that contradict each other are an error elsewhere. */
function common<Value>(lists: readonly Value[][], isIn: (value: Value, list: readonly Value[]) => boolean): Value[] {
  const last = lists.at(-1) ?? [];
  const shared = last.filter((value) => lists.every((list) => isIn(value, list)));
  return shared.length > 0 ? shared : last;
}

const hasValue = (value: JsonValue, list: readonly JsonValue[]) => list.some((other) => JSON.stringify(other) === JSON.stringify(value));

/** Every integer is also a number. */
const hasType = (type: string, list: readonly string[]) => list.includes(type) || (type === 'integer' && list.includes('number'));

function joinTypes(parts: readonly PlainSchema[]): Partial<PlainSchema> {
  const lists = parts.flatMap(({type}) => (type === undefined ? [] : [[type].flat()]));
  if (lists.length < 2) return {};
  // Of `number` and `integer` the narrower one is left, in whichever part it is.
  const narrow = lists.map((list) =>
    list.map((type) => (type === 'number' && lists.some((other) => !hasType('number', other)) ? 'integer' : type)),
  );
  const types = common(narrow, hasType);
  return {type: types.length === 1 && types[0] !== undefined ? types[0] : types};
}

/** Constraints of the parts that are met together. */
function joinConstraints(parts: readonly PlainSchema[]): Partial<PlainSchema> {
  const enums = parts.flatMap(({enum: options}) => (options ? [options] : []));
  const items = parts.flatMap(({items: schema}) => (schema === undefined ? [] : [schema]));
  const rests = parts.flatMap(({additionalProperties: schema}) => (schema === undefined || schema === true ? [] : [schema]));
  const rest = rests.some(isNever) ? false : rests.map(asSchema).reduce(both, EMPTY);
  return {
    ...joinTypes(parts),
    ...joinLimits(parts),
    ...(enums.length > 1 && {enum: common(enums, hasValue)}),
    ...(items.length > 1 && {items: items.find(isNever) ?? items.reduce(both)}),
    ...(rests.length > 1 && {additionalProperties: rest}),
    ...(parts.some(({uniqueItems}) => uniqueItems) && {uniqueItems: true}),
  };
}

/** Joins schemas that a value must all match. Of what only describes (title, default, example), the later ones win. */
export function joinSchemas(parts: readonly PlainSchema[]): PlainSchema {
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...Object.assign({}, ...parts),
    ...joinConstraints(parts),
    ...joinKey(parts, 'properties'),
    ...joinKey(parts, 'patternProperties'),
    ...(required.length > 0 && {required}),
    unions: parts.flatMap(({unions}) => unions),
  };
}
