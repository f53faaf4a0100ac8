import {encodeText} from '../../../lib/text/cutText';
import type {InputField, RequestModel} from '../types';

/** Input of the reader, by field. `body` is the JSON text. Files are separate, because samples show only their names. */
export type RequestValues = {
  fields: Record<string, string>;
  body?: string;
  files: Record<string, string[]>;
};

/** Empty initial input. */
export const EMPTY_VALUES: RequestValues = {fields: {}, files: {}};

/** Key of a field in the input: the same name may occur in the path and in the query. */
export function fieldKey(field: Pick<InputField, 'in' | 'name'>): string {
  return `${field.in}.${field.name}`;
}

/** Placeholder for a value that only the reader knows, such as `FLOW_ID`. */
function placeholderOf({name}: Pick<InputField, 'name'>): string {
  return name.replace(/^_+/, '').toUpperCase();
}

/** The value that a field sends: the input, or in samples an example or a placeholder if the field is required. */
export function valueFor(field: InputField, values: RequestValues, withPlaceholders: boolean): string | undefined {
  const typed = values.fields[fieldKey(field)];
  if (typed !== undefined && typed !== '' && !(withPlaceholders && field.secret)) return typed;
  if (!withPlaceholders || !field.required) return undefined;
  return field.example !== undefined && !field.secret ? String(field.example) : placeholderOf(field);
}

function expandPath(model: RequestModel, values: RequestValues, withPlaceholders: boolean): string {
  return model.path.replace(/\{([^}]+)\}|[^{}\x21-\x7e]+/g, (whole, name?: string) => {
    // Literal parts of the path with non-Latin letters.
    if (name === undefined) return encodeText(whole);
    const field = model.fields.find((candidate) => candidate.in === 'path' && candidate.name === name);
    const value = field && valueFor(field, values, withPlaceholders);
    return value === undefined ? whole : encodeText(value);
  });
}

/** Query parameters to send, in description order; a list has one entry per item. */
export function queryOf(model: RequestModel, values: RequestValues, withPlaceholders = false): [string, string][] {
  return model.fields
    .filter((field) => field.in === 'query')
    .flatMap((field): [string, string][] => {
      const value = valueFor(field, values, withPlaceholders);
      if (value === undefined) return [];
      const items = field.multiple
        ? value
            .split(/[\n,，]/)
            .map((item) => item.trim())
            .filter(Boolean)
        : [value];
      return items.map((item) => [field.name, item]);
    });
}

/** Request address without the query. */
export function addressOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  return base.replace(/\/+$/, '') + expandPath(model, values, withPlaceholders);
}

/** The full address. */
export function urlOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  const query = new URLSearchParams(queryOf(model, values, withPlaceholders)).toString();
  return addressOf(base, model, values, withPlaceholders) + (query && `?${query}`);
}

/** Header parameters with a value. */
export function headersOf(model: RequestModel, values: RequestValues, withPlaceholders = false): [string, string][] {
  return model.fields
    .filter((field) => field.in === 'header')
    .flatMap((field): [string, string][] => {
      const value = valueFor(field, values, withPlaceholders);
      return value === undefined ? [] : [[field.name, value]];
    });
}

/** The JSON text to send: the input or the example; undefined if the reader cleared it. */
export function jsonBodyOf(model: RequestModel, values: RequestValues): string | undefined {
  if (model.body?.kind !== 'json') return undefined;
  const text = values.body ?? model.body.example;
  return text.trim() === '' ? undefined : text;
}

/** A form field as samples show it. */
export type FormEntry = {name: string; value: string; isFile: boolean};

/** Form fields for samples; optional ones only if the reader filled them in. */
export function formEntriesOf(model: RequestModel, values: RequestValues): FormEntry[] {
  if (!model.body || model.body.kind === 'json') return [];
  return model.body.fields.flatMap((field): FormEntry[] => {
    if (field.type === 'file') {
      const names = values.files[fieldKey(field)] ?? [];
      const shown = names.length > 0 ? names : ['FILE_PATH'];
      return shown.map((value) => ({name: field.name, value, isFile: true}));
    }
    const value = valueFor(field, values, true);
    return value === undefined ? [] : [{name: field.name, value, isFile: false}];
  });
}
