import {type ListedHit, levelOf} from './presentHit';

const MOST_IN_A_GROUP = 5;

/** Hits under one top heading. A child stands below the hit of its page. */
export type HitGroup<T> = {title: string; hits: (T & {isChild: boolean})[]};

function gather<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const gathered = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    gathered.set(key, [...(gathered.get(key) ?? []), item]);
  }
  return gathered;
}

/** Groups hits by their top heading, those of a page together; an address is listed once. */
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
