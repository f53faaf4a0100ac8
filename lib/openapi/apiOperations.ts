import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {CHANGES_PREFIX} from '../content/ownPages';
import {type DocsVersion, readWrittenVersions, versionFile} from '../content/versions';
import {isObject} from '../input/isObject';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import type {ApiSources} from './loadApi';
import {resolveRef} from './openApi';
import {METHODS} from './types';

const PARAMETER = /^\{.+\}$/;

/** Segments of a path, without its query. */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/**
 * How well a path in a text matches the template of an operation: the number of literal segments that match, or -1 if it does not match. A
 * segment of the path may be the value of a parameter, but a parameter in the path does not match a literal segment.
 */
export function fitness(template: string, segments: readonly string[]): number {
  const parts = segmentsOf(template);
  if (parts.length !== segments.length) return -1;
  const literal = parts.filter((part, i) => part === segments[i]).length;
  return parts.every((part, i) => part === segments[i] || PARAMETER.test(part)) ? literal : -1;
}

/** An operation of the Langflow API, with the data for links to its page. */
export type ApiOperation = {
  method: string;
  /** Path template, e.g. `/api/v1/flows/{flow_id}`. */
  path: string;
  /** Last segment of the address of its page: `/api/<slug>`. */
  slug: string;
};

const API_NAME = 'openapi.yaml';

/** Path of the API description of a version, relative to the site; it may not exist. */
export const apiFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'api', API_NAME);

/** Paths of the API description of a version and of its texts, relative to the site. */
export const apiSources = (version: Pick<DocsVersion, 'folder'>): ApiSources => ({
  description: apiFile(version),
  overlays: versionFile(version, 'api', 'overlay'),
  ...(version.folder && {shared: 'api/overlay'}),
});

/** Name of the plugin instance that serves the API reference of a version. */
export const apiInstance = ({base, label}: Pick<DocsVersion, 'base' | 'label'>): string => (base ? `version-${label}` : 'default');

/** Whether this site describes the API of a version. */
export const hasApi = (version: DocsVersion): boolean => existsSync(path.join(version.root, apiFile(version)));

/** Last segment of the address of the page about changes since an older version: `/api/<slug>`. */
export const changesSlug = ({label}: Pick<DocsVersion, 'label'>): string => CHANGES_PREFIX + label.replace('.', '-');

/** The version that the API of a version is compared with: the next older one, if both have a description. */
export function findComparedVersion(version: DocsVersion): DocsVersion | undefined {
  const versions = readWrittenVersions(version.root);
  const older = versions[versions.findIndex(({id}) => id === version.id) + 1];
  return older && hasApi(version) && hasApi(older) ? older : undefined;
}

/** Routes of the API reference of a version that the official documentation also has. */
export const officialApiRoutes = (version: DocsVersion): string[] =>
  hasApi(version) ? ['/api', ...readApiOperations(version).map(({slug}) => `/api/${slug}`)] : [];

/** Routes of all API reference pages of a version. */
export function apiRoutes(version: DocsVersion): string[] {
  const compared = findComparedVersion(version);
  return [...officialApiRoutes(version), ...(compared ? [`/api/${changesSlug(compared)}`] : [])];
}

const OPERATION = z.looseObject(
  {'x-slug': z.string('操作页面的地址，例如 run-flow').regex(/^[a-z0-9-]+$/, '操作页面的地址，由小写字母、数字和连字符组成')},
  '操作的键值对',
);
const PATH_ITEM = z.looseObject(Object.fromEntries(METHODS.map((method) => [method, OPERATION.optional()])), '路径的键值对');
const DESCRIPTION = z.looseObject({paths: z.record(z.string(), PATH_ITEM, '“路径: 操作”的键值对')}, 'OpenAPI 3.1 文档，其中有 paths');

/** A description in which every path directly contains its operations, also those defined elsewhere by reference. */
function withResolvedPaths(description: unknown): unknown {
  if (!isObject(description) || !isObject(description.paths)) return description;
  const api = {paths: {}, ...description};
  const resolved = Object.entries(description.paths).map(([route, item]) => [route, isObject(item) ? resolveRef(api, item) : item]);
  return {...description, paths: Object.fromEntries(resolved)};
}

/**
 * Lists the operations of an OpenAPI description in the order of the file.
 *
 * @throws InputError that lists all invalid operations
 */
export function parseApiOperations(text: string, name = API_NAME): ApiOperation[] {
  const {paths} = checkInput(withResolvedPaths(parseYamlInput(text, name)), DESCRIPTION, name);
  return Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as z.infer<typeof OPERATION> | undefined;
      return operation ? [{method: method.toUpperCase(), path: template, slug: operation['x-slug']}] : [];
    }),
  );
}

// One build reads the operations about thirty times, and parsing a description takes a third of a second.
const parsed = new Map<string, {text: string; operations: readonly ApiOperation[]}>();

/** Reads the API operations of a version; empty if the API is not described. */
export function readApiOperations(version: DocsVersion): readonly ApiOperation[] {
  if (!hasApi(version)) return [];
  const name = apiFile(version);
  const file = path.join(version.root, name);
  const text = readInputText({path: file, name});
  const known = parsed.get(file);
  if (known?.text === text) return known.operations;
  const operations = parseApiOperations(text, name);
  parsed.set(file, {text, operations});
  return operations;
}

/** Whether a path is a prefix of some operation's path; texts use such prefixes for a group of endpoints. */
export function isApiPrefix(operations: readonly ApiOperation[], pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return operations.some((operation) => fitness(`/${segmentsOf(operation.path).slice(0, segments.length).join('/')}`, segments) >= 0);
}

/**
 * Finds the operation for a path in a text.
 *
 * @param pathname path with or without `/api` before its version, with values or placeholders for its parameters, e.g.
 *   `/v1/run/$FLOW_ID?stream=false`
 * @param method HTTP method; without it, GET is preferred, then the first operation of the path
 */
export function findOperation(operations: readonly ApiOperation[], pathname: string, method?: string): ApiOperation | undefined {
  const segments = segmentsOf(/^\/v\d/.test(pathname) ? `/api${pathname}` : pathname);
  const fitting = operations
    .filter((operation) => method === undefined || operation.method === method.toUpperCase())
    .map((operation) => ({operation, fit: fitness(operation.path, segments)}))
    .filter(({fit}) => fit >= 0);
  const best = Math.max(...fitting.map(({fit}) => fit));
  const candidates = fitting.filter(({fit}) => fit === best).map(({operation}) => operation);
  return candidates.find((operation) => operation.method === 'GET') ?? candidates[0];
}
