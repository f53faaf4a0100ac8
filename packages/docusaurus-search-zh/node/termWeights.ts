import {must} from '../shared/must';
import {gapPair, initialsTerm, syllablePair} from '../shared/pinyin';
import {headingOf, isBeginning} from '../shared/sections';
import {beginningTerm, MAX_BEGINNING, type Run, type TokenizedText, termsOf, tokenize} from '../shared/tokenize';
import {
  APPROXIMATE,
  FIELD_WEIGHTS,
  HEADING_DAMPING,
  INBOUND_LINKS,
  LENGTH_NORM,
  MAX_INITIALS,
  MAX_WEIGHT,
  SATURATION,
  SHORTNESS,
  WHOLE_PLAIN,
  WHOLE_WEIGHTS,
} from '../shared/weights';
import {wholeTerms} from '../shared/wholeText';
import type {SearchRecord} from '../types';
import {type InboundLinks, trimSlash} from './inboundLinks';
import {readHan} from './readings';

/** Terms of one section with their weights. */
export type TermWeights = Map<string, number>;

type Field = {tokenized: TokenizedText; weight: number};

/** Site-wide statistics for the weights. */
export type SiteMeasures = {
  /** Tokens of the text of each section; needed for the mean and for the section. */
  contents: ReadonlyMap<SearchRecord, TokenizedText>;
  /** Mean length of section texts, in tokens. */
  averageLength: number;
  /** Number of pages with a word in their address: `bundles-` and `components-` say little about a single page. */
  slugWords: ReadonlyMap<string, number>;
  inbound: InboundLinks;
  /** Number of sections with a heading: 请求体 and 身份验证 are on every API reference page. */
  headings: ReadonlyMap<string, number>;
};

const add = (weights: TermWeights, term: string, value: number) => {
  weights.set(term, (weights.get(term) ?? 0) + value);
};

/** A word in a short title says more about the page than in a long one. */
const shortness = (length: number): number => 1 / (SHORTNESS.base + SHORTNESS.perToken * Math.max(length, SHORTNESS.least));

/** Generic words in titles: 组件包概览 is only about 组件包. */
const FILLERS = /概览|概述|总览|介绍|简介|关于|使用|指南|管理/g;

/** Number of tokens without generic words. */
function ownLength({tokens, folded}: TokenizedText): number {
  return tokens.length - (folded.lower.match(FILLERS) ?? []).reduce((sum, word) => sum + word.length, 0);
}

function addShortField(weights: TermWeights, {tokenized, weight}: Field): void {
  const worth = weight * shortness(ownLength(tokenized));
  const terms = new Set(tokenized.runs.flatMap((run) => termsOf(run, tokenized.tokens)));
  for (const term of terms) add(weights, term, worth);
}

function addSlug(weights: TermWeights, {tokenized, weight}: Field, slugWords: SiteMeasures['slugWords']): void {
  const worth = weight * shortness(tokenized.tokens.length);
  const terms = new Set(tokenized.runs.flatMap((run) => termsOf(run, tokenized.tokens)));
  for (const term of terms) add(weights, term, worth / (1 + Math.log2(slugWords.get(term) ?? 1)));
}

