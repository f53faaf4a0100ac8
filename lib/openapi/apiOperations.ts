import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {CHANGES_PREFIX} from '../content/ownPages';
import {type DocsVersion, readWrittenVersions, versionFile} from '../content/versions';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import type {ApiSources} from './loadApi';
import {resolveRef} from './openApi';
import {METHODS} from './types';

const PARAMETER = /^\{.+\}$/;

/** The parts of a path between its slashes, without its query. */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/**
 * How well a path in a text fits the template of an operation: the number of segments that the template names literally, or -1 where
 * it does not fit at all. A segment may stand for a parameter, but not the other way round.
 */
export function fitness(template: string, segments: readonly string[]): number {
  const parts = segmentsOf(template);
  if (parts.length !== segments.length) return -1;
  const literal = parts.filter((part, i) => part === segments[i]).length;
  return parts.every((part, i) => part === segments[i] || PARAMETER.test(part)) ? literal : -1;
}

/** An operation of the Langflow API, as far as links to its page need it. */
export type ApiOperation = {
  method: string;
  /** Path template, e.g. `/api/v1/flows/{flow_id}`. */
  path: string;
  /** Last part of the address of its page: `/api/<slug>`. */
  slug: string;
};

const API_NAME = 'openapi.yaml';

/** Where the description of a version's API lies, relative to the site; a version may have none. */
export const apiFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'api', API_NAME);

/** Where the description of a version's API and its texts lie, relative to the site. */
export const apiSources = (version: Pick<DocsVersion, 'folder'>): ApiSources => ({
  description: apiFile(version),
  overlays: versionFile(version, 'api', 'overlay'),
  ...(version.folder && {shared: 'api/overlay'}),
});

/** Name of the plugin's instance that serves the API reference of a version. */
export const apiInstance = ({base, label}: Pick<DocsVersion, 'base' | 'label'>): string => (base ? `version-${label}` : 'default');

/** Whether the API of a version is described here. */
export const hasApi = (version: DocsVersion): boolean => existsSync(path.join(version.root, apiFile(version)));

/** Last part of the address of the page that says what changed since an older version: `/api/<slug>`. */
export const changesSlug = ({label}: Pick<DocsVersion, 'label'>): string => CHANGES_PREFIX + label.replace('.', '-');

/** The version that the API of another one is compared with: the next older one, where both are described. */
export function findComparedVersion(version: DocsVersion): DocsVersion | undefined {
  const versions = readWrittenVersions(version.root);
  const older = versions[versions.findIndex(({id}) => id === version.id) + 1];
  return older && hasApi(version) && hasApi(older) ? older : undefined;
}

/** Routes of the pages of a version's API reference that the official documentation has too. */
export const officialApiRoutes = (version: DocsVersion): string[] =>
  hasApi(version) ? ['/api', ...readApiOperations(version).map(({slug}) => `/api/${slug}`)] : [];

/** Routes of all pages of a version's API reference. */
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

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A description whose paths hold their operations themselves, where they are written elsewhere in it. */
function withResolvedPaths(description: unknown): unknown {
  if (!isFields(description) || !isFields(description.paths)) return description;
  const api = {paths: {}, ...description};
  const resolved = Object.entries(description.paths).map(([route, item]) => [route, isFields(item) ? resolveRef(api, item) : item]);
  return {...description, paths: Object.fromEntries(resolved)};
}

/**
 * Lists the operations of the text of an OpenAPI description, in its order.
 *
 * @throws InputError that lists everything that is no operation
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

// One build asks for the operations some thirty times, and to parse a description takes a third of a second.
const parsed = new Map<string, {text: string; operations: readonly ApiOperation[]}>();

/** Reads the operations of a version's API from its description; none where the API is not described. */
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

/** Whether a path is the beginning of some operation's path, as texts name a whole family of endpoints. */
export function isApiPrefix(operations: readonly ApiOperation[], pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return operations.some((operation) => fitness(`/${segmentsOf(operation.path).slice(0, segments.length).join('/')}`, segments) >= 0);
}

/**
 * Finds the operation that a path in a text means.
 *
 * @param pathname path with or without the `/api` before its version, with values or placeholders for its parameters, e.g. `/v1/run/$FLOW_ID?stream=false`
 * @param method HTTP method; without it the operation that reads comes first, else the first of the path
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
