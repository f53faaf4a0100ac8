import type {SearchQuery} from '../../shared/contract';
import {type FacetRange, SECTIONS_PER_PAGE} from '../../shared/indexFormat';
import {
  BALANCE,
  BOTH_SHARE,
  COVERAGE_FLOOR,
  COVERAGE_POWER,
  LEAST_OWN,
  LEAST_PAGE,
  LEAST_SECTION,
  MIN_COVERAGE,
  TITLE_SHARE,
  TOPIC_SHARE,
  WHOLE_SHARE,
} from '../../shared/weights';
import type {Facets} from '../../types';
import {allBits, type QueryTermMatch, type TermMatches} from './matchQueryTerms';
import type {ScopeFactor} from './parseQuery';
import type {QueryTerm} from './queryTerms';

export type TermResult = {queryTerm: QueryTerm; matches: TermMatches};

export type RankedSection = {
  section: number;
  score: number;
  /** Score without that of the page title. */
  own: number;
};
export type RankedPage = {page: number; score: number; sections: RankedSection[]};

export type RankInput = {
  results: readonly TermResult[];
  facets: readonly FacetRange[];
  /** Filter of the reader. */
  accepts: (facets: FacetRange) => boolean;
  factorOf: ScopeFactor;
};

/** Whether a term stands for the query as a whole. */
const isWholeQuery = ({tokens}: QueryTerm): boolean => tokens.length === 0;

const bitCount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
};

const NONE: QueryTermMatch = {score: 0, mask: 0};

type Totals = {score: number; covered: number};

function combine(own: QueryTermMatch, title: QueryTermMatch): QueryTermMatch {
  const fromTitle = title.score * TITLE_SHARE;
  return {score: Math.max(own.score, fromTitle) + BOTH_SHARE * Math.min(own.score, fromTitle), mask: own.mask | title.mask};
}

function addQueryTerm(totals: Totals, queryTerm: QueryTerm, match: QueryTermMatch): void {
  const bits = bitCount(allBits(queryTerm));
  totals.score += match.score ** BALANCE;
  // A section that has the whole query as a name answers all of it, whatever its text says.
  if (isWholeQuery(queryTerm) && match.score > 0) totals.covered = Number.POSITIVE_INFINITY;
  totals.covered += bits > 0 ? (queryTerm.importance * bitCount(match.mask)) / bits : 0;
}

const worthOf = ({score, covered}: Totals, importance: number): number => {
  const coverage = importance > 0 ? Math.min(1, covered / importance) : 1;
  return coverage < MIN_COVERAGE ? 0 : score * (COVERAGE_FLOOR + (1 - COVERAGE_FLOOR) * coverage ** COVERAGE_POWER);
};

function groupByPage(results: readonly TermResult[]): Map<number, Set<number>> {
  const pages = new Map<number, Set<number>>();
  for (const {matches} of results) {
    for (const section of matches.keys()) {
      const page = Math.floor(section / SECTIONS_PER_PAGE);
      const sections = pages.get(page);
      if (sections) sections.add(section);
      else pages.set(page, new Set([section]));
    }
  }
  return pages;
}

/** Bonus of a page from its title. For longer queries, the title often matches one part and the sections match the others. */
function topicOf(first: number, results: readonly TermResult[]): number {
  const [only, ...others] = results.filter(({queryTerm}) => !queryTerm.isBonus);
  const title = only?.matches.get(first);
  return title && others.length === 0 ? TOPIC_SHARE * title.score ** BALANCE : 0;
}

/** Without the sections that are only found by the title of their page, or by little of the query. */
function dropWeak(sections: readonly RankedSection[]): RankedSection[] {
  const best = Math.max(0, ...sections.map(({own}) => own));
  const least = (sections[0]?.score ?? 0) * LEAST_SECTION;
  return sections.filter(({score, own}, i) => i === 0 || (score >= least && own >= best * LEAST_OWN));
}

function rankPage(page: number, sections: ReadonlySet<number>, results: readonly TermResult[]): RankedPage {
  const first = page * SECTIONS_PER_PAGE;
  const importance = results.reduce((sum, {queryTerm}) => sum + queryTerm.importance, 0);
  const whole: Totals = {score: 0, covered: 0};
  const ranked = [...sections].map((section) => ({section, totals: {score: 0, covered: 0} as Totals, own: {score: 0}}));
  for (const {queryTerm, matches} of results) {
    const title = matches.get(first) ?? NONE;
    let best = NONE;
    let mask = 0;
    for (const {section, totals, own: alone} of ranked) {
      const own = matches.get(section) ?? NONE;
      alone.score += own.score ** BALANCE;
      if (own.score > best.score) best = own;
      mask |= own.mask;
      addQueryTerm(totals, queryTerm, section === first ? own : combine(own, title));
    }
    addQueryTerm(whole, queryTerm, {score: best.score, mask});
  }
  const scored = ranked
    .map(({section, totals, own}) => ({section, score: worthOf(totals, importance), own: own.score}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.section - b.section);
  const score = (scored[0]?.score ?? 0) + WHOLE_SHARE * worthOf(whole, importance) + topicOf(first, results);
  return {page, score, sections: scored};
}

/** Whether the query is one of the whole titles or aliases of a page. */
const isWholeTitle = (sections: ReadonlySet<number>, results: readonly TermResult[]): boolean =>
  results.some(({queryTerm, matches}) => isWholeQuery(queryTerm) && [...sections].some((section) => matches.has(section)));

/** Sorts the pages that match a query, best first. */
export function rankPages({results, facets, accepts, factorOf}: RankInput): RankedPage[] {
  const ranked: (RankedPage & {plainScore: number})[] = [];
  const words = results.filter(({queryTerm}) => !isWholeQuery(queryTerm));
  for (const [page, sections] of groupByPage(results)) {
    const range = facets.find(({from, to}) => page >= from && page < to);
    if (!range || !accepts(range)) continue;
    const found = rankPage(page, sections, results);
    if (found.sections.length === 0) continue;
    const isWhole = isWholeTitle(sections, results);
    // What is too weak is decided without the bonus of a whole title: it would make all other pages weak.
    const plain = isWhole ? rankPage(page, sections, words) : found;
    const kept = new Set(dropWeak(plain.sections).map(({section}) => section));
    const factor = factorOf(range.scope, isWhole);
    ranked.push({
      page,
      score: found.score * factor,
      plainScore: plain.score * factor,
      sections: found.sections.filter(({section}, i) => i === 0 || kept.has(section)),
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = Math.max(0, ...ranked.map(({plainScore}) => plainScore)) * LEAST_PAGE;
  return ranked.filter(({score}) => score >= least);
}

/** Creates the filter that pages must pass for a query. */
export const acceptsFacets =
  ({language, tags, scope}: SearchQuery) =>
  (facets: Facets): boolean =>
    (!language || facets.language === language) && (!tags || tags.includes(facets.tag)) && (!scope || facets.scope === scope);
