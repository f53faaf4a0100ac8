import {addressOf, formEntriesOf, headersOf, jsonBodyOf, queryOf} from '../requestValues';
import type {SampleInput} from './sampleInput';

/** Quotes text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/** Double quotes, so that the shell expands the variable. */
const KEY_HEADER = '-H "x-api-key: $LANGFLOW_API_KEY"';

/** Formats the request as a cURL command. */
export function buildCurlSample({model, values, base}: SampleInput): string {
  const query = new URLSearchParams(queryOf(model, values, true)).toString();
  const url = addressOf(base, model, values, true) + (query && `?${query}`);
  const json = jsonBodyOf(model, values);
  const formFlag = model.body?.kind === 'urlencoded' ? '--data-urlencode' : '-F';
  const parts = [
    `curl${model.gzip ? ' --compressed' : ''} -X ${model.method.toUpperCase()} ${/^[\w:/.{}-]+$/.test(url) ? `"${url}"` : quote(url)}`,
    ...headersOf(model, values, true).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(model.auth ? [KEY_HEADER] : []),
    ...(json === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quote(json)}`]),
    ...formEntriesOf(model, values).map(({name, value, isFile}) => `${formFlag} ${quote(`${name}=${isFile ? '@' : ''}${value}`)}`),
    // curl refuses to print a binary file, and `-f` keeps an error message out of the file.
    ...(model.download ? ["-f -o 'OUTPUT_PATH'"] : []),
  ];
  return parts.join(' \\\n  ');
}
