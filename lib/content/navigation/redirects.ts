import * as z from 'zod';
import {InputError, listProblems} from '../../input/inputError';
import {checkInput, parseYamlInput} from '../../input/readInput';
import {addressOfRoute} from '../address';

/** Old paths by the page they lead to now, as `redirects.yaml` of a version holds them. */
export type RedirectTable = Record<string, string[]>;

export type Redirect = {from: string; to: string};

export type RedirectInput = {
  /** File of the table, for messages. */
  name?: string;
  table: RedirectTable;
  /** Routes of the pages that are written. */
  written: readonly string[];
  knownRoutes: readonly string[];
  /** Path of the version, which stands before both addresses. */
  base?: string;
};

const REDIRECTS_FILE = 'redirects.yaml';
const OLD_PATHS = '旧路径的列表，例如 [/old-page]';
const TABLE = z.record(z.string(), z.array(z.string(OLD_PATHS), OLD_PATHS), '“现在的路径: 旧路径的列表”的键值对');

/**
 * Parses the table of old paths.
 *
 * @throws InputError that lists everything that has another form
 */
export function parseRedirectTable(text: string, name = REDIRECTS_FILE): RedirectTable {
  return checkInput(parseYamlInput(text, name), TABLE, name);
}

/** A path with and without a slash at its end is one address. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function findProblems({table, knownRoutes}: RedirectInput): string[] {
  const sources = Object.values(table).flat().map(withoutSlash);
  const known = new Set(knownRoutes);
  const seen = new Set<string>();
  const repeated = sources.filter((from) => seen.size === seen.add(from).size);
  return [
    ...Object.keys(table)
      .filter((to) => !known.has(to))
      .map((to) => `${to}：目标不存在；应为 upstream.routes.json 中的一个路径`),
    ...sources.filter((from) => !from.startsWith('/')).map((from) => `${from}：旧路径应以 / 开头`),
    ...sources.filter((from) => known.has(from)).map((from) => `${from}：这是现有页面，不能再重定向`),
    ...repeated.map((from) => `${from}：出现了不止一次`),
  ];
}

/**
 * Lists the redirects whose targets are written.
 *
 * @throws Error that names every unknown target and every bad or repeated old path.
 */
export function buildRedirects(input: RedirectInput): Redirect[] {
  const problems = findProblems(input);
  if (problems.length > 0) {
    throw new InputError(listProblems(`${input.name ?? REDIRECTS_FILE} 有误`, problems));
  }
  const written = new Set(input.written);
  const {base = ''} = input;
  return Object.entries(input.table)
    .filter(([to]) => written.has(to))
    .flatMap(([to, sources]) => sources.map((from) => ({from: base + withoutSlash(from), to: addressOfRoute(base, to)})));
}

/** Answers which old paths lead to a page; asked for every page of the site, so it looks them up in a table. */
export function indexRedirects(redirects: readonly Redirect[]): (route: string) => string[] {
  const sources = new Map<string, string[]>();
  for (const {from, to} of redirects) sources.set(to, [...(sources.get(to) ?? []), from]);
  return (route) => sources.get(route) ?? [];
}