function addLongField(weights: TermWeights, {tokenized, weight}: Field, averageLength: number): void {
  const counts = new Map<string, number>();
  for (const term of tokenized.runs.flatMap((run) => termsOf(run, tokenized.tokens))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const norm = SATURATION * (LENGTH_NORM.base + (LENGTH_NORM.length * tokenized.tokens.length) / Math.max(averageLength, 1));
  for (const [term, count] of counts) add(weights, term, (weight * count) / (count + norm));
}

/** The row that explains an identifier outweighs any number of mentions, however long the table is. */
function addNames(weights: TermWeights, names: string): void {
  const compounds = names.split('\n').flatMap((name) => tokenize(name).runs.map((run) => run.compounds[0]));
  for (const term of new Set(compounds)) if (term) add(weights, term, FIELD_WEIGHTS.name);
}

/** If several aliases contain a term, the best one counts: more aliases do not make it more important. */
function addAliases(weights: TermWeights, aliases: string): void {
  const best = new Map<string, number>();
  for (const alias of aliases.split('\n')) {
    const {tokens, runs} = tokenize(alias);
    const worth = FIELD_WEIGHTS.alias * shortness(tokens.length);
    for (const term of runs.flatMap((run) => termsOf(run, tokens))) best.set(term, Math.max(best.get(term) ?? 0, worth));
  }
  for (const [term, worth] of best) add(weights, term, worth);
}

function approximateTerms(run: Run, tokenized: TokenizedText): string[] {
  const characters = tokenized.tokens.slice(run.from, run.to).map((token) => token.text);
  if (run.kind === 'word') return [];
  const syllables = readHan(characters);
  const initials = syllables.map((syllable) => syllable[0]).join('');
  return [
    ...characters,
    ...characters.slice(2).map((character, i) => gapPair(must(characters[i], 'the character before'), character)),
    ...syllables.slice(1).map((syllable, i) => syllablePair(must(syllables[i], 'the syllable before'), syllable)),
    ...Array.from(initials.slice(1), (_, i) => initialsTerm(initials.slice(i, i + MAX_INITIALS))),
  ];
}

function addApproximate(weights: TermWeights, {tokenized, weight}: Field): void {
  const worth = APPROXIMATE * weight * shortness(ownLength(tokenized));
  const terms = new Set(tokenized.runs.flatMap((run) => approximateTerms(run, tokenized)));
  for (const term of terms) add(weights, term, worth);
}

/** An unfinished word must find titles from its first letter on, at the cost of one term. */
function addBeginnings(weights: TermWeights, {tokenized, weight}: Field): void {
  const words = tokenized.tokens.filter((token) => token.kind === 'word');
  const beginnings = words.flatMap(({text}) => Array.from({length: Math.min(text.length, MAX_BEGINNING)}, (_, i) => text.slice(0, i + 1)));
  for (const beginning of new Set(beginnings)) add(weights, beginningTerm(beginning), weight * shortness(tokenized.tokens.length));
}

const ASIDE = /[（(]([^（）()]+)[)）]/g;

/** A title, and its part before an aside: `Smart Router` of `Smart Router（智能路由）`. */
const namesIn = (title: string): string[] => [title, title.replace(ASIDE, '')];
const asidesIn = (title: string): string[] => [...title.matchAll(ASIDE)].flatMap(([, aside]) => (aside === undefined ? [] : [aside]));

/** A query that is a whole title, label or alias leads to its section. */
function addWholes(weights: TermWeights, texts: readonly string[], weight: number): void {
  const best = new Map<string, number>();
  const raise = (term: string, worth: number) => best.set(term, Math.max(best.get(term) ?? 0, worth));
  for (const text of texts) {
    const whole = wholeTerms(tokenize(text));
    if (!whole) continue;
    raise(whole.full, weight);
    if (whole.plain) raise(whole.plain.question, weight * WHOLE_PLAIN);
  }
  for (const [term, worth] of best) weights.set(term, Math.max(weights.get(term) ?? 0, worth));
}

/** Code blocks of a single line: a message or a command, which readers paste. */
const singleLines = (code: string): string[] => code.split(/\n{2,}/).filter((block) => !block.includes('\n') && /\s/.test(block.trim()));

function addAllWholes(weights: TermWeights, record: SearchRecord, label: string): void {
  addWholes(weights, record.phrases.split('\n'), WHOLE_WEIGHTS.alias);
  addWholes(weights, singleLines(record.code), WHOLE_WEIGHTS.line);
  if (!isBeginning(record)) return;
  addWholes(weights, namesIn(record.title), WHOLE_WEIGHTS.title);
  addWholes(weights, namesIn(label), WHOLE_WEIGHTS.label);
  addWholes(weights, [record.title, label].flatMap(asidesIn), WHOLE_WEIGHTS.aside);
}

/** Last segment of an address: English words, the upstream name of the page. */
export const lastSegment = (url: string) => url.replace(/#.*/, '').split('/').filter(Boolean).at(-1) ?? '';

function shortFieldsOf(record: SearchRecord, headings: SiteMeasures['headings']): Field[] {
  const own = headingOf(record);
  if (isBeginning(record)) return [{tokenized: tokenize(own), weight: FIELD_WEIGHTS.title}];
  const rarity = 1 / (1 + HEADING_DAMPING * Math.log2(headings.get(own) ?? 1));
  const fields = [{tokenized: tokenize(own), weight: FIELD_WEIGHTS.heading * rarity}];
  return record.anchor ? [...fields, {tokenized: tokenize(record.anchor), weight: FIELD_WEIGHTS.anchor * rarity}] : fields;
}

/**
 * Computes the weight of every term in one section.
 *
 * @param label Name of the page in the menu, for its first section
 */
export function weighTerms(
  record: SearchRecord,
  {contents, averageLength, slugWords, inbound, headings}: SiteMeasures,
  label = '',
): TermWeights {
  const exact: TermWeights = new Map();
  const short = shortFieldsOf(record, headings);
  const slug: Field[] = isBeginning(record) ? [{tokenized: tokenize(lastSegment(record.url)), weight: FIELD_WEIGHTS.slug}] : [];
  for (const field of short) addShortField(exact, field);
  for (const field of slug) addSlug(exact, field, slugWords);
  addLongField(exact, {tokenized: contents.get(record) as TokenizedText, weight: FIELD_WEIGHTS.content}, averageLength);
  addLongField(exact, {tokenized: tokenize(record.code), weight: FIELD_WEIGHTS.code}, averageLength);
  addNames(exact, record.names);
  addAliases(exact, record.phrases);
  for (const [term, pages] of inbound.get(trimSlash(record.url)) ?? [])
    add(exact, term, Math.min(INBOUND_LINKS.most, INBOUND_LINKS.each * Math.log2(1 + pages)));
  if (short[0]) addApproximate(exact, short[0]);
  for (const field of [...short, ...slug]) addBeginnings(exact, field);
  addAllWholes(exact, record, label);
  return new Map([...exact].map(([term, weight]) => [term, Math.min(MAX_WEIGHT, Math.max(1, Math.round(weight)))]));
}
