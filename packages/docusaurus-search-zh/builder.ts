import {addAliases, aliasesIn} from './node/aliases';
import {buildSearchIndex, type IndexFiles} from './node/buildIndex';
import {buildSynonyms} from './node/synonyms';
import type {OwnSynonyms, Phrases, TermNames} from './node/wordLists';
import type {Hierarchy, RecordType, ScopeRanking, SearchPage, SearchRecord} from './types';

export type {IndexFiles} from './node/buildIndex';

/** A section of a text: a heading, and what is below it. */
export type TextSection = {
  /** Heading id; missing for the beginning of the page. */
  id?: string;
  heading?: string;
  /** Level of the heading, 2 to 6; 2 if it is missing. */
  level?: number;
  text: string;
  /** Code, which counts less than text. */
  code?: string;
};

/** A page as the engine needs it. */
export type TextPage = {
  /** Path of the page, with a leading slash. */
  url: string;
  title: string;
  /** Group in the results. */
  part?: string;
  /** Scope that it belongs to. */
  scope?: string;
  language?: string;
  sections: readonly TextSection[];
};

/** Words of readers, all optional. */
export type IndexWords = {
  synonyms?: readonly OwnSynonyms[];
  glossary?: readonly TermNames[];
  /** By path of the page, then by heading id or `page`. */
  phrases?: Phrases;
  scopes?: readonly ScopeRanking[];
};

const EMPTY = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Headings above and including a section, given those of the section before. */
function headingsAfter(before: Hierarchy, {heading, level = 2}: TextSection): {hierarchy: Hierarchy; type: RecordType} {
  if (heading === undefined) return {hierarchy: before, type: 'lvl1'};
  const own = LEVELS[Math.min(Math.max(level, 2), 6) - 2] ?? 'lvl2';
  const kept = Object.fromEntries(LEVELS.map((name) => [name, name < own ? before[name] : null]));
  return {hierarchy: {...before, ...kept, [own]: heading}, type: own};
}

function toPage({url, title, part = '', scope = '', language = 'zh-Hans', sections}: TextPage): SearchPage {
  const facets = {language, docusaurus_tag: 'default', scope};
  let hierarchy: Hierarchy = {lvl0: part, lvl1: title, ...EMPTY};
  // The first record is the page itself, also if its first section has a heading, or if it has none.
  const all = sections[0] && sections[0].heading === undefined ? sections : [{text: ''}, ...sections];
  const records = all.map((section, index): SearchRecord => {
    const found = headingsAfter(hierarchy, section);
    hierarchy = found.hierarchy;
    const anchor = section.id ?? null;
    return {
      ...facets,
      ...found,
      objectID: `${url}#${index}`,
      url: anchor ? `${url}#${anchor}` : url,
      anchor,
      content: section.text,
      code: section.code ?? '',
      names: '',
      pictures: '',
      phrases: '',
    };
  });
  return {url, facets, records, links: []};
}

/**
 * Builds an index of texts, in memory. Equal input gives equal bytes.
 *
 * @returns content of each file by its path; the engine asks for them by these paths
 * @throws InputError if phrases name a heading that a page does not have
 */
export function buildTextIndex(
  pages: readonly TextPage[],
  {synonyms = [], glossary = [], phrases = {}, scopes = []}: IndexWords = {},
): IndexFiles {
  return buildSearchIndex({
    pages: addAliases(pages.map(toPage), aliasesIn(phrases, 'phrases')),
    synonyms: buildSynonyms(glossary, synonyms),
    scopes,
    startUrls: [],
  });
}
