import type {SearchAnswer, SearchQuery} from '../../shared/contract';
import {SECTIONS_PER_PAGE} from '../../shared/indexFormat';
import {must} from '../../shared/must';
import {foldSyllable, gapPair, initialsTerm, isSyllables, readPinyin, syllablePair} from '../../shared/pinyin';
import {
  GAP_FACTOR,
  HOMOPHONE_FACTOR,
  INITIALS_FACTOR,
  INITIALS_PREFIX_FACTOR,
  LOOSE_EDITS,
  MAX_HOMOPHONE_READINGS,
  PINYIN_FACTOR,
  TYPO_FACTOR,
  UNFINISHED_PINYIN_FACTOR,
} from '../../shared/weights';
import type {IndexReader} from './indexReader';
import {bitsOf, matchQueryTerm, type TermMatches} from './matchQueryTerms';
import type {ParsedQuery} from './parseQuery';
import {spelledTerms} from './pinyinTerms';
import type {Lookup, Phrase, QueryTerm, Term} from './queryTerms';
import {acceptsFacets, type RankedPage, rankPages, type TermResult} from './rankPages';
import {nearestWords} from './spelling';

const MAX_SUGGESTIONS = 3;
const MAX_NEAREST = 3;

const exact = (term: string, factor: number): Lookup => ({kind: 'exact', term, factor});

/** Tokens without a good match in the index: mistyped, or in another spelling. */
function missingTokens(queryTerm: QueryTerm, matches: TermMatches): boolean[] {
  const counts = queryTerm.tokens.map(() => 0);
  for (const {mask} of matches.values()) {
    queryTerm.tokens.forEach((_, i) => {
      if (mask & (1 << i)) counts[i] = (counts[i] as number) + 1;
    });
  }
  return counts.map((count) => count === 0);
}

/** Pairs of characters with the same pronunciation, and pairs around one possibly wrong character. */
async function hanNearMisses(reader: IndexReader, queryTerm: QueryTerm, missing: readonly boolean[]): Promise<Term[]> {
  const readings = await reader.readings();
  const readingsOf = (i: number) => (readings.get(queryTerm.tokens[i]?.text ?? '') ?? []).slice(0, MAX_HOMOPHONE_READINGS);
  return queryTerm.terms.flatMap((term): Term[] => {
    if (term.to - term.from !== 2 || queryTerm.tokens[term.from]?.kind !== 'han') return [];
    if (!missing[term.from] && !missing[term.from + 1]) return [];
    const pairs = readingsOf(term.from).flatMap((first) => readingsOf(term.from + 1).map((second) => syllablePair(first, second)));
    const third = queryTerm.tokens[term.from + 2];
    const gap = third?.kind === 'han' ? [gapPair(queryTerm.tokens[term.from]?.text ?? '', third.text)] : [];
    return [
      {...term, lookups: [...new Set(pairs)].map((pair) => exact(pair, HOMOPHONE_FACTOR))},
      ...gap.map((pair) => ({...term, to: term.to + 1, lookups: [exact(pair, GAP_FACTOR)]})),
    ];
  });
}

/** Letters as pinyin of Han text: all syllables, or the first letter of each. */
function pinyinPhrases(word: string): Phrase[] {
  const phrases = readPinyin(word)
    .filter(({syllables}) => syllables.length > 1)
    .map(({syllables, unfinished}): Phrase => {
      const terms = syllables.slice(1).map((syllable, i): Term => {
        const before = must(syllables[i], 'the index is inside the list');
        const isLast = i === syllables.length - 2;
        // An unfinished syllable may become any syllable with this prefix.
        const lookup: Lookup =
          unfinished && isLast
            ? {kind: 'prefix', term: `'${foldSyllable(before)}'${syllable.replace(/^([zcs])h$/, '$1')}`, factor: 1}
            : exact(syllablePair(before, syllable), 1);
        return {from: 0, to: 1, weight: 1, lookups: [lookup]};
      });
      return {terms, factor: unfinished ? PINYIN_FACTOR * UNFINISHED_PINYIN_FACTOR : PINYIN_FACTOR};
    });
  if (/^[a-z]{2,8}$/.test(word)) {
    const lookups: Lookup[] = [exact(initialsTerm(word), 1), {kind: 'prefix', term: initialsTerm(word), factor: INITIALS_PREFIX_FACTOR}];
    phrases.push({terms: [{from: 0, to: 1, weight: 1, lookups}], factor: INITIALS_FACTOR});
  }
  return phrases;
}

type Near = {text: string; phrases: Phrase[]};

async function nearWords(reader: IndexReader, word: string): Promise<Near[]> {
  const {words} = await reader.vocabulary();
  return nearestWords(word, words).map(({word: text, distance}) => ({
    text,
    phrases: [{terms: [{from: 0, to: 1, weight: 1, lookups: [exact(text, 1)]}], factor: TYPO_FACTOR / distance}],
  }));
}

type Span = {from: number; to: number};

/** A query term, its matches so far, and the corrected words. */
type Repair = {reader: IndexReader; queryTerm: QueryTerm; matches: TermMatches; taken: string[]};

async function matchesOfPhrases({reader, queryTerm}: Repair, span: Span, phrases: Phrase[]): Promise<TermMatches> {
  const alone: QueryTerm = {...queryTerm, tokens: queryTerm.tokens.slice(span.from, span.to), terms: [], phrases};
  const matches = await matchQueryTerm(reader, alone);
  return new Map([...matches].map(([section, {score}]) => [section, {score, mask: bitsOf(span)}]));
}

