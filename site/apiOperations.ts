import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** An operation of the Langflow API, as far as links to its page need it. */
export type ApiOperation = {
  method: string;
  /** Path template, e.g. `/api/v1/flows/{flow_id}`. */
  path: string;
  /** Last part of the address of its page: `/api/<slug>`. */
  slug: string;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'] as const;
const PARAMETER = /^\{.+\}$/;

type PathItem = Partial<Record<(typeof METHODS)[number], {'x-slug': string}>>;

/** Lists the operations of an OpenAPI description, in its order. */
export function readApiOperations(file = path.join(__dirname, '../api/openapi.yaml')): ApiOperation[] {
  const {paths} = parse(readFileSync(file, 'utf8')) as {paths: Record<string, PathItem>};
  return Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{method: method.toUpperCase(), path: template, slug: operation['x-slug']}] : [];
    }),
  );
}

const segmentsOf = (pathname: string) =>
  pathname
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/** How many segments of a concrete path a template names literally; -1 where it does not fit at all. */
function fitness(template: string, segments: readonly string[]): number {
  const parts = segmentsOf(template);
  if (parts.length !== segments.length) return -1;
  const literal = parts.filter((part, i) => part === segments[i]).length;
  return parts.every((part, i) => part === segments[i] || PARAMETER.test(part)) ? literal : -1;
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
