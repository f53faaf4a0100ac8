import type {ServerAddress} from '../../../../lib/connection/serverAddress';
import {fieldKey, headersOf, jsonBodyOf, type RequestValues, urlOf} from '../../shared/requestValues';
import type {RequestModel} from '../../types';

/** All input of a request. */
export type Outgoing = {model: RequestModel; values: RequestValues; files: Record<string, File[]>; base: ServerAddress; apiKey: string};

function formBody({model, values, files}: Outgoing): FormData | URLSearchParams | undefined {
  if (!model.body || model.body.kind === 'json') return undefined;
  const form = model.body.kind === 'urlencoded' ? new URLSearchParams() : new FormData();
  for (const field of model.body.fields) {
    const text = values.fields[fieldKey(field)] ?? '';
    if (text !== '' && field.type !== 'file') form.append(field.name, text);
    if (form instanceof FormData) for (const file of files[fieldKey(field)] ?? []) form.append(field.name, file, file.name);
  }
  return form;
}

/** Converts the input to the arguments of `fetchServer`. The API key goes only into a header, never into the URL. */
export function buildFetch(outgoing: Outgoing): {path: string; init: RequestInit} {
  const {model, values, apiKey} = outgoing;
  const json = jsonBodyOf(model, values);
  const headers = new Headers(headersOf(model, values));
  if (model.auth && apiKey) headers.set('x-api-key', apiKey);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  return {
    path: urlOf('', model, values),
    init: {
      method: model.method.toUpperCase(),
      headers,
      body: json ?? formBody(outgoing),
    },
  };
}
