import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Addresses of pages, and what occurs on each. */
export type PageFeatures = ReadonlyMap<string, ReadonlySet<string>>;

/** How many more pages must have each feature. */
function countNeeds(pages: PageFeatures, times: number): Map<string, number> {
  const needs = new Map<string, number>();
  for (const features of pages.values()) {
    for (const feature of features) needs.set(feature, Math.min(times, (needs.get(feature) ?? 0) + 1));
  }
  return needs;
}

/**
 * Chooses pages on which everything occurs that occurs on any: each time the page that adds most, the first of several (greedy set cover).
 *
 * @param times on how many pages each feature is to occur, where it has so many: neighbours differ from page to page
 * @returns addresses in the order in which they were chosen
 */
export function coverPages(pages: PageFeatures, times: number): string[] {
  const needs = countNeeds(pages, times);
  const left = new Map(pages);
  const gainOf = (features: ReadonlySet<string>) => [...features].filter((feature) => (needs.get(feature) ?? 0) > 0).length;
  const chosen: string[] = [];
  for (;;) {
    const gains = [...left].map(([address, features]) => [address, gainOf(features)] as const);
    const [best, gain] = gains.reduce((first, other) => (other[1] > first[1] ? other : first), ['', 0] as const);
    if (gain === 0) return chosen;
    chosen.push(best);
    for (const feature of left.get(best) ?? []) needs.set(feature, (needs.get(feature) ?? 0) - 1);
    left.delete(best);
  }
}

const OPENING_TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`);
/** Docusaurus gives every page a class of its own. */
const PAGE_NAME = 'docs-doc-id-';
const ROLE = attribute('role');
const CLASS = attribute('class');
const attributeValue = (pattern: RegExp, attributes: string): string => {
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
};

/** What occurs on a page, as far as looks and roles go: each element with its role, and with each of its classes. */
export function featuresOf(html: string): Set<string> {
  const features = new Set<string>();
  for (const [, tag, attributes = ''] of html.matchAll(OPENING_TAG)) {
    const element = `${tag} ${attributeValue(ROLE, attributes)}`;
    features.add(element);
    for (const name of attributeValue(CLASS, attributes).split(/\s+/))
      if (name && !name.startsWith(PAGE_NAME)) features.add(`${element}.${name}`);
  }
  return features;
}

/** What occurs on each page of a built site; a new component brings its own pages in by itself. */
export function readFeatures(addresses: readonly string[], buildDir = path.join(__dirname, '../../build')): PageFeatures {
  const fileOf = (address: string) => path.join(buildDir, address === '/' ? 'index.html' : `${decodeURI(address)}.html`);
  return new Map(addresses.map((address) => [address, featuresOf(readFileSync(fileOf(address), 'utf8'))]));
}
