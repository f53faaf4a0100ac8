import {isObject} from '../../../lib/input/isObject';
import {encodeText} from '../../../lib/text/cutText';
import type {InputField, ParameterStyle} from '../types';

/** A part of a query: name and value, or its text in the address where that is not what a form would write. */
export type QueryPart = {name: string; value: string; text?: string};

/** A value as a reader enters it: one text, several, or named ones. */
type Entered = string | string[] | [string, string][];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The items of a list: a JSON list, or texts separated by commas or lines. */
export function itemsOfText(text: string): string[] {
  const parsed = text.trimStart().startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(parsed)) return parsed.map(textOf);
  return text
    .split(/[\n,，]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Reads what was entered; objects are entered as JSON. */
function readEntered({multiple, type}: InputField, text: string): Entered {
  if (multiple) return itemsOfText(text);
  const parsed = type === 'object' ? parseJson(text) : undefined;
  return isObject(parsed) ? Object.entries(parsed).map(([name, value]): [string, string] => [name, textOf(value)]) : text;
}

const isNamed = (value: Entered): value is [string, string][] => Array.isArray(value) && Array.isArray(value[0]);

/** Reserved characters that mean something else in a query, or are not allowed there. */
const NEVER_RESERVED = new Set(['#', '[', ']', '&', '+']);

const encodeReserved = (text: string): string =>
  [...text]
    .map((character) => (/[:/?@!$'()*,;=]/.test(character) && !NEVER_RESERVED.has(character) ? character : encodeText(character)))
    .join('');

const encoderOf = (style: ParameterStyle | undefined) => (style?.allowReserved ? encodeReserved : encodeText);

/** Named values as `R=100` if they are exploded, or else as `R`, `100`. */
const flatten = (pairs: readonly [string, string][], explode: boolean, encode: (text: string) => string): string[] =>
  pairs.flatMap(([name, value]) => (explode ? [`${encode(name)}=${encode(value)}`] : [encode(name), encode(value)]));

/** Writes a value into the path. */
export function writePathValue(field: InputField, text: string): string {
  const {name: style, explode = false} = field.style ?? {name: 'simple' as const};
  const value = style === 'document' ? text : readEntered(field, text);
  const items = isNamed(value) ? flatten(value, explode, encodeText) : [value].flat().map(encodeText);
  const name = encodeText(field.name);
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return items.join(',');
  if (!explode) return `;${name}=${items.join(',')}`;
  return items.map((item) => (isNamed(value) ? `;${item}` : `;${name}=${item}`)).join('');
}

/** Writes a value into a header. */
export function writeHeaderValue(field: InputField, text: string): string {
  const value = field.style?.name === 'document' ? text : readEntered(field, text);
  const items = isNamed(value) ? flatten(value, field.style?.explode ?? false, (part) => part) : [value].flat();
  return Array.isArray(value) ? items.join(',') : text;
}

/** Properties of an object and of those in it, as `name[a][b]`; lists repeat. */
function deepParts(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => deepParts(name, item));
  if (!isObject(value)) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([key, part]) => deepParts(`${name}[${key}]`, part));
}

const DELIMITERS: Partial<Record<ParameterStyle['name'], string>> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** Writes a value into the query. */
export function writeQueryValue(field: InputField, text: string): QueryPart[] {
  const {name, style} = field;
  const encode = encoderOf(style);
  const plain = (key: string, value: string): QueryPart => ({
    name: key,
    value,
    ...(style?.allowReserved && {text: `${encodeText(key)}=${encode(value)}`}),
  });
  if (style?.name === 'document') return [plain(name, text)];
  const deep = style?.name === 'deepObject' ? parseJson(text) : undefined;
  if (isObject(deep)) return deepParts(name, deep).map(([key, value]) => plain(key, value));
  const value = readEntered(field, text);
  if (typeof value === 'string') return [plain(name, value)];
  if (style?.explode ?? style === undefined)
    return isNamed(value) ? value.map(([key, part]) => plain(key, part)) : value.map((item) => plain(name, item));
  const items = isNamed(value) ? flatten(value, false, encode) : value.map(encode);
  if (items.length === 0) return [];
  const delimiter = DELIMITERS[style?.name ?? 'form'] ?? ',';
  return [{name, value: (isNamed(value) ? value.flat() : value).join(','), text: `${encodeText(name)}=${items.join(delimiter)}`}];
}

/** The query in an address. */
export const queryText = (parts: readonly QueryPart[]): string =>
  parts.map(({name, value, text}) => text ?? new URLSearchParams([[name, value]]).toString()).join('&');
