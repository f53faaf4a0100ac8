import path from 'node:path';
import {brotliSize} from 'docusaurus-search-zh/node/benchmark';
import {type EvaluationQuery, type QueryOutcome, rankOf} from 'docusaurus-search-zh/node/evaluate';
import {SHARED_TAG} from 'docusaurus-search-zh/node/extractPage';
import {versionOfRoute} from 'docusaurus-search-zh/node/extractPages';
import {readHan} from 'docusaurus-search-zh/node/readings';
import {lastSegment} from 'docusaurus-search-zh/node/termWeights';
import type {SynonymGroup} from 'docusaurus-search-zh/shared/indexFormat';
import {readPinyin, syllablePair} from 'docusaurus-search-zh/shared/pinyin';
import {headingOf, isBeginning} from 'docusaurus-search-zh/shared/sections';
import {stemWord} from 'docusaurus-search-zh/shared/stemWord';
import {isLatinStopWord, markHanStopWords} from 'docusaurus-search-zh/shared/stopWords';
import {isHan, termsOf, tokenize} from 'docusaurus-search-zh/shared/tokenize';
import type {SearchRecord} from 'docusaurus-search-zh/types';
import MiniSearch, {type Query} from 'minisearch';
import {type DocsVersion, readWrittenVersions} from '../../lib/content/versions';
import {must} from '../../lib/input/must';
import {readSynonyms} from '../../plugins/search/node/readSynonyms';
import {localSearchOptions} from '../../site/searchOptions';
import {readRecords} from '../../tools/search/readRecords';

/** MiniSearch with the words of this site: cost and quality of a search without our own engine. */
type Baseline = {
  /** Addresses of matching pages, best first: the score of a page is that of its best section. */
  search: (query: string) => string[];
  /** Size of the whole index, which a browser must load before the first answer; without result texts and the library. */
  bytes: number;
};

const SCOPE_WEIGHTS = new Map(localSearchOptions().scopes.map(({value, weight}) => [value, weight]));
const BOOST = {title: 6, parent: 2, heading: 4, slug: 3, names: 2, phrases: 2, pinyin: 2, content: 1, code: 0.3};
const FIELDS = Object.keys(BOOST);
/** Minimum length of a prefix; misspelt words need one more character. */
const MIN_PREFIX = 2;
const MIN_FUZZY = 4;
/** MiniSearch adds up all matches, so synonyms get a lower weight to not count twice. */
const SYNONYM_SHARE = 0.5;
/** Characters with the same pronunciation say little compared to the right characters. */
const HOMOPHONE_SHARE = 0.2;
const MAX_INITIALS = 8;

function termsOfText(text: string): string[] {
  const {tokens, runs} = tokenize(text);
  return runs.flatMap((run) => (run.to - run.from === 1 ? [tokens[run.from]?.text ?? ''] : termsOf(run, tokens)));
}

const pairsOf = (syllables: readonly string[]) =>
  syllables.slice(1).map((syllable, i) => syllablePair(must(syllables[i], 'the syllable before'), syllable));

/** Pinyin of a text: pairs of syllables, and all first letters. */
function pinyinOf(text: string): string[] {
  const {tokens, runs} = tokenize(text);
  return runs.flatMap((run) => {
    if (run.kind !== 'han') return [];
    const syllables = readHan(tokens.slice(run.from, run.to).map((token) => token.text));
    const initials = syllables.map(([initial]) => initial).join('');
    return [...pairsOf(syllables), ...Array.from(initials.slice(1), (_, i) => `^${initials.slice(i, i + MAX_INITIALS)}`)];
  });
}

/** The query without stop words; a query with only stop words is unchanged. */
function withoutStopWords(query: string): string {
  const {tokens, runs, folded} = tokenize(query);
  const kept = runs.flatMap((run) => {
    const own = tokens.slice(run.from, run.to);
    const stopped =
      run.kind === 'han' ? markHanStopWords(own.map(({text}) => text)) : own.map(({text}) => own.length === 1 && isLatinStopWord(text));
    if (run.kind === 'word') return stopped[0] ? [] : [folded.cased.slice(own[0]?.start, own.at(-1)?.end)];
    return [own.map(({text}, i) => (stopped[i] ? '\n' : text)).join('')];
  });
  return kept.join(' ').trim() ? kept.join(' ') : query;
}

