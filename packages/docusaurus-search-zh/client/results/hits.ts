import {must} from '../../../../lib/input/must';
import type {SearchHit} from '../../shared/contract';
import type {Hierarchy} from '../../types';

/** The parts of a hit that a list needs. Stored hits have no match data. */
export type ListedHit = Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'> & Partial<Pick<SearchHit, '_snippetResult'>>;

/** Texts of a hit in a list; title and snippet may contain marks. */
export type HitTexts = {title: string; path: string; snippet?: string};

const MOST_IN_A_GROUP = 5;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly (keyof Hierarchy)[];

/** Nearest heading of a hit: a hit of the hosted service may be a paragraph, whose type names no heading. */
const levelOf = ({hierarchy}: ListedHit) => [...LEVELS].reverse().find((level) => hierarchy[level]) ?? 'lvl1';

/**
 * Creates the texts of a hit.
 *
 * @param top first heading of its path: a list with its own headings leaves these out
 */
export function presentHit(hit: ListedHit, top: 'lvl0' | 'lvl1'): HitTexts {
  const {hierarchy, _snippetResult} = hit;
  const level = levelOf(hit);
  const title = hierarchy[level] ?? '';
  const above = (['lvl0', ...LEVELS] as const).filter((other) => other >= top && other < level).flatMap((other) => hierarchy[other] ?? []);
  // A page may have the same name as its section.
  const path = above.filter((name, index) => name && name !== (above[index + 1] ?? title));
  return {
    title: _snippetResult?.hierarchy?.[level]?.value ?? title,
    path: path.join(' › '),
    ...(_snippetResult?.content?.value && {snippet: _snippetResult.content.value}),
  };
}

/** Hits under one top heading. A child is shown below the hit of its page. */
export type HitGroup<T> = {title: string; hits: (T & {isChild: boolean})[]};

function gather<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const gathered = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    gathered.set(key, [...(gathered.get(key) ?? []), item]);
  }
  return gathered;
}

/** Groups hits by top heading, with hits of a page together; each address is listed once. */
export function groupHits<T extends ListedHit>(hits: readonly T[]): HitGroup<T>[] {
  const seen = new Set<string>();
  const once = hits.filter(({url}) => !seen.has(url) && seen.add(url));
  return [...gather(once, ({hierarchy}) => hierarchy.lvl0)].map(([title, all]) => {
    const pages = gather(all.slice(0, MOST_IN_A_GROUP), ({hierarchy}) => hierarchy.lvl1);
    const withPlace = [...pages.values()].flatMap((page) => {
      const hasParent = page.some((hit) => levelOf(hit) === 'lvl1');
      return page.map((hit) => ({...hit, isChild: hasParent && levelOf(hit) !== 'lvl1'}));
    });
    return {title, hits: withPlace};
  });
}

/** A piece of a text with marks. */
export type MarkedPiece = {text: string; isMarked: boolean};

/** Splits a text at its marks. An unpaired mark is ignored. */
export function splitMarks(marked: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const match of marked.matchAll(/<mark>([\s\S]*?)<\/mark>/g)) {
    if (match.index > at) pieces.push({text: marked.slice(at, match.index), isMarked: false});
    pieces.push({text: must(match[1], 'a group of the expression'), isMarked: true});
    at = match.index + match[0].length;
  }
  if (at < marked.length) pieces.push({text: marked.slice(at), isMarked: false});
  return pieces;
}
