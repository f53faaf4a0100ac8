import {stringify} from 'yaml';
import {isObject} from '../../../lib/input/isObject';
import type {Fields, RawOpenApi} from './readOpenApi';

/** Maximum line width in this repository. */
const WIDTH = 140;
/** Keys whose value is always written on separate lines, so that API changes affect few lines. */
const OPEN = new Set(['info', 'paths', 'responses', 'content', 'requestBody', 'components', 'schemas', 'securitySchemes', 'properties']);
/** Keys whose children are also written on separate lines: a path, its operations, a response. */
const OPENS_CHILDREN = new Set(['paths', 'responses']);

const scalar = (value: unknown, isInFlow: boolean): string =>
  stringify(isInFlow ? [value] : value, {
    collectionStyle: isInFlow ? 'flow' : 'any',
    singleQuote: true,
    lineWidth: 0,
    flowCollectionPadding: false,
  })
    .trim()
    .replace(isInFlow ? /^\[|\]$/g : /^$/g, '');

const keyText = (key: string): string => scalar(key, false);

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${scalar(key, true)}: ${flow(item)}`);
    return `{${entries.join(', ')}}`;
  }
  return scalar(value, true);
}

type Opened = 'children' | 'self' | 'no';

/** Whether a value fits on the line of its key. */
function isShort(value: unknown, taken: number, opened: Opened): boolean {
  if (!isObject(value) && !Array.isArray(value)) return true;
  if (Object.keys(value).length === 0) return true;
  return opened === 'no' && taken + flow(value).length <= WIDTH;
}

function openedBy(key: string, parent: Opened): Opened {
  if (parent === 'children') return 'self';
  return OPENS_CHILDREN.has(key) ? 'children' : OPEN.has(key) ? 'self' : 'no';
}

function block(value: unknown, indent: string, opened: Opened): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listItem(item, indent));
  return Object.entries(value as Fields).flatMap(([key, item]) => entry(key, item, {indent, opened}));
}

function listItem(item: unknown, indent: string): string[] {
  const line = `${indent}- ${flow(item)}`;
  if (line.length <= WIDTH || !isObject(item)) return [line];
  const [first = '', ...rest] = block(item, `${indent}  `, 'no');
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

function entry(key: string, value: unknown, {indent, opened}: {indent: string; opened: Opened}): string[] {
  const head = `${indent}${keyText(key)}:`;
  const isObjectSchema = isObject(value) && isObject(value.properties);
  const own = isObjectSchema ? 'self' : openedBy(key, opened);
  if (isObject(value) || Array.isArray(value)) {
    if (isShort(value, head.length + 1, Array.isArray(value) && key === 'parameters' ? 'self' : own)) return [`${head} ${flow(value)}`];
    return [head, ...block(value, `${indent}  `, own)];
  }
  return [`${head} ${scalar(value, false)}`];
}

/** Operations and object schemas of a path start on separate lines. */
function writePaths(paths: RawOpenApi['paths']): string {
  return Object.entries(paths)
    .map(([template, item]) => {
      const operations = Object.entries(item).flatMap(([method, operation]) => [`    ${method}:`, ...block(operation, '      ', 'no')]);
      return [`  ${template}:`, ...operations].join('\n');
    })
    .join('\n\n');
}

/** First line of the file of a version. */
export const apiComment = (label: string): string =>
  `The structure of the API of Langflow ${label}, without texts: those are in ../overlay/ and overlay/.`;

/** Formats a description as YAML, in the order of the value; what fits is written on one line. */
export function writeApi(api: RawOpenApi, comment: string): string {
  const {openapi, info, servers, tags, paths, components, ...own} = api;
  const {securitySchemes, schemas} = components as {securitySchemes: Fields; schemas: Fields};
  const parts = [
    `# ${comment}\nopenapi: ${openapi}`,
    ['info:', ...block(info, '  ', 'no')].join('\n'),
    ...Object.entries(own).map(([key, value]) => entry(key, value, {indent: '', opened: 'no'}).join('\n')),
    ['servers:', ...(servers as Fields[]).map(({url}) => `  - url: ${url}`)].join('\n'),
    ['tags:', ...(tags as Fields[]).map(({name}) => `  - name: ${scalar(name, false)}`)].join('\n'),
    `paths:\n${writePaths(paths)}`,
    ['components:', '  securitySchemes:', ...block(securitySchemes, '    ', 'no')].join('\n'),
    ['  schemas:', ...block(schemas, '    ', 'no')].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
