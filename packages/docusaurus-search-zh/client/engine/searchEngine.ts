import {
  DEFAULT_HITS_PER_PAGE,
  type MultiQuery,
  type MultiQueryResponse,
  type SearchRequest,
  type SearchResult,
} from '../../shared/contract';
import {MANIFEST_FILE} from '../../shared/indexFormat';
import {looksTraditional} from '../../shared/simplified';
import {SECTION_SHARE, SECTIONS_PER_HIT_PAGE} from '../../shared/weights';
import {buildHits} from './buildHits';
import {IndexReader, type ReadIndexFile} from './indexReader';
import {matchQueryTerm} from './matchQueryTerms';
import {addNearMisses, suggestInstead} from './nearMisses';
import {type ParsedQuery, parseQuery} from './parseQuery';
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
  private readonly answers = new Map<string, Promise<SearchResult>>();

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

  async search({requests}: MultiQuery): Promise<MultiQueryResponse> {
    return {results: await Promise.all(requests.map((request) => this.answer(request)))};
  }

  private answer(request: SearchRequest): Promise<SearchResult> {
    const key = JSON.stringify(request);
    const known = this.answers.get(key);
    if (known) return known;
    const answering = this.searchOnce(request).catch(async (error) => {
      // A new version of the site removes the files of the old one: check once for a new version.
      const before = (await this.openReader()).manifest.version;
      this.reader = undefined;
      if ((await this.openReader()).manifest.version === before) throw error;
      return this.searchOnce(request);
    });
    this.answers.set(key, answering);
    answering.catch(() => this.answers.delete(key));
    const [oldest] = this.answers.keys();
    if (this.answers.size > CACHED_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
    return answering;
  }

  private async searchOnce(request: SearchRequest): Promise<SearchResult> {
    const reader = await this.openReader();
    const parsed = parseQuery(await simplify(reader, request.query), reader.manifest.synonyms);
    const {pages, taken} = await findPages(reader, parsed, request);
    const sections = orderSections(pages);
    const size = request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE;
    const page = request.page ?? 0;
    const shown = sections.slice(page * size, (page + 1) * size).map(({section}) => section);
    const result: SearchResult = {
      hits: await buildHits({reader, sections: shown, parsed, taken, request}),
      nbHits: sections.length,
      page,
      nbPages: Math.ceil(sections.length / size),
    };
    return sections.length > 0 || parsed.queryTerms.every(({isBonus}) => isBonus)
      ? result
      : {...result, ...(await suggestInstead(reader, parsed, request))};
  }
}

/** Converts the query to simplified characters, as the pages have no others. */
async function simplify(reader: IndexReader, query: string): Promise<string> {
  if (!looksTraditional(query)) return query;
  const table = await reader.traditional();
  return Array.from(query, (character) => table.get(character) ?? character).join('');
}

async function findPages(
  reader: IndexReader,
  parsed: ParsedQuery,
  request: SearchRequest,
): Promise<{pages: RankedPage[]; taken: string[]}> {
  const taken: string[] = [];
  const isOnly = parsed.queryTerms.filter(({isBonus}) => !isBonus).length === 1;
  const results: TermResult[] = await Promise.all(
    parsed.queryTerms.map(async (queryTerm) => {
      const matches = await matchQueryTerm(reader, queryTerm, isOnly && !queryTerm.isBonus);
      if (queryTerm.isBonus) return {queryTerm, matches};
      taken.push(...(await addNearMisses(reader, queryTerm, matches)));
      return {queryTerm, matches};
    }),
  );
  const {facets} = reader.manifest;
  return {pages: rankPages({results, facets, accepts: acceptsFacets(request), asksForApi: parsed.asksForApi}), taken};
}
