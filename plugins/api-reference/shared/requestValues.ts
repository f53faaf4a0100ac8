import {encodeText} from '../../../lib/text/cutText';
import type {InputField, RequestModel} from '../types';
import {type QueryPart, queryText, writeHeaderValue, writePathValue, writeQueryValue} from './writeParameter';

/** Input of the reader, by field. `body` is the text of a JSON or text body. Files are separate, because samples show only their names. */
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
  if (field.example === undefined || field.secret) return placeholderOf(field);
  return typeof field.example === 'object' ? JSON.stringify(field.example) : String(field.example);
}

function expandPath(model: RequestModel, values: RequestValues, withPlaceholders: boolean): string {
  return model.path.replace(/\{([^}]+)\}|[^{}\x21-\x7e]+/g, (whole, name?: string) => {
    // Literal parts of the path with non-Latin letters.
    if (name === undefined) return encodeText(whole);
    const field = model.fields.find((candidate) => candidate.in === 'path' && candidate.name === name);
    const value = field && valueFor(field, values, withPlaceholders);
    return value === undefined ? whole : writePathValue(field as InputField, value);
  });
}

/** Query parameters to send, in description order; a list may have one entry per item. */
export function queryOf(model: RequestModel, values: RequestValues, withPlaceholders = false): QueryPart[] {
  return model.fields
    .filter((field) => field.in === 'query')
    .flatMap((field) => {
      const value = valueFor(field, values, withPlaceholders);
      return value === undefined ? [] : writeQueryValue(field, value);
    });
}

/** Request address without the query. */
export function addressOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  return base.replace(/\/+$/, '') + expandPath(model, values, withPlaceholders);
}

/** The full address. */
export function urlOf(base: string, model: RequestModel, values: RequestValues, withPlaceholders = false): string {
  const query = queryText(queryOf(model, values, withPlaceholders));
  return addressOf(base, model, values, withPlaceholders) + (query && `?${query}`);
}

/** Header parameters with a value. */
export function headersOf(model: RequestModel, values: RequestValues, withPlaceholders = false): [string, string][] {
  return model.fields
    .filter((field) => field.in === 'header')
    .flatMap((field): [string, string][] => {
      const value = valueFor(field, values, withPlaceholders);
      return value === undefined ? [] : [[field.name, writeHeaderValue(field, value)]];
    });
}

const JSON_TYPE = 'application/json';

/** Text to send as the body, with its media type: the input or the example; undefined if there is none, or the reader cleared it. */
export function textBodyOf({body}: RequestModel, values: RequestValues): {text: string; mediaType: string; isJson: boolean} | undefined {
  if (body?.kind !== 'json' && body?.kind !== 'text') return undefined;
  const text = values.body ?? body.example;
  return text.trim() === '' ? undefined : {text, mediaType: body.mediaType ?? JSON_TYPE, isJson: body.kind === 'json'};
}

/** The JSON text to send; undefined for other bodies. */
export function jsonBodyOf(model: RequestModel, values: RequestValues): string | undefined {
  const body = textBodyOf(model, values);
  return body?.isJson ? body.text : undefined;
}

/** Media type to send for a file: a range such as `image/*` is none. */
export const sentType = (mediaType: string, file?: string): string =>
  mediaType.includes('*') ? file || 'application/octet-stream' : mediaType;

/** The file that samples send as the body: its name and media type. */
export function fileBodyOf({body}: RequestModel, values: RequestValues): {name: string; mediaType: string} | undefined {
  if (body?.kind !== 'file') return undefined;
  const name = body.fields.flatMap((field) => values.files[fieldKey(field)] ?? [])[0];
  return name !== undefined || body.required ? {name: name ?? 'FILE_PATH', mediaType: sentType(body.mediaType)} : undefined;
}

/** The fields of a form or a file. */
export const bodyFieldsOf = ({body}: RequestModel): InputField[] => (body && 'fields' in body ? body.fields : []);

/** Whether the body is a form. */
export const isForm = ({body}: RequestModel): boolean => body?.kind === 'multipart' || body?.kind === 'urlencoded';

/** A form field as samples show it. */
export type FormEntry = {name: string; value: string; isFile: boolean};

/** Form fields for samples; optional ones only if the reader filled them in. */
export function formEntriesOf(model: RequestModel, values: RequestValues): FormEntry[] {
  if (!isForm(model)) return [];
  return bodyFieldsOf(model).flatMap((field): FormEntry[] => {
    if (field.type === 'file') {
      const names = values.files[fieldKey(field)] ?? [];
      const shown = names.length > 0 ? names : ['FILE_PATH'];
      return shown.map((value) => ({name: field.name, value, isFile: true}));
    }
    const value = valueFor(field, values, true);
    return value === undefined ? [] : writeQueryValue(field, value).map((part) => ({name: part.name, value: part.value, isFile: false}));
  });
}
