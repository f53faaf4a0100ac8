import type {ServerAddress} from '../../../../lib/connection/serverAddress';
import {bodyFieldsOf, fieldKey, headersOf, isForm, type RequestValues, sentType, textBodyOf, urlOf} from '../../shared/requestValues';
import {writeQueryValue} from '../../shared/writeParameter';
import type {RequestModel} from '../../types';

/** All input of a request. */
export type Outgoing = {model: RequestModel; values: RequestValues; files: Record<string, File[]>; base: ServerAddress; apiKey: string};

/** Names and values of the fields of a form. */
function formValues({model, values, files}: Outgoing): [string, string | File][] {
  return bodyFieldsOf(model).flatMap((field): [string, string | File][] => {
    if (field.type === 'file') return (files[fieldKey(field)] ?? []).map((file) => [field.name, file]);
    const text = values.fields[fieldKey(field)] ?? '';
    return text === '' ? [] : writeQueryValue(field, text).map(({name, value}) => [name, value]);
  });
}

function formBody(outgoing: Outgoing): FormData | URLSearchParams | undefined {
  if (!isForm(outgoing.model)) return undefined;
  const form = new FormData();
  const query = new URLSearchParams();
  for (const [name, value] of formValues(outgoing)) {
    if (typeof value === 'string') query.append(name, value);
    form.append(name, value);
  }
  return outgoing.model.body?.kind === 'urlencoded' ? query : form;
}

/** The chosen file, if it is the body. */
function fileBody({model: {body}, files}: Outgoing): {file: File; mediaType: string} | undefined {
  if (body?.kind !== 'file') return undefined;
  const file = body.fields.flatMap((field) => files[fieldKey(field)] ?? [])[0];
  return file && {file, mediaType: sentType(body.mediaType, file.type)};
}

/** Converts the input to the arguments of `fetchServer`. The API key goes only into a header, never into the URL. */
export function buildFetch(outgoing: Outgoing): {path: string; init: RequestInit} {
  const {model, values, apiKey} = outgoing;
  const text = textBodyOf(model, values);
  const upload = fileBody(outgoing);
  const headers = new Headers(headersOf(model, values));
  if (model.auth && apiKey) headers.set('x-api-key', apiKey);
  const contentType = text?.mediaType ?? upload?.mediaType;
  if (contentType !== undefined) headers.set('Content-Type', contentType);
  return {
    path: urlOf('', model, values),
    init: {
      method: model.method.toUpperCase(),
      headers,
      body: text?.text ?? upload?.file ?? formBody(outgoing),
    },
  };
}
