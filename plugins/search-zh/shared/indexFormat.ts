import type {Facets, Hierarchy, RecordType} from '../types';

/** Raised whenever the meaning of a file changes, so that an old page never reads a new index. */
export const INDEX_FORMAT = 1;
export const MANIFEST_FILE = 'index.json';

/** The manifest of a version's index by its label; the version at the root, and a site of one, has the plain one. */
export const manifestFile = (version?: string): string => (version ? `index-${version}.json` : MANIFEST_FILE);

/** Sections of a page that can be told apart; longer pages put the rest into the last one. */
export const SECTIONS_PER_PAGE = 128;
/** Sections whose texts are fetched together. */
export const SECTIONS_PER_PART = 4;

/** A group of phrases that mean the same. */
export type SynonymGroup = {
  /** Each as a list of tokens. */
  phrases: string[][];
  /** How much a match by synonym is worth beside an exact one, 0–1. */
  weight: number;
};

/** Pages that share their facets have neighbouring numbers. */
export type FacetRange = Facets & {from: number; to: number};

/** The one file with a fixed name: where everything else is, and what is small enough to be always at hand. */
export type SearchManifest = {
  format: typeof INDEX_FORMAT;
  /** Hash of the whole index; the folder of all other files. */
  version: string;
  sections: number;
  facets: FacetRange[];
  /** First term of each group of shards, in code unit order. */
  bounds: string[];
  /** Shards in a group; more than one only where their first terms would make this file grow with the site. */
  fanout: number;
  synonyms: SynonymGroup[];
  /** Titles to offer when nothing is near. */
  start: {title: string; url: string}[];
};

/**
 * Postings of a term, best first: weight, number of sections, then those sections, each as the distance from the one before;
 * repeated for each weight. A section is `page * SECTIONS_PER_PAGE + number`.
 */
export type PackedPostings = number[];

/** One range of the terms. */
export type TermShard = {
  /** Sorted; each as the length it shares with the one before (base 36 digit) and the rest. */
  terms: string[];
  /** Number of sections that hold the term, counted before the list was cut. */
  counts: number[];
  postings: PackedPostings[];
};

/** A section as it is shown. */
export type SectionText = {
  objectID: string;
  anchor: string | null;
  type: RecordType;
  /** Headings below the page title, to the nearest. */
  headings: Partial<Hierarchy>;
  content: string;
  code: string;
};

/** The texts of some neighbouring sections of one page. */
export type PagePart = {url: string; lvl0: string; lvl1: string; facets: Facets; sections: SectionText[]};

/** Words against which a mistyped one is held, most important first, each with its terms. */
export type Vocabulary = {words: string[]};

/** Characters by their reading: for each syllable all characters that can be read so. */
export type PinyinTable = Record<string, string>;

/** Traditional characters, and in the same order their simplified forms. */
export type TraditionalTable = {from: string; to: string};

/** First terms of the shards of a group. */
export const boundsFile = (group: number): string => `bounds-${group}.json`;
export const shardFile = (shard: number): string => `terms-${shard}.json`;
export const partFile = (page: number, part: number): string => `page-${page}-${part}.json`;
export const VOCABULARY_FILE = 'vocabulary.json';
export const PINYIN_FILE = 'pinyin.json';
export const TRADITIONAL_FILE = 'traditional.json';

/** Writes sorted terms so that each repeats only what differs from the one before. */
export function packTerms(terms: readonly string[]): string[] {
  return terms.map((term, i) => {
    const previous = terms[i - 1] ?? '';
    let shared = 0;
    while (shared < 35 && shared < term.length && term[shared] === previous[shared]) shared += 1;
    return shared.toString(36) + term.slice(shared);
  });
}

/** Reads what `packTerms` wrote. */
export function unpackTerms(packed: readonly string[]): string[] {
  let previous = '';
  return packed.map((entry) => {
    previous = previous.slice(0, Number.parseInt(entry[0] as string, 36)) + entry.slice(1);
    return previous;
  });
}

/** Writes the postings of one term. */
export function packPostings(postings: ReadonlyMap<number, number>, limit: number): PackedPostings {
  const byWeight = new Map<number, number[]>();
  for (const [section, weight] of postings) {
    const list = byWeight.get(weight);
    if (list) list.push(section);
    else byWeight.set(weight, [section]);
  }
  const packed: PackedPostings = [];
  let left = limit;
  for (const weight of [...byWeight.keys()].sort((a, b) => b - a)) {
    const sections = (byWeight.get(weight) as number[]).sort((a, b) => a - b).slice(0, left);
    if (sections.length === 0) break;
    left -= sections.length;
    packed.push(weight, sections.length, ...sections.map((section, i) => section - (sections[i - 1] ?? 0)));
  }
  return packed;
}

/** Calls back for each posting of a term. */
export function readPostings(packed: PackedPostings, onPosting: (section: number, weight: number) => void): void {
  let at = 0;
  while (at < packed.length) {
    const weight = packed[at] as number;
    const end = at + 2 + (packed[at + 1] as number);
    let section = 0;
    for (at += 2; at < end; at += 1) {
      section += packed[at] as number;
      onPosting(section, weight);
    }
  }
}
