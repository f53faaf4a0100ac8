import {createHash} from 'node:crypto';
import {cutText} from '../shared/cutText';
import {
  boundsFile,
  ENGLISH_FILE,
  type FacetRange,
  INDEX_FORMAT,
  MANIFEST_FILE,
  MAX_SHOWN,
  type PagePart,
  PINYIN_FILE,
  packGroups,
  packPostings,
  packTerms,
  partFile,
  SECTIONS_PER_PAGE,
  SECTIONS_PER_PART,
  type SearchManifest,
  type SynonymGroup,
  shardFile,
  type TermShard,
  TRADITIONAL_FILE,
  VOCABULARY_FILE,
  type Vocabulary,
} from '../shared/indexFormat';
import {headingOf} from '../shared/sections';
import {type TokenizedText, tokenize} from '../shared/tokenize';
import {MANY_SECTIONS, MAX_POSTINGS, MAX_VOCABULARY, VOCABULARY} from '../shared/weights';
import type {ScopeRanking, SearchPage, SearchRecord} from '../types';
import {collectInboundLinks} from './inboundLinks';
import {buildPinyinTable} from './readings';
import {addSynonymPostings, type Postings, type TermPostings} from './synonymPostings';
import {lastSegment, type TermWeights, weighTerms} from './termWeights';
import {buildTraditionalTable, simplifyGroup, simplifyPages, simplifyText} from './traditional';

/** Files of an index: path under the folder of the search, and content. */
export type IndexFiles = Map<string, string>;

export type IndexInput = {
  pages: readonly SearchPage[];
  synonyms: SynonymGroup[];
  /** Common English words of questions, and the Chinese ones for them. */
  english?: SynonymGroup[];
  /** Maximum number of first terms in the manifest; a larger index stores them in separate files. */
  maxBounds?: number;
  /** Parts of the site, in the order of the index. */
  scopes?: readonly ScopeRanking[];
  /** Routes, including the base path, that are offered if a query has no results. */
  startUrls: readonly string[];
  /** Name of the manifest file. */
  manifest?: string;
};

/** About 1.5 KB with Brotli: the maximum cost of one more term in a query. */
const SHARD_BYTES = 3000;

const MAX_BOUNDS = 512;
const LATIN_WORD = /^[a-z][a-z0-9]{3,23}$/;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts pages by facets, so that a filter is a range of page numbers. */
function orderPages(pages: readonly SearchPage[], scopes: readonly ScopeRanking[]): SearchPage[] {
  const order = scopes.map(({value}) => value);
  const keyOf = ({facets, url}: SearchPage) => [order.indexOf(facets.scope), facets.scope, facets.language, facets.tag, url].join('\u0000');
  return [...pages].sort((a, b) => compare(keyOf(a), keyOf(b)));
}

function facetRanges(pages: readonly SearchPage[]): FacetRange[] {
  const ranges: FacetRange[] = [];
  pages.forEach(({facets}, i) => {
    const last = ranges.at(-1);
    const same = last && last.scope === facets.scope && last.language === facets.language && last.tag === facets.tag;
    if (same) last.to = i + 1;
    else ranges.push({...facets, from: i, to: i + 1});
  });
  return ranges;
}

function averageLengthOf(contents: readonly TokenizedText[]): number {
  return contents.reduce((sum, {tokens}) => sum + tokens.length, 0) / Math.max(contents.length, 1);
}

