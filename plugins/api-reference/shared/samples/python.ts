import {addressOf, formEntriesOf, headersOf, jsonBodyOf, queryOf} from '../requestValues';
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

/** Query parameters as a dictionary, or as pairs if a name occurs more than once. */
function queryLiteral(query: [string, string][]): string {
  const names = query.map(([name]) => name);
  return new Set(names).size === names.length ? toPython(Object.fromEntries(query), 4) : toPython(query, 4);
}

function headerLines(input: SampleInput): string[] {
  const own = headersOf(input.model, input.values, true).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const key = input.model.auth ? ['"x-api-key": os.environ["LANGFLOW_API_KEY"]'] : [];
  const all = [...key, ...own];
  return all.length > 0 ? [`    headers={${all.join(', ')}},`] : [];
}

function bodyLines({model, values}: SampleInput): string[] {
  const json = jsonBodyOf(model, values);
  if (json !== undefined) {
    const value = parseJson(json);
    return value === undefined ? [`    data=${JSON.stringify(json)}.encode(),`] : [`    json=${toPython(value, 4)},`];
  }
  const entries = formEntriesOf(model, values);
  const fields = entries.filter(({isFile}) => !isFile);
  const files = entries.filter(({isFile}) => isFile);
  return [
    ...(fields.length > 0 ? [`    data=${toPython(Object.fromEntries(fields.map(({name, value}) => [name, value])), 4)},`] : []),
    ...(files.length > 0
      ? [`    files=[${files.map(({name, value}) => `(${JSON.stringify(name)}, open(${JSON.stringify(value)}, "rb"))`).join(', ')}],`]
      : []),
  ];
}

/** Formats the request for Python's `requests`. */
export function buildPythonSample(input: SampleInput): string {
  const {model, values, base} = input;
  const query = queryOf(model, values, true);
  return [
    ...(model.auth ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${model.method}(`,
    `    ${JSON.stringify(addressOf(base, model, values, true))},`,
    ...(query.length > 0 ? [`    params=${queryLiteral(query)},`] : []),
    ...headerLines(input),
    ...bodyLines(input),
    `    timeout=60,`,
    ')',
    'response.raise_for_status()',
    ...(model.download ? ['with open("OUTPUT_PATH", "wb") as file:', '    file.write(response.content)'] : ['print(response.text)']),
  ].join('\n');
}
