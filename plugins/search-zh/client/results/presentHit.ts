import type {SearchHit} from '../../shared/contract';
import type {Hierarchy} from '../../types';

/** What a list needs of a hit; one that a browser has stored has lost what matched. */
export type ListedHit = Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'> & Partial<Pick<SearchHit, '_snippetResult'>>;

/** A hit in the words that stand in a list; the title and the snippet may hold marks. */
export type HitTexts = {title: string; path: string; snippet?: string};

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly (keyof Hierarchy)[];

/** The nearest heading of a hit: one of the hosted service may be a paragraph, whose own type names none. */
export const levelOf = ({hierarchy}: ListedHit) => [...LEVELS].reverse().find((level) => hierarchy[level]) ?? 'lvl1';

/**
 * Puts a hit into words.
 *
 * @param top the heading that the way to it starts with: a list with headings of its own leaves theirs out
 */
export function presentHit(hit: ListedHit, top: 'lvl0' | 'lvl1'): HitTexts {
  const {hierarchy, _snippetResult} = hit;
  const level = levelOf(hit);
  const path = (['lvl0', ...LEVELS] as const).filter((other) => other >= top && other < level && hierarchy[other]);
  return {
    title: _snippetResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
    path: path.map((other) => hierarchy[other]).join(' › '),
    ...(_snippetResult?.content?.value && {snippet: _snippetResult.content.value}),
  };
}
