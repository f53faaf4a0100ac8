import {parseServerAddress} from '../../../../lib/connection/serverAddress';
import {checkApiKey} from '../../../../src/langflowConnection/apiKey';
import {bodyFieldsOf, fieldKey, type RequestValues, textBodyOf} from '../../shared/requestValues';
import type {InputField, RequestModel} from '../../types';
import {checkJsonText} from './checkBody';

/** Problems that prevent sending, by form control. */
export type RequestProblems = Record<string, string[]>;

/** Key of the control for the server address. */
export const BASE_KEY = 'base';
/** Key of the control for the API key. */
export const API_KEY_FIELD = 'key';
/** Key of the control for the text of the body. */
export const BODY_KEY = 'body';

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Finds values that are invalid in a header or path: browsers refuse to send such headers, and such paths would change the address. */
function checkPlace({in: place}: InputField, text: string): string[] {
  const [wrong] = /[^\t\x20-\x7e\xa0-\xff]/u.exec(text.trim()) ?? [];
  if (place === 'header' && wrong) return [`请求头里不能有${/[\p{C}\p{Z}]/u.test(wrong) ? '看不见的字符' : `“${wrong}”`}`];
  return place === 'path' && /^\.{1,2}$/.test(text) ? ['不能是 . 或 ..：浏览器会把它当成路径的一部分'] : [];
}

function checkText(field: InputField, text: string): string[] {
  const misplaced = checkPlace(field, text);
  if (misplaced.length > 0) return misplaced;
  if (field.options && !field.multiple && !field.options.includes(text)) return [`应为下列之一：${field.options.join('、')}`];
  if (field.format === 'uuid' && !UUID.test(text)) return ['应为 UUID，例如 3fa85f64-5717-4562-b3fc-2c963f66afa6'];
  if (field.type === 'integer' && !/^[+-]?\d+$/.test(text)) return ['应为整数'];
  if (field.type === 'number' && (text.trim() === '' || Number.isNaN(Number(text)))) return ['应为数字'];
  if (field.type === 'object') {
    try {
      JSON.parse(text);
    } catch {
      return ['应为 JSON'];
    }
  }
  return [];
}

function checkField(field: InputField, values: RequestValues): string[] {
  if (field.type === 'file') return field.required && !values.files[fieldKey(field)]?.length ? ['请选择文件'] : [];
  const text = values.fields[fieldKey(field)] ?? '';
  if (text === '') return field.required ? ['必填'] : [];
  return checkText(field, text);
}

function checkBodyText(model: RequestModel, values: RequestValues): string[] {
  const {body} = model;
  if (body?.kind !== 'json' && body?.kind !== 'text') return [];
  const text = textBodyOf(model, values)?.text;
  if (text === undefined) return body.required ? ['请求体必填'] : [];
  return body.kind === 'json' ? checkJsonText(text, body.shape) : [];
}

/** Checks everything that can be checked before sending; an empty result means that the request can be sent. */
export function checkRequest(model: RequestModel, values: RequestValues, base: string, apiKey: string): RequestProblems {
  const found: [string, string[]][] = [
    [BASE_KEY, [parseServerAddress(base).problem ?? []].flat()],
    [API_KEY_FIELD, model.auth ? checkApiKey(apiKey) : []],
    ...[...model.fields, ...bodyFieldsOf(model)].map((field): [string, string[]] => [fieldKey(field), checkField(field, values)]),
    [BODY_KEY, checkBodyText(model, values)],
  ];
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}
