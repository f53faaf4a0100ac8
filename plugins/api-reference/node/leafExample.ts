import {cutText} from '../../../lib/text/cutText';
import {patternExample} from './patternExample';
import type {PlainSchema} from './plainSchema';

// Fixed values, so that two builds of the same sources give the same pages.
const STRINGS: Record<string, string> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'date-time': '2025-07-01T08:30:00Z',
  'iso-date-time': '2025-07-01T08:30:00Z',
  date: '2025-07-01',
  time: '08:30:00Z',
  'iso-time': '08:30:00Z',
  duration: 'PT30M',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': '/path/{id}',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  'json-pointer': '/name',
  'relative-json-pointer': '0/name',
  regex: '^a+$',
  // Base64 of "string".
  byte: 'c3RyaW5n',
  password: 'YOUR_PASSWORD',
};

/** Maximum length of texts, whatever the schema requires: longer ones show nothing more. */
const MAX_LENGTH = 200;

function fitsText(text: string, {minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern}: PlainSchema): boolean {
  const {length} = [...text];
  if (length < minLength || length > maxLength) return false;
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** A text of the right length that a pattern matches. */
function patternText(schema: PlainSchema): string | undefined {
  const {pattern, minLength = 0} = schema;
  if (pattern === undefined) return undefined;
  // Parts that may repeat do so until the text is long enough; several parts together need fewer.
  for (let repeats = 1; repeats <= Math.max(1, Math.min(minLength, MAX_LENGTH)); repeats += 1) {
    const text = patternExample(pattern, repeats);
    if (text === undefined) return undefined;
    if (fitsText(text, schema)) return text;
  }
  return undefined;
}

/** A text that a schema accepts, if one is found. */
export function stringExample(schema: PlainSchema): string {
  const known = schema.format ? STRINGS[schema.format] : undefined;
  if (known !== undefined && fitsText(known, schema)) return known;
  const padded = cutText('string'.padEnd(Math.min(schema.minLength ?? 0, MAX_LENGTH), '_'), schema.maxLength ?? Number.POSITIVE_INFINITY);
  return patternText(schema) ?? (known !== undefined && schema.pattern === undefined && schema.maxLength === undefined ? known : padded);
}

/** A number that a schema accepts: the least one, or 1. */
export function numberExample(schema: PlainSchema, isInteger: boolean): number {
  const {minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf} = schema;
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const step = multipleOf ?? 1;
  const start = Number.isFinite(low) ? low : Math.min(step, high);
  const steps = [Math.ceil(start / step), Math.floor(start / step) + 1, Math.floor(high / step), Math.ceil(high / step) - 1];
  // If the bounds are closer than one step, a fraction may still fit.
  const candidates = [...steps.map((count) => count * step), ...(isInteger || multipleOf !== undefined ? [] : [(low + high) / 2, low])];
  const fits = (value: number) => value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return candidates.find((value) => Number.isFinite(value) && fits(value)) ?? start;
}