/** Adds matches; for the same tokens, the better match wins. */
function addMatches(target: TermMatches, extra: TermMatches): void {
  for (const [section, match] of extra) {
    const known = target.get(section);
    if (!known) target.set(section, match);
    else if ((known.mask | match.mask) !== known.mask) {
      target.set(section, {score: known.score + match.score, mask: known.mask | match.mask});
    }
  }
}

/** Adds matches of similar words; returns true if there are any. */
async function addNear(repair: Repair, span: Span, near: readonly Near[]): Promise<boolean> {
  const found = await matchesOfPhrases(
    repair,
    span,
    near.flatMap(({phrases}) => phrases),
  );
  if (found.size === 0) return false;
  addMatches(repair.matches, found);
  repair.taken.push(...near.map(({text}) => text));
  return true;
}

/** Reads letters as a pinyin term, with or without spaces between syllables; true if they spell one completely. */
async function addSpelledTerms(repair: Repair, span: Span): Promise<boolean> {
  const letters = repair.queryTerm.tokens.slice(span.from, span.to).map(({text}) => text);
  const {terms, isWhole} = spelledTerms(letters.join(''), repair.reader.manifest.synonyms, await repair.reader.readings());
  return (await addNear(repair, span, terms)) && isWhole;
}

/** Letters without a match are tried as a pinyin term, then as the pinyin of any heading, then as a misspelt word. */
async function addWordNearMisses(repair: Repair, at: number): Promise<void> {
  const {reader, queryTerm, matches} = repair;
  const word = queryTerm.tokens[at]?.text ?? '';
  const span = {from: at, to: at + 1};
  if (await addSpelledTerms(repair, span)) return;
  addMatches(matches, await matchesOfPhrases(repair, span, pinyinPhrases(word)));
  if (missingTokens(queryTerm, matches)[at]) await addNear(repair, span, await nearWords(reader, word));
}

/** Ranges of neighbouring words that may be corrected. */
function wordSpans({tokens}: QueryTerm, isMeant: (i: number) => boolean): Span[] {
  const spans: Span[] = [];
  tokens.forEach(({kind}, i) => {
    if (kind !== 'word' || !isMeant(i)) return;
    const last = spans.at(-1);
    if (last?.to === i) last.to = i + 1;
    else spans.push({from: i, to: i + 1});
  });
  return spans;
}

/** Finds what the reader may have meant if the words are not found, and returns the corrected words. */
export async function addNearMisses(reader: IndexReader, queryTerm: QueryTerm, matches: TermMatches): Promise<string[]> {
  const repair: Repair = {reader, queryTerm, matches, taken: []};
  const missing = missingTokens(queryTerm, matches);
  if (queryTerm.tokens.length > 1 && missing.some((miss, i) => miss && queryTerm.tokens[i]?.kind === 'han')) {
    const terms = await hanNearMisses(reader, queryTerm, missing);
    addMatches(matches, await matchQueryTerm(reader, {...queryTerm, terms, phrases: []}));
  }
  // `mo ban`: each syllable alone may be a word or a prefix, but together they are a pinyin term.
  const apart = wordSpans(queryTerm, (i) => isSyllables(queryTerm.tokens[i]?.text ?? '')).filter(({from, to}) => to - from > 1);
  const spelled = await Promise.all(apart.map((span) => addSpelledTerms(repair, span)));
  const isSpelled = (at: number) => apart.some(({from, to}, i) => spelled[i] && at >= from && at < to);
  for (const span of wordSpans(queryTerm, (i) => missing[i] === true && !isSpelled(i))) {
    for (let at = span.from; at < span.to; at += 1) await addWordNearMisses(repair, at);
  }
  return repair.taken;
}

/** Single characters and similar words of a query term. Only titles and headings are indexed by single characters. */
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

async function nearestPages(reader: IndexReader, parsed: ParsedQuery, query: SearchQuery): Promise<RankedPage[]> {
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
  return rankPages({results, facets, accepts: acceptsFacets(query), factorOf: parsed.factorOf});
}

/** Suggestions for a query without results: the most similar titles, and queries that have results. */
export async function suggestInstead(
  reader: IndexReader,
  parsed: ParsedQuery,
  query: SearchQuery,
): Promise<Pick<SearchAnswer, 'suggestions' | 'nearest'>> {
  const pages = (await nearestPages(reader, parsed, query)).slice(0, MAX_NEAREST);
  const parts = await Promise.all(pages.map(({page}) => reader.part(page * SECTIONS_PER_PAGE)));
  const found = parts.map(({title, url}) => ({title, url}));
  const {start} = reader.manifest;
  const nearest = found.length > 0 ? found : start.slice(0, MAX_NEAREST);
  const words = parsed.queryTerms.flatMap(({tokens}) => tokens.filter(({kind}) => kind === 'word').map(({text}) => text));
  const {words: known} = await reader.vocabulary();
  const corrected = words.flatMap((word) => nearestWords(word, known, Math.floor(word.length * LOOSE_EDITS)).map((near) => near.word));
  const titles = start.filter(({url}) => nearest.every((page) => page.url !== url)).map(({title}) => title);
  return {suggestions: [...new Set([...corrected, ...titles])].slice(0, MAX_SUGGESTIONS), nearest};
}