/** What the query may mean if its letters are pinyin, or its characters have the pronunciation of the right ones. */
function pinyinOfQuery(query: string): string[] {
  const letters = query.toLowerCase().replaceAll(' ', '');
  const read = readPinyin(letters)[0]?.syllables ?? [];
  return [...pinyinOf(query), ...pairsOf(read), ...(/^[a-z]{2,8}$/.test(letters) ? [`^${letters}`] : [])];
}

/** Synonyms for parts of the query, each with all its words. */
function synonymsOf(query: string, groups: readonly SynonymGroup[]): Query[] {
  const wordsOf = (texts: readonly string[]) => ` ${texts.map(stemWord).join(' ')} `;
  const asked = wordsOf(tokenize(query).tokens.map(({text}) => text));
  const meant = groups.filter(({phrases}) => phrases.some((phrase) => asked.includes(wordsOf(phrase))));
  return meant.flatMap(({phrases, weight}) =>
    phrases
      .filter((phrase) => !asked.includes(wordsOf(phrase)))
      .map((phrase) => ({
        combineWith: 'AND' as const,
        queries: termsOfText(phrase.map((text) => (isHan(text) ? text : ` ${text} `)).join('')),
        prefix: false,
        fuzzy: false,
        boostTerm: () => weight * SYNONYM_SHARE,
      })),
  );
}

const documentOf = (record: SearchRecord, id: number) => {
  const own = headingOf(record);
  const isTitle = isBeginning(record);
  const {url, content, code, names, phrases} = record;
  return {
    id,
    scope: record.scope,
    page: url.replace(/#.*/, ''),
    title: isTitle ? own : '',
    heading: isTitle ? '' : own,
    slug: isTitle ? lastSegment(url) : '',
    names,
    phrases,
    pinyin: `${own}\n${phrases}`,
    parent: isTitle ? '' : record.title,
    content,
    code,
  };
};

/** Builds the baseline from the sections of one version. */
function buildBaseline(records: readonly SearchRecord[], groups: readonly SynonymGroup[]): Baseline {
  const index = new MiniSearch({
    fields: FIELDS,
    storeFields: ['page', 'scope'],
    tokenize: (text, field) => (field === 'pinyin' ? pinyinOf(text) : termsOfText(text)),
    processTerm: stemWord,
    searchOptions: {
      boost: BOOST,
      boostDocument: (_id, _term, stored) => SCOPE_WEIGHTS.get(String(stored?.scope)) ?? 1,
      prefix: (term) => !isHan(term) && term.length >= MIN_PREFIX,
      fuzzy: (term) => (!isHan(term) && term.length >= MIN_FUZZY ? 0.2 : false),
    },
  });
  index.addAll(records.map(documentOf));
  const search = (query: string): string[] => {
    const asked = withoutStopWords(query);
    const pinyin: Query = {
      queries: pinyinOfQuery(asked).map((term) => ({
        queries: [term],
        tokenize: () => [term],
        prefix: term.startsWith('^'),
        boostTerm: () => (isHan(asked) ? HOMOPHONE_SHARE : 1),
      })),
      fuzzy: false,
      fields: ['pinyin'],
    };
    const found = index.search({queries: [asked, ...synonymsOf(asked, groups), pinyin]});
    return [...new Set(found.map(({page}) => page as string))];
  };
  return {search, bytes: brotliSize(JSON.stringify(index))};
}

/** Answers queries with the baseline, for the sections that the last build wrote for a version of a site at the root of its host. */
export function evaluateBaseline({id, base}: DocsVersion, queries: readonly EvaluationQuery[]): {outcomes: QueryOutcome[]; bytes: number} {
  const versions = readWrittenVersions();
  const records = readRecords().filter(({url, tag}) => tag === SHARED_TAG || versionOfRoute(url.replace(/#.*/, ''), versions)?.id === id);
  const {search, bytes} = buildBaseline(records, readSynonyms(path.join(__dirname, '../..')));
  const outcomes = queries.map((query) => {
    const routes = search(query.q).map((page) => page.slice(base.length) || '/');
    return {query, routes, rank: rankOf(routes, query)};
  });
  return {outcomes, bytes};
}
