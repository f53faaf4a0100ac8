import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {readKnownRoutes} from './content';
import {type DocsVersion, versionFile} from './versions';

/** By the route of a page of the version at the root, the route of the page that took its place in a later version. */
export type Successors = Record<string, string>;

const ROUTE = '以 / 开头的路径';
const TABLE = z.record(z.string(), z.string(ROUTE).startsWith('/', ROUTE), '“旧版本的路径: 这个版本的路径”的键值对');

type Known = {
  /** Routes of the version at the root. */
  former: readonly string[];
  /** Routes of the later version. */
  later: readonly string[];
  /** Labels of both, for messages. */
  labels: readonly [former: string, later: string];
};

/**
 * Parses which pages took the place of which.
 *
 * @throws InputError that lists every unknown route, and every page that has nothing in its place
 */
export function parseSuccessors(text: string, name: string, {former, later, labels}: Known): Successors {
  const table = checkInput(parseYamlInput(text, name) ?? {}, TABLE, name);
  const isLater = new Set(later);
  const problems = [
    ...Object.keys(table)
      .filter((from) => !former.includes(from))
      .map((from) => `${from}：${labels[0]} 没有这个页面；应为它的一个路径`),
    ...Object.keys(table)
      .filter((from) => isLater.has(from))
      .map((from) => `${from}：${labels[1]} 也有这个页面，不需要别的接替；删去这一行`),
    ...Object.entries(table)
      .filter(([, to]) => !isLater.has(to))
      .map(([from, to]) => `${from}：${labels[1]} 没有 ${to}；应为它的一个路径`),
    ...former
      .filter((from) => !isLater.has(from) && !(from in table))
      .map((from) => `${from}：${labels[1]} 没有这个页面；写上接替它的页面`),
  ];
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems));
  return table;
}

/** Reads which pages of a version took the place of pages of the version at the root. */
export function readSuccessors(version: DocsVersion, root: DocsVersion): Successors {
  const name = versionFile(version, 'site', 'successors.yaml');
  const file = path.join(version.root, name);
  return parseSuccessors(existsSync(file) ? readInputText({path: file, name}) : '', name, {
    former: readKnownRoutes(root),
    later: readKnownRoutes(version),
    labels: [root.label, version.label],
  });
}
