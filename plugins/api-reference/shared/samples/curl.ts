import {fileBodyOf, formEntriesOf, headersOf, textBodyOf, urlOf} from '../requestValues';
import type {SampleInput} from './sampleInput';

/** Quotes text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/** Double quotes, so that the shell expands the variable. */
const KEY_HEADER = '-H "x-api-key: $LANGFLOW_API_KEY"';

const typeHeader = (mediaType: string) =>
  `-H ${/^[\w/+.-]+$/.test(mediaType) ? `"Content-Type: ${mediaType}"` : quote(`Content-Type: ${mediaType}`)}`;

function bodyParts({model, values}: SampleInput): string[] {
  const body = textBodyOf(model, values);
  const file = fileBodyOf(model, values);
  // A text that begins with @ would be the name of a file.
  if (body) return [typeHeader(body.mediaType), `${body.isJson ? '-d' : '--data-raw'} ${quote(body.text)}`];
  return file ? [typeHeader(file.mediaType), `--data-binary ${quote(`@${file.name}`)}`] : [];
}

/** Formats the request as a cURL command. */
export function buildCurlSample({model, values, base}: SampleInput): string {
  const url = urlOf(base, model, values, true);
  const formFlag = model.body?.kind === 'urlencoded' ? '--data-urlencode' : '-F';
  const parts = [
    `curl${model.gzip ? ' --compressed' : ''} -X ${model.method.toUpperCase()} ${/^[\w:/.{}-]+$/.test(url) ? `"${url}"` : quote(url)}`,
    ...headersOf(model, values, true).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(model.auth ? [KEY_HEADER] : []),
    ...bodyParts({model, values, base}),
    ...formEntriesOf(model, values).map(({name, value, isFile}) => `${formFlag} ${quote(`${name}=${isFile ? '@' : ''}${value}`)}`),
    // curl refuses to print a binary file, and `-f` keeps an error message out of the file.
    ...(model.download ? ["-f -o 'OUTPUT_PATH'"] : []),
  ];
  return parts.join(' \\\n  ');
}
