import {DEFAULT_HITS_PER_PAGE, MAX_TEXT_LENGTH, type SearchAnswer, type SearchQuery} from '../../shared/contract';
import {cutText} from '../../shared/cutText';
import {MANIFEST_FILE} from '../../shared/indexFormat';
import {looksTraditional, replaceCharacters} from '../../shared/simplified';
import {tokenize} from '../../shared/tokenize';
import {LEAST_MISTYPED, SECTION_SHARE, SECTIONS_PER_HIT_PAGE} from '../../shared/weights';
import {buildHits} from './buildHits';
import {IndexReader, type ReadIndexFile} from './indexReader';
import {matchQueryTerm} from './matchQueryTerms';
import {addNearMisses, suggestInstead} from './nearMisses';
import {isEnglish, type ParsedQuery, parseQuery} from './parseQuery';
import {acceptsFacets, type RankedPage, type RankedSection, rankPages, type TermResult} from './rankPages';

/** Number of cached answers: typing and deleting repeats the same queries. */
const CACHED_ANSWERS = 200;

/** Sections in result order: the best ones of each page together, all remaining ones at the end. */
function orderSections(pages: readonly RankedPage[]): RankedSection[] {
  const first: RankedSection[] = [];
  const later: RankedSection[] = [];
  for (const {sections} of pages) {
    const least = (sections[0]?.score ?? 0) * SECTION_SHARE;
    sections.forEach((section, i) => {
      (i < SECTIONS_PER_HIT_PAGE && section.score >= least ? first : later).push(section);
    });
  }
  return [...first, ...later.sort((a, b) => b.score - a.score || a.section - b.section)];
}

/** Answers queries from the files of an index. */
export class SearchEngine {
  private reader: Promise<IndexReader> | undefined;
  private readonly answers = new Map<string, Promise<SearchAnswer>>();

  /** @param manifest file with the location of the index; each docs version of a site has one */
  constructor(
    private readonly readFile: ReadIndexFile,
    private readonly manifest = MANIFEST_FILE,
  ) {}

  private openReader(): Promise<IndexReader> {
    if (!this.reader) {
      const opening = IndexReader.open(this.readFile, this.manifest);
      this.reader = opening;
      // The next query tries again.
      opening.catch(() => {
        this.reader = undefined;
      });
    }
    return this.reader;
  }

  /** Version of the current index. */
  async version(): Promise<string> {
    return (await this.openReader()).manifest.version;
  }

  /** Answers a query; the last answers are kept. */
  search(query: SearchQuery): Promise<SearchAnswer> {
    const key = JSON.stringify(query);
    const known = this.answers.get(key);
    if (known) return known;
    const answering = this.searchOnce(query).catch(async (error) => {
      // A new version of the site removes the files of the old one: check once for a new version.
      const before = (await this.openReader()).manifest.version;
      this.reader = undefined;
      if ((await this.openReader()).manifest.version === before) throw error;
      return this.searchOnce(query);
    });
    this.answers.set(key, answering);
    answering.catch(() => this.answers.delete(key));
    const [oldest] = this.answers.keys();
    if (this.answers.size > CACHED_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
    return answering;
  }

  private async searchOnce(query: SearchQuery): Promise<SearchAnswer> {
    const reader = await this.openReader();
    // Limits the response time for any query.
    const text = await simplify(reader, cutText(query.text, MAX_TEXT_LENGTH));
    const groups = isEnglish(tokenize(text)) ? await reader.wordsOfEnglish() : reader.manifest.synonyms;
    const parsed = parseQuery(text, groups, reader.manifest.scopes);
    const {pages, taken} = await findPages(reader, parsed, query);
    const sections = orderSections(pages);
    const {size = DEFAULT_HITS_PER_PAGE, page = 0, words} = query;
    const shown = sections.slice(page * size, (page + 1) * size).map(({section}) => section);
    const answer: SearchAnswer = {
      pages: await buildHits({reader, sections: shown, parsed, taken, words}),
      count: sections.length,
      page,
      pageCount: Math.ceil(sections.length / size),
    };
    return sections.length > 0 || parsed.queryTerms.every(({isBonus}) => isBonus)
      ? answer
      : {...answer, ...(await suggestInstead(reader, parsed, query))};
  }
}

/** Converts the query to simplified characters, as the terms of the pages have no others. */
async function simplify(reader: IndexReader, query: string): Promise<string> {
  if (!looksTraditional(query)) return query;
  return replaceCharacters(query, await reader.traditional());
}

/** The parts that may be mistyped. In a sentence in English, ordinary words are missing from the pages, and the others answer. */
function mistyped(results: readonly TermResult[]): TermResult[] {
  const parts = results.filter(({queryTerm}) => !queryTerm.isBonus);
  const sum = (all: readonly TermResult[]) => all.reduce((before, {queryTerm}) => before + queryTerm.importance, 0);
  const missing = parts.filter(({matches}) => matches.size === 0);
  return parts.some(({queryTerm}) => queryTerm.isEnglish) && sum(missing) < LEAST_MISTYPED * sum(parts) ? [] : parts;
}

async function findPages(reader: IndexReader, parsed: ParsedQuery, query: SearchQuery): Promise<{pages: RankedPage[]; taken: string[]}> {
  const isOnly = parsed.queryTerms.filter(({isBonus}) => !isBonus).length === 1;
  const results: TermResult[] = await Promise.all(
    parsed.queryTerms.map(async (queryTerm) => {
      const matches = await matchQueryTerm(reader, queryTerm, isOnly && !queryTerm.isBonus);
      return {queryTerm, matches};
    }),
  );
  const corrected = await Promise.all(mistyped(results).map(({queryTerm, matches}) => addNearMisses(reader, queryTerm, matches)));
  const {facets} = reader.manifest;
  // No page can answer the words of a sentence that no page has.
  const answered = results.filter(({queryTerm, matches}) => !queryTerm.isEnglish || matches.size > 0);
  return {pages: rankPages({results: answered, facets, accepts: acceptsFacets(query), factorOf: parsed.factorOf}), taken: corrected.flat()};
}
