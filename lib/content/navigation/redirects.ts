import * as z from 'zod';
import {InputError, listProblems} from '../../input/inputError';
import {type CheckedYaml, checkYamlInput} from '../../input/readInput';
import {addressOfRoute} from '../address';

/** Old paths by the page that they redirect to, as in `redirects.yaml` of a version. */
export type RedirectTable = Record<string, string[]>;

export type Redirect = {from: string; to: string};

export type RedirectInput = {
  /** File name for messages. */
  name?: string;
  table: RedirectTable;
  /** Routes of existing pages. */
  written: readonly string[];
  knownRoutes: readonly string[];
  /** Place of an entry, for messages. */
  placeOf?: CheckedYaml<RedirectTable>['placeOf'];
  /** Path of the version; prefix of both addresses. */
  base?: string;
};

const REDIRECTS_FILE = 'redirects.yaml';
const OLD_PATHS = '旧路径的列表，例如 [/old-page]';
const TABLE = z.record(z.string(), z.array(z.string(OLD_PATHS), OLD_PATHS), '“现在的路径: 旧路径的列表”的键值对');

/**
 * Parses the table of old paths.
 *
 * @throws InputError that lists every entry with a wrong form
 */
export const parseRedirectTable = (text: string, name = REDIRECTS_FILE): CheckedYaml<RedirectTable> => checkYamlInput(text, TABLE, name);

/** Paths with and without a trailing slash are the same address. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

const NEVER: readonly [RegExp, string][] = [
  [/[?#]/, '? 和 # 之后的部分不是路径，服务器不拿它比较；只写路径'],
  [/%/, '服务器拿解码之后的路径比较；写解码之后的文字'],
  [/[\p{Cc}\p{Zl}\p{Zp}\\]/u, '路径里没有换行、控制字符和反斜线'],
  [/\/\//, '路径里没有连续的 /'],
  [/\/\.{1,2}(?:\/|$)/, '浏览器发出请求之前已经去掉 . 和 ..；写去掉之后的路径'],
];

/** Reasons why no request can have this path, so that its redirect would never apply. */
function findNever(path: string): string[] {
  const reason = NEVER.find(([pattern]) => pattern.test(path))?.[1];
  return reason === undefined ? [] : [`${JSON.stringify(path)}：没有请求会有这样的旧路径：${reason}`];
}

function findProblems({table, knownRoutes, placeOf = () => ''}: RedirectInput): string[] {
  const known = new Set(knownRoutes);
  const seen = new Set<string>();
  const targets = Object.keys(table)
    .filter((to) => !known.has(to))
    .map((to) => `${placeOf([to])}${to}：目标不存在；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug`);
  const sources = Object.entries(table).flatMap(([to, paths]) =>
    paths.flatMap((path, index) => {
      const from = withoutSlash(path);
      const isRepeated = seen.size === seen.add(from).size;
      return [
        ...(from.startsWith('/') ? [] : [`${from}：旧路径应以 / 开头`]),
        ...findNever(from),
        ...(known.has(from) ? [`${from}：这是现有页面，不能再重定向`] : []),
        ...(isRepeated ? [`${from}：出现了不止一次`] : []),
      ].map((problem) => placeOf([to, index]) + problem);
    }),
  );
  return [...targets, ...sources];
}

/**
 * Lists the redirects whose targets exist.
 *
 * @throws Error that names every unknown target and every invalid or repeated old path
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

/** All addresses of a version. */
export type VersionAddresses = {
  /** Path of the version: `/1.5`; empty at the root. */
  base: string;
  /** Routes of its pages, including the API reference. */
  routes: readonly string[];
  /** Its old paths, within the version. */
  redirects: readonly Redirect[];
};

/** Redirects from the root of the site to what only older versions have: pages, and old paths of pages. */
export function movedRedirects(root: VersionAddresses, older: readonly VersionAddresses[]): Redirect[] {
  const taken = new Set([...root.routes, ...root.redirects.map(({from}) => from)]);
  return older.flatMap(({base, routes, redirects}) => {
    const moved = [
      ...routes.map((route) => ({from: route, to: addressOfRoute(base, route)})),
      ...redirects.map(({from, to}) => ({from: from.slice(base.length), to})),
    ].filter(({from}) => !taken.has(from));
    for (const {from} of moved) taken.add(from);
    return moved;
  });
}

/** Redirects from the former addresses of the root version to the current ones, including its old paths. */
export function formerRedirects(former: string, {routes, redirects}: Pick<VersionAddresses, 'routes' | 'redirects'>): Redirect[] {
  return [
    ...routes.map((route) => ({from: addressOfRoute(former, route), to: route})),
    ...redirects.map(({from, to}) => ({from: `${former}${from}`, to})),
  ];
}

/** Returns a function that finds the old paths of a page. It is called for every page of the site, so it uses an index. */
export function indexRedirects(redirects: readonly Redirect[]): (route: string) => string[] {
  const sources = new Map<string, string[]>();
  for (const {from, to} of redirects) sources.set(to, [...(sources.get(to) ?? []), from]);
  return (route) => sources.get(route) ?? [];
}
