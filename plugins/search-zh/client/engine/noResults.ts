import type {SearchRequest, SearchResult} from '../../shared/contract';
import {SECTIONS_PER_PAGE} from '../../shared/indexFormat';
import {LOOSE_EDITS} from '../../shared/weights';
import {acceptsFacets} from './filters';
import type {IndexReader} from './indexReader';
import {matchQueryTerm, type TermMatches} from './matchQueryTerms';
import type {ParsedQuery, QueryTerm, Term} from './parseQuery';
import {type RankedPage, rankPages, type TermResult} from './rankPages';
import {nearestWords} from './spelling';

const MAX_SUGGESTIONS = 3;
const MAX_NEAREST = 3;

/** The characters and nearly right words of a query term, each by itself; only titles and headings are listed under characters. */
async function looseTerms(reader: IndexReader, queryTerm: QueryTerm): Promise<Term[]> {
  const {words} = await reader.vocabulary();
  return queryTerm.tokens.map((token, i): Term => {
    const near =
      token.kind === 'han'
        ? [token.text]
        : nearestWords(token.text, words, Math.floor(token.text.length * LOOSE_EDITS)).map(({word}) => word);
    return {from: i, to: i + 1, weight: 1, lookups: near.map((term) => ({kind: 'exact', term, factor: 1}))};
  });
}

async function nearestPages(reader: IndexReader, parsed: ParsedQuery, request: SearchRequest): Promise<RankedPage[]> {
  const results: TermResult[] = await Promise.all(
    parsed.queryTerms
      .filter(({importance}) => importance > 0)
      .map(async (queryTerm) => {
        const loose: QueryTerm = {...queryTerm, terms: await looseTerms(reader, queryTerm), phrases: []};
        const matches: TermMatches = await matchQueryTerm(reader, loose);
        return {queryTerm: {...loose, importance: 0}, matches};
      }),
  );
  const {facets} = reader.manifest;
  return rankPages({results, facets, accepts: acceptsFacets(request), asksForApi: parsed.asksForApi});
}

/** What to offer to a reader whose query found nothing: the nearest titles, and queries that do find something. */
export async function suggestInstead(
  reader: IndexReader,
  parsed: ParsedQuery,
  request: SearchRequest,
): Promise<Pick<SearchResult, 'suggestions' | 'nearest'>> {
  const pages = (await nearestPages(reader, parsed, request)).slice(0, MAX_NEAREST);
  const parts = await Promise.all(pages.map(({page}) => reader.part(page * SECTIONS_PER_PAGE)));
  const found = parts.map(({lvl1, url}) => ({title: lvl1, url}));
  const {start} = reader.manifest;
  const nearest = found.length > 0 ? found : start.slice(0, MAX_NEAREST);
  const words = parsed.queryTerms.flatMap(({tokens}) => tokens.filter(({kind}) => kind === 'word').map(({text}) => text));
  const {words: known} = await reader.vocabulary();
  const corrected = words.flatMap((word) => nearestWords(word, known, Math.floor(word.length * LOOSE_EDITS)).map((near) => near.word));
  const titles = start.filter(({url}) => nearest.every((page) => page.url !== url)).map(({title}) => title);
  return {suggestions: [...new Set([...corrected, ...titles])].slice(0, MAX_SUGGESTIONS), nearest};
}
