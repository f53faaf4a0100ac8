import {isBeginning} from '../shared/sections';
import type {SearchPage, SearchRecord} from '../types';
import {trimSlash} from './inboundLinks';
import {InputError, listProblems} from './inputError';
import type {Phrases} from './wordLists';

/** Key for aliases of a whole page; other keys are heading ids. */
export const PAGE = 'page';

/** Words that readers use for a page but that the page does not contain. */
export type PageAliases = {
  /** Source for messages: a file or a plugin. */
  source: string;
  /** Place of a key in the file that they are from. */
  placeOf?: (path: readonly PropertyKey[]) => string;
  /** Address of the page as written in the source. */
  route: string;
  /** File of the page, if it has one. */
  file?: string;
  /** Path of the page, including the base path. */
  url: string;
  /** By heading id, or `page`. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** Aliases of the same page in the root version: they apply to sections with the same id that have no aliases of their own. */
  inherited?: ReadonlyMap<string, readonly string[]>;
};

/**
 * The aliases in a table of phrases.
 *
 * @param urlOf path of a page, including the base path, by its route
 */
export const aliasesIn = (phrases: Phrases, source: string, urlOf: (route: string) => string = (route) => route): PageAliases[] =>
  Object.entries(phrases).map(([route, aliases]) => ({
    source,
    route,
    url: trimSlash(urlOf(route)),
    aliases: new Map(Object.entries(aliases)),
  }));

/**
 * Reports wrong aliases.
 *
 * @throws InputError that lists every problem, if there are any
 */
export function refuseAliases(problems: readonly string[], advice: string): void {
  if (problems.length > 0) throw new InputError(listProblems('[search-zh] 读者的说法有误', problems, advice));
}

/** Reports keys that are not heading ids of the page. */
export function findUnknownIds({source, route, aliases, placeOf = () => `${source}：`}: PageAliases, ids: readonly string[]): string[] {
  const unknown = [...aliases.keys()].filter((id) => id !== PAGE && !ids.includes(id));
  return unknown.map((id) => `${placeOf([route, id])}${route} 的 ${id} 应为 ${PAGE} 或那一页标题的 id：${ids.join('、')}`);
}

const keyOf = (record: SearchRecord): string | null => (isBeginning(record) ? PAGE : record.anchor);

/**
 * Adds the aliases to the sections of the built pages; pages that are not built (drafts) are skipped.
 *
 * @throws InputError that lists every id without a section
 */
export function addAliases<T extends SearchPage>(
  pages: readonly T[],
  said: readonly PageAliases[],
  advice = '写法见 docusaurus-search-zh 的 README。',
): T[] {
  const byUrl = new Map(said.map((entry) => [entry.url, entry]));
  const problems: string[] = [];
  const filled = pages.map((page) => {
    const entry = byUrl.get(trimSlash(page.url));
    if (!entry) return page;
    const ids = page.records.flatMap(({anchor}) => anchor ?? []);
    problems.push(...findUnknownIds(entry, ids));
    const aliasesFor = (key: string) => entry.aliases.get(key) ?? entry.inherited?.get(key) ?? [];
    const records = page.records.map((record) => ({...record, phrases: aliasesFor(keyOf(record) ?? '').join('\n')}));
    return {...page, records};
  });
  refuseAliases(problems, advice);
  return filled;
}