function countSlugWords(pages: readonly SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {url} of pages) {
    for (const word of new Set(tokenize(lastSegment(url)).tokens.map(({text}) => text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function countHeadings(pages: readonly SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const heading of pages.flatMap((page) => page.records.map(headingOf))) {
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return counts;
}

function merge(target: TermWeights | undefined, weights: TermWeights): TermWeights {
  if (!target) return weights;
  for (const [term, weight] of weights) target.set(term, Math.max(target.get(term) ?? 0, weight));
  return target;
}

/** Lines of many sections (每个操作的“请求头 x-api-key”) say nothing about any of them, if the section has others. */
function repeatedLines(pages: readonly SearchPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {content} of pages.flatMap(({records}) => records)) {
    for (const line of new Set(content.split('\n'))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MANY_SECTIONS).map(([line]) => line));
}

function collectPostings(pages: readonly SearchPage[]): {postings: Postings; sections: number} {
  const repeated = repeatedLines(pages);
  const textOf = ({content, pictures}: SearchRecord) =>
    `${content}\n${pictures}`
      .split('\n')
      .filter((line) => !repeated.has(line))
      .join('\n');
  const contents = new Map(pages.flatMap(({records}) => records.map((record) => [record, tokenize(textOf(record))] as const)));
  const measures = {
    headings: countHeadings(pages),
    contents,
    averageLength: averageLengthOf([...contents.values()]),
    slugWords: countSlugWords(pages),
    inbound: collectInboundLinks(pages),
  };
  const sections = new Map<number, TermWeights>();
  pages.forEach((page, pageNumber) => {
    page.records.forEach((record, i) => {
      const section = pageNumber * SECTIONS_PER_PAGE + Math.min(i, SECTIONS_PER_PAGE - 1);
      sections.set(section, merge(sections.get(section), weighTerms(record, measures, i === 0 ? page.label : '')));
    });
  });
  const postings: Postings = new Map();
  for (const [section, weights] of sections) {
    for (const [term, weight] of weights) {
      const own = postings.get(term);
      if (own) own.set(section, weight);
      else postings.set(term, new Map([[section, weight]]));
    }
  }
  return {postings, sections: sections.size};
}

function buildShards(postings: Postings): {bounds: string[]; shards: TermShard[]} {
  const bounds: string[] = [];
  const shards: TermShard[] = [];
  let pending: {terms: string[]; counts: number[]; postings: number[][]; bytes: number} | undefined;
  for (const term of [...postings.keys()].sort(compare)) {
    const own = postings.get(term) as TermPostings;
    const packed = packPostings(own, MAX_POSTINGS);
    const bytes = packed.length * 3 + term.length;
    if (!pending || pending.bytes + bytes > SHARD_BYTES) {
      pending = {terms: [], counts: [], postings: [], bytes: 0};
      bounds.push(term);
      shards.push(pending);
    }
    pending.terms.push(term);
    pending.counts.push(own.size);
    pending.postings.push(packed);
    pending.bytes += bytes;
  }
  return {bounds, shards: shards.map(({terms, counts, postings}) => ({terms: packTerms(terms), counts, postings}))};
}

/** Groups the first terms of the shards, so that the manifest stays as small as for a small site. */
function groupBounds(bounds: readonly string[], most: number): {bounds: string[]; fanout: number; groups: string[][]} {
  const fanout = Math.max(1, Math.ceil(bounds.length / most));
  const groups = Array.from({length: Math.ceil(bounds.length / fanout)}, (_, i) => bounds.slice(i * fanout, (i + 1) * fanout));
  return {bounds: groups.map(([first = '']) => first), fanout, groups: fanout > 1 ? groups : []};
}

/** Picks the Latin words with the highest weights, for comparison with mistyped words. */
function buildVocabulary(postings: Postings): Vocabulary {
  const words = [...postings]
    .filter(([term]) => LATIN_WORD.test(term))
    .map(([term, sections]) => {
      const weights = [...sections.values()];
      return {term, weight: Math.max(...weights) * VOCABULARY.best + Math.min(weights.length, VOCABULARY.mostSections)};
    });
  words.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return {words: words.slice(0, MAX_VOCABULARY).map(({term}) => term)};
}

function partsOf(page: SearchPage): PagePart[] {
  const {part = '', title = ''} = page.records[0] ?? {};
  const parts: PagePart[] = [];
  page.records.slice(0, SECTIONS_PER_PAGE).forEach((record, i) => {
    if (i % SECTIONS_PER_PART === 0) {
      parts.push({url: page.url, part, title, facets: page.facets, sections: []});
    }
    parts.at(-1)?.sections.push({
      id: record.id,
      anchor: record.anchor,
      headings: record.headings,
      content: cutText(record.content, MAX_SHOWN),
      code: cutText(record.code, MAX_SHOWN),
    });
  });
  return parts;
}

function versionOf(files: IndexFiles, manifest: Omit<SearchManifest, 'version'>): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const [file, content] of files) hash.update(file).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function startPages(pages: readonly SearchPage[], urls: readonly string[]): SearchManifest['start'] {
  return urls
    .map((url) => pages.find((page) => page.url === url))
    .filter((page) => page !== undefined)
    .map((page) => ({title: page.records[0]?.title ?? '', url: page.url}));
}

/** What the index keeps of a scope. */
const scopeOf = ({value, weight, wholeWeight, askedWeight, words}: ScopeRanking): ScopeRanking => ({
  value,
  weight,
  wholeWeight,
  askedWeight,
  words,
});

/** Builds the index in memory. Equal input gives equal bytes. */
export function buildSearchIndex(input: IndexInput): IndexFiles {
  const scopes = input.scopes ?? [];
  const pages = orderPages(input.pages, scopes);
  const {simplified, isTraditional} = simplifyPages(pages);
  const {postings, sections} = collectPostings(simplified);
  const synonyms = input.synonyms.map(simplifyGroup);
  const english = (input.english ?? []).map(simplifyGroup);
  addSynonymPostings(postings, [...synonyms, ...english]);
  const built = buildShards(postings);
  const {bounds, fanout, groups} = groupBounds(built.bounds, input.maxBounds ?? MAX_BOUNDS);
  const files: IndexFiles = new Map();
  groups.forEach((group, i) => {
    files.set(boundsFile(i), JSON.stringify(group));
  });
  built.shards.forEach((shard, i) => {
    files.set(shardFile(i), JSON.stringify(shard));
  });
  pages.forEach((page, number) => {
    partsOf(page).forEach((part, i) => {
      files.set(partFile(number, i), JSON.stringify(part));
    });
  });
  files.set(VOCABULARY_FILE, JSON.stringify(buildVocabulary(postings)));
  files.set(PINYIN_FILE, JSON.stringify(buildPinyinTable([...postings.keys()].filter((term) => [...term].length === 1))));
  files.set(ENGLISH_FILE, JSON.stringify(packGroups(english)));
  files.set(TRADITIONAL_FILE, JSON.stringify(buildTraditionalTable(postings.keys())));
  const head = {
    format: INDEX_FORMAT as typeof INDEX_FORMAT,
    sections,
    facets: facetRanges(pages),
    bounds,
    fanout,
    synonyms,
    scopes: scopes.map(({words, ...scope}) => scopeOf({...scope, words: words.map(simplifyText)})),
    ...(isTraditional && {isTraditional}),
    start: startPages(pages, input.startUrls),
  };
  const version = versionOf(files, head);
  const placed: IndexFiles = new Map([...files].map(([file, content]) => [`${version}/${file}`, content]));
  return placed.set(input.manifest ?? MANIFEST_FILE, JSON.stringify({version, ...head} satisfies SearchManifest));
}
