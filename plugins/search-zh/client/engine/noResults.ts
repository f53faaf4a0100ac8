import type {SearchRequest, SearchResult} from '../../shared/contract';
import {SECTIONS_PER_PAGE} from '../../shared/indexFormat';
import {LOOSE_EDITS} from '../../shared/weights';
import {acceptsFacets} from './filters';
import type {IndexReader} from './indexReader';
import {type ConceptMatches, matchConcept} from './matchConcepts';
import type {Concept, ParsedQuery, Unit} from './parseQuery';
import {type ConceptResult, type RankedPage, rankPages} from './rankPages';
import {nearestWords} from './spelling';

const MAX_SUGGESTIONS = 3;
const MAX_NEAREST = 3;

/** The characters and nearly right words of a concept, each by itself; only titles and headings are listed under characters. */
async function looseUnits(reader: IndexReader, concept: Concept): Promise<Unit[]> {
  const {words} = await reader.vocabulary();
  return concept.atoms.map((atom, i): Unit => {
    const near =
      atom.kind === 'han' ? [atom.text] : nearestWords(atom.text, words, Math.floor(atom.text.length * LOOSE_EDITS)).map(({word}) => word);
    return {from: i, to: i + 1, weight: 1, lookups: near.map((term) => ({kind: 'exact', term, factor: 1}))};
  });
}

async function nearestPages(reader: IndexReader, parsed: ParsedQuery, request: SearchRequest): Promise<RankedPage[]> {
  const results: ConceptResult[] = await Promise.all(
    parsed.concepts
      .filter(({importance}) => importance > 0)
      .map(async (concept) => {
        const loose: Concept = {...concept, units: await looseUnits(reader, concept), phrases: []};
        const matches: ConceptMatches = await matchConcept(reader, loose);
        return {concept: {...loose, importance: 0}, matches};
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
  const words = parsed.concepts.flatMap(({atoms}) => atoms.filter(({kind}) => kind === 'word').map(({text}) => text));
  const {words: known} = await reader.vocabulary();
  const corrected = words.flatMap((word) => nearestWords(word, known, Math.floor(word.length * LOOSE_EDITS)).map((near) => near.word));
  const titles = start.filter(({url}) => nearest.every((page) => page.url !== url)).map(({title}) => title);
  return {suggestions: [...new Set([...corrected, ...titles])].slice(0, MAX_SUGGESTIONS), nearest};
}
