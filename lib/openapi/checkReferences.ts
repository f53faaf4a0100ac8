import {fromPointer, type JsonPath, valueAt} from './openApi';
import type {JsonValue} from './types';

/** A reference without a target in the description. */
export type ReferenceProblem = {path: JsonPath; message: string /** It leads only to itself. */; isCircle: boolean};

/** Keys whose values are data; a `$ref` inside them is not a reference. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'const', 'enum']);
/** Keys whose children have names chosen by the API author, so that `example` there is a name. */
const NAMING_KEYS = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'parameters', 'responses']);

/** A value of a description; `areNames` if its keys are names chosen by the API author. */
export type Place = {value: JsonValue; path: JsonPath; areNames: boolean};

function childrenOf({value, path, areNames}: Place): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => areNames || !(DATA_KEYS.has(key) || key.startsWith('x-')));
  return entries.map(([key, child]) => ({value: child, path: [...path, key], areNames: !areNames && NAMING_KEYS.has(key)}));
}

/** All values of a description that are not data. */
export function* placesIn(description: JsonValue): Generator<Place> {
  const open: Place[] = [{value: description, path: [], areNames: false}];
  // A list instead of recursion, because a deeply nested description may overflow the stack.
  for (let place = open.pop(); place; place = open.pop()) {
    yield place;
    open.push(...childrenOf(place));
  }
}

const referenceOf = (value: unknown): string | undefined => {
  const {$ref} = (value ?? {}) as {$ref?: unknown};
  return typeof $ref === 'string' ? $ref : undefined;
};

/** The references from one back to itself; empty if there is no circle. */
function findCircle(description: JsonValue, start: JsonValue): string[] {
  const followed: string[] = [];
  for (let value: unknown = start; ; ) {
    const reference = referenceOf(value);
    if (reference === undefined || followed.includes(reference)) return [];
    followed.push(reference);
    value = valueAt(description, fromPointer(reference));
    if (value === start) return followed;
  }
}

function checkReference(description: JsonValue, {value, path}: Place): ReferenceProblem[] {
  const reference = referenceOf(value);
  if (reference === undefined) return [];
  if (!reference.startsWith('#/')) {
    return [{path, isCircle: false, message: `$ref 应以 #/ 开头，指向这份描述里的内容；收到的是 ${JSON.stringify(reference)}`}];
  }
  const circle = findCircle(description, value);
  const shown = circle.length > 0 && [circle.at(-1), ...circle].join(' → ');
  return shown ? [{path, isCircle: true, message: `$ref 转一圈回到它自己（${shown}），没有内容；改成要指的 schema`}] : [];
}

/** Finds references that the parser misses or fails on: references to other files, and circular ones. */
export function checkReferences(description: JsonValue): ReferenceProblem[] {
  return [...placesIn(description)].flatMap((place) => checkReference(description, place));
}
