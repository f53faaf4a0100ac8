import {addressOf, fileBodyOf, formEntriesOf, headersOf, queryOf, textBodyOf, urlOf} from '../requestValues';
import type {QueryPart} from '../writeParameter';
import {parseJson, type SampleInput} from './sampleInput';

/** Formats a JSON value as a Python literal. JSON strings are valid Python. */
function toPython(value: unknown, indent = 0): string {
  const inner = ' '.repeat(indent + 4);
  const outer = ' '.repeat(indent);
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const items = Array.isArray(value)
    ? value.map((item) => toPython(item, indent + 4))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toPython(item, indent + 4)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${outer}${close}`;
}

/** Values by name as a dictionary, or as pairs if a name occurs more than once. */
function pairsLiteral(parts: readonly Pick<QueryPart, 'name' | 'value'>[]): string {
  const pairs = parts.map(({name, value}): [string, string] => [name, value]);
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? toPython(Object.fromEntries(pairs), 4) : toPython(pairs, 4);
}

/** `requests` sets the media types of plain JSON and of forms itself. */
function contentTypeOf({model, values}: SampleInput): [string, string][] {
  const body = textBodyOf(model, values) ?? fileBodyOf(model, values);
  return body && !(model.body?.kind === 'json' && model.body.mediaType === undefined) ? [['Content-Type', body.mediaType]] : [];
}

function headerLines(input: SampleInput): string[] {
  const named = [...headersOf(input.model, input.values, true), ...contentTypeOf(input)];
  const own = named.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const key = input.model.auth ? ['"x-api-key": os.environ["LANGFLOW_API_KEY"]'] : [];
  const all = [...key, ...own];
  return all.length > 0 ? [`    headers={${all.join(', ')}},`] : [];
}

function formLines({model, values}: SampleInput): string[] {
  const entries = formEntriesOf(model, values);
  const fields = entries.filter(({isFile}) => !isFile);
  const files = entries
    .filter(({isFile}) => isFile)
    .map(({name, value}) => `(${JSON.stringify(name)}, open(${JSON.stringify(value)}, "rb"))`);
  // Without a file, `requests` would send another kind of form.
  const isOnlyText = model.body?.kind === 'multipart' && files.length === 0;
  const parts = isOnlyText ? fields.map(({name, value}) => `(${JSON.stringify(name)}, (None, ${JSON.stringify(value)}))`) : files;
  return [
    ...(fields.length > 0 && !isOnlyText ? [`    data=${pairsLiteral(fields)},`] : []),
    ...(parts.length > 0 ? [`    files=[${parts.join(', ')}],`] : []),
  ];
}

function bodyLines(input: SampleInput): string[] {
  const {model, values} = input;
  const body = textBodyOf(model, values);
  const file = fileBodyOf(model, values);
  if (file) return [`    data=open(${JSON.stringify(file.name)}, "rb"),`];
  if (!body) return formLines(input);
  const value = body.isJson ? parseJson(body.text) : undefined;
  return [value === undefined ? `    data=${JSON.stringify(body.text)}.encode(),` : `    json=${toPython(value, 4)},`];
}

/** Formats the request for Python's `requests`. */
export function buildPythonSample(input: SampleInput): string {
  const {model, values, base} = input;
  const query = queryOf(model, values, true);
  // `requests` encodes what it is given, so other forms are written into the address.
  const isPlain = query.every(({text}) => text === undefined);
  return [
    ...(model.auth ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${model.method}(`,
    `    ${JSON.stringify((isPlain ? addressOf : urlOf)(base, model, values, true))},`,
    ...(isPlain && query.length > 0 ? [`    params=${pairsLiteral(query)},`] : []),
    ...headerLines(input),
    ...bodyLines(input),
    `    timeout=60,`,
    ')',
    'response.raise_for_status()',
    ...(model.download ? ['with open("OUTPUT_PATH", "wb") as file:', '    file.write(response.content)'] : ['print(response.text)']),
  ].join('\n');
}
