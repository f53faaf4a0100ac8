import type {InputField, RequestModel} from '../types';

/** What the reader typed, by field. `body` is the JSON text. Files are kept apart: samples show only their names. */
export type RequestValues = {
  fields: Record<string, string>;
  body?: string;
  files: Record<string, string[]>;
};

/** What the reader has typed at first: nothing. */
export const EMPTY_VALUES: RequestValues = {fields: {}, files: {}};

/** Key of a field among the typed values: one name may stand in the path and in the query. */
export function fieldKey(field: Pick<InputField, 'in' | 'name'>): string {
  return `${field.in}.${field.name}`;
}

/** A value that stands for what only the reader knows, as in `FLOW_ID`. */
function placeholderOf({name}: Pick<InputField, 'name'>): string {
  return name.replace(/^_+/, '').toUpperCase();
}

/** What a field sends: the typed value, or in samples an example or a placeholder for what must be given. */
export function valueFor(field: InputField, values: RequestValues, withPlaceholders: boolean): string | undefined {
  const typed = values.fields[fieldKey(field)];
  if (typed !== undefined && typed !== '' && !(withPlaceholders && field.secret)) return typed;
  if (!withPlaceholders || !field.required) return undefined;
  return field.example !== undefined && !field.secret ? String(field.example) : placeholderOf(field);
}

/** Half of a character, as cutting a text in the middle leaves it, cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

function expandPath(model: RequestModel, values: RequestValues, withPlaceholders: boolean): string {
  return model.path.replace(/\{([^}]+)\}|[^{}\x21-\x7e]+/g, (whole, name?: string) => {
    // Words of the path itself, in other letters than Latin ones.
    if (name === undefined) return encodeURIComponent(whole);
    const field = model.fields.find((candidate) => candidate.in === 'path' && candidate.name === name);
    const value = field && valueFor(field, values, withPlaceholders);
    return value === undefined ? whole : encodeURIComponent(wellFormed(value));
  });
}

/** The query parameters to send, in the order of the description; a list takes one entry an item. */
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

/** The request's address without its query. */
export function addressOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  return base.replace(/\/+$/, '') + expandPath(model, values, withPlaceholders);
}

/** The full address. */
export function urlOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  const query = new URLSearchParams(queryOf(model, values, withPlaceholders)).toString();
  return addressOf(base, model, values, withPlaceholders) + (query && `?${query}`);
}

/** Header parameters that have a value. */
export function headersOf(model: RequestModel, values: RequestValues, withPlaceholders = false): [string, string][] {
  return model.fields
    .filter((field) => field.in === 'header')
    .flatMap((field): [string, string][] => {
      const value = valueFor(field, values, withPlaceholders);
      return value === undefined ? [] : [[field.name, value]];
    });
}

/** The JSON text that would be sent: what was typed, or the example; nothing when the reader emptied it. */
export function jsonBodyOf(model: RequestModel, values: RequestValues): string | undefined {
  if (model.body?.kind !== 'json') return undefined;
  const text = values.body ?? model.body.example;
  return text.trim() === '' ? undefined : text;
}

/** A form field as samples show it. */
export type FormEntry = {name: string; value: string; isFile: boolean};

/** The form fields to show in samples; optional ones only where the reader filled them in. */
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
