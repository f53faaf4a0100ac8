import {termsOf, tokenize} from '../shared/tokenize';
import type {SearchPage} from '../types';

/** For each address (with anchor): link terms on other pages, with the number of these pages. */
export type InboundLinks = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** An address without a trailing slash. */
export const trimSlash = (url: string): string => url.replace(/(.)\/(?=#|$)/, '$1');

/** Link terms of one page, by target address. */
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

/** Collects the link texts between pages: other authors often use the words of readers. */
export function collectInboundLinks(pages: readonly SearchPage[]): InboundLinks {
  const inbound = new Map<string, Map<string, number>>();
  for (const [url, terms] of pages.flatMap((page) => [...termsByTarget(page)])) {
    const counts = inbound.get(url) ?? new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    inbound.set(url, counts);
  }
  return inbound;
}
