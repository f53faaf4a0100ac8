import {termsOf, tokenize} from '../shared/tokenize';
import type {SearchPage} from '../types';

/** For each address (with its anchor), the terms by which other pages call it, with the number of those pages. */
export type InboundLinks = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** An address without the slash that a site may put at the end of its paths. */
export const trimSlash = (url: string): string => url.replace(/(.)\/(?=#|$)/, '$1');

/** Terms by which one page calls others, by address. */
function termsByTarget({url: own, links}: SearchPage): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const {url, text} of links) {
    const {runs, tokens} = tokenize(text);
    const terms = said.get(url) ?? new Set<string>();
    for (const term of runs.flatMap((run) => termsOf(run, tokens))) terms.add(term);
    said.set(url, terms);
  }
  said.delete(trimSlash(own));
  return said;
}

/** Collects what the pages of the site call one another: the words of others are often the reader's. */
export function collectInboundLinks(pages: readonly SearchPage[]): InboundLinks {
  const inbound = new Map<string, Map<string, number>>();
  for (const [url, terms] of pages.flatMap((page) => [...termsByTarget(page)])) {
    const counts = inbound.get(url) ?? new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    inbound.set(url, counts);
  }
  return inbound;
}
