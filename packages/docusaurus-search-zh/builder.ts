import {addAliases, aliasesIn} from './node/aliases';
import {buildSearchIndex, type IndexFiles} from './node/buildIndex';
import {buildEnglish, buildSynonyms} from './node/synonyms';
import type {EnglishWord, OwnSynonyms, Phrases, TermNames} from './node/wordLists';
import type {ScopeRanking, SearchPage, SearchRecord} from './types';

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
  /** Common English words of questions, with the Chinese words for them. */
  english?: readonly EnglishWord[];
  /** By path of the page, then by heading id or `page`. */
  phrases?: Phrases;
  scopes?: readonly ScopeRanking[];
};

function toPage({url, title, part = '', scope = '', language = 'zh-Hans', sections}: TextPage): SearchPage {
  const facets = {language, tag: 'default', scope};
  let above: {level: number; text: string}[] = [];
  // The first record is the page itself, also if its first section has a heading, or if it has none.
  const all = sections[0] && sections[0].heading === undefined ? sections : [{text: ''}, ...sections];
  const records = all.map(({id, heading, level = 2, text, code = ''}, index): SearchRecord => {
    if (heading !== undefined) above = [...above.filter((each) => each.level < level), {level, text: heading}];
    return {
      ...facets,
      id: `${url}#${index}`,
      url: id ? `${url}#${id}` : url,
      anchor: id ?? null,
      part,
      title,
      headings: above.map((each) => each.text),
      content: text,
      code,
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
  {synonyms = [], glossary = [], english = [], phrases = {}, scopes = []}: IndexWords = {},
): IndexFiles {
  return buildSearchIndex({
    pages: addAliases(pages.map(toPage), aliasesIn(phrases, 'phrases')),
    synonyms: buildSynonyms(glossary, synonyms),
    english: buildEnglish(english),
    scopes,
    startUrls: [],
  });
}
