import type {FoundPage, FoundSection, MarkedText} from '../../shared/contract';

/** A section as an entry of a list, with the headings above it, from the title of its page on. */
export type ListedHit = Pick<FoundSection, 'id' | 'url' | 'title' | 'path' | 'isPage' | 'excerpt'> & {part: string};

const MOST_IN_A_GROUP = 5;

/** The sections of pages as entries of a list. */
export const listHits = (pages: readonly FoundPage[]): ListedHit[] =>
  pages.flatMap(({title, part, sections}) =>
    sections.map((section) => ({...section, part, path: section.isPage ? [] : [title, ...section.path]})),
  );

/**
 * The way to an entry.
 *
 * @param withPart whether it begins with the part of the site: a list with its own headings leaves it out
 */
export function wayTo({part, path, title}: ListedHit, withPart: boolean): string {
  const above = [...(withPart ? [part] : []), ...path];
  // A page may have the same name as its section.
  return above.filter((name, index) => name && name !== (above[index + 1] ?? title.text)).join(' › ');
}

/** Hits under one part of the site. A child is shown below the hit of its page. */
export type HitGroup = {title: string; hits: (ListedHit & {isChild: boolean})[]};

function gather<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const gathered = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    gathered.set(key, [...(gathered.get(key) ?? []), item]);
  }
  return gathered;
}

const pageOf = ({url}: ListedHit) => url.replace(/#.*/, '');

/** Groups hits by part of the site, with hits of a page together; each address is listed once. */
export function groupHits(pages: readonly FoundPage[]): HitGroup[] {
  const seen = new Set<string>();
  const once = listHits(pages).filter(({url}) => !seen.has(url) && seen.add(url));
  return [...gather(once, ({part}) => part)].map(([title, all]) => {
    const byPage = gather(all.slice(0, MOST_IN_A_GROUP), pageOf);
    const withPlace = [...byPage.values()].flatMap((hits) => {
      const hasParent = hits.some(({isPage}) => isPage);
      return hits.map((hit) => ({...hit, isChild: hasParent && !hit.isPage}));
    });
    return {title, hits: withPlace};
  });
}

/** A piece of a text with marks. */
export type MarkedPiece = {text: string; isMarked: boolean};

/** Splits a text at its marks. */
export function splitMarks({text, marks}: MarkedText): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) pieces.push({text: text.slice(at, start), isMarked: false});
    pieces.push({text: text.slice(start, end), isMarked: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), isMarked: false});
  return pieces;
}
