import type {Facets, ScopeRanking} from '../types';
import {isHan} from './tokenize';

/** Increased whenever the meaning of a file changes, so that an old page never reads a new index. */
export const INDEX_FORMAT = 2;
export const MANIFEST_FILE = 'index.json';

/** Manifest file of a docs version; the version at the root, or the only one, has the file without a name. */
export const manifestFile = (version?: string): string => (version ? `index-${version}.json` : MANIFEST_FILE);

/** Maximum number of sections per page; the last one contains the rest of longer pages. */
export const SECTIONS_PER_PAGE = 128;
/** Number of sections whose texts are loaded together. */
export const SECTIONS_PER_PART = 1;
/** Maximum text of a section in UTF-16 units, and of its code, that an excerpt can be from. */
export const MAX_SHOWN = 8000;

/** A group of phrases with the same meaning. */
export type SynonymGroup = {
  /** Each as a list of tokens. */
  phrases: string[][];
  /** Weight of a match by synonym compared to an exact one, 0–1. */
  weight: number;
};

/** Pages with the same facets have consecutive numbers. */
export type FacetRange = Facets & {from: number; to: number};

/** The only file with a fixed name: the locations of all other files, and small data that is always needed. */
export type SearchManifest = {
  format: typeof INDEX_FORMAT;
  /** Hash of the whole index; also the folder of all other files. */
  version: string;
  sections: number;
  facets: FacetRange[];
  /** First term of each group of shards, in code unit order. */
  bounds: string[];
  /** Shards per group; more than one only if the first terms of all shards would make this file grow with the site. */
  fanout: number;
  synonyms: SynonymGroup[];
  /** Parts of the site that are ranked in their own way. */
  scopes: ScopeRanking[];
  /** Whether the pages are in traditional characters; their terms are in simplified ones. */
  isTraditional?: true;
  /** Titles that are offered if nothing is similar. */
  start: {title: string; url: string}[];
};

/**
 * Postings of a term, best first: weight, number of sections, then the sections, each as the difference to the previous one; repeated for
 * each weight. A section is `page * SECTIONS_PER_PAGE + number`.
 */
export type PackedPostings = number[];

/** One range of terms. */
export type TermShard = {
  /** Sorted; each as the length of the common prefix with the previous one (base 36 digit) and the rest. */
  terms: string[];
  /** Number of sections that contain the term, before the list was cut. */
  counts: number[];
  postings: PackedPostings[];
};

/** A section as it is displayed. */
export type SectionText = {
  id: string;
  anchor: string | null;
  /** Headings below the page title, down to its own; none at the beginning of the page. */
  headings: string[];
  content: string;
  code: string;
};

/** Texts of consecutive sections of one page. */
export type PagePart = {url: string; part: string; title: string; facets: Facets; sections: SectionText[]};

/** Words that mistyped words are compared with, most important first. */
export type Vocabulary = {words: string[]};

/** Characters by reading: for each syllable, all characters with this reading. */
export type PinyinTable = Record<string, string>;

/** Traditional characters, and their simplified forms in the same order. */
export type TraditionalTable = {from: string; to: string};

/** Groups as lines of their words, separated by |. */
export type PackedGroups = {weight: number; lines: string[]};

/** Packs groups that have the same weight. */
export const packGroups = (groups: readonly SynonymGroup[]): PackedGroups => ({
  weight: groups[0]?.weight ?? 0,
  lines: groups.map(({phrases}) => phrases.map((phrase) => phrase.join(isHan(phrase.join('')) ? '' : ' ')).join('|')),
});

/** Reads what `packGroups` wrote. */
export const unpackGroups = ({weight, lines}: PackedGroups): SynonymGroup[] =>
  lines.map((line) => ({phrases: line.split('|').map((phrase) => (isHan(phrase) ? Array.from(phrase) : phrase.split(' '))), weight}));

/** First terms of the shards of a group. */
export const boundsFile = (group: number): string => `bounds-${group}.json`;
export const shardFile = (shard: number): string => `terms-${shard}.json`;
export const partFile = (page: number, part: number): string => `page-${page}-${part}.json`;
export const VOCABULARY_FILE = 'vocabulary.json';
export const PINYIN_FILE = 'pinyin.json';
export const TRADITIONAL_FILE = 'traditional.json';
/** Common English words and the Chinese ones for them: synonyms, numbered after the others. Only sentences in English need them. */
export const ENGLISH_FILE = 'english.json';

/** Compresses sorted terms: each stores only its difference to the previous one. */
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

/** Packs the postings of one term. */
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
