import {type Alignment, align} from './align';
import {detailsFile, MANIFEST, type Manifest, type Posting, parsePostings, patternsFile, type Texts, wordsFile} from './indexFiles';
import {readPaste} from './readPaste';
import {isValue, type Normalised, normalise, normalisePattern, wordsOf} from './text';

/** Reads a file of the index by its name. */
export type ReadFile = (file: string) => Promise<string>;

/** A message that a paste may be. */
export type Match = {
  entry: number;
  /** The text of the entry that was found. */
  pattern: string;
  /** What the reader has in the place of each `…` of the pattern. */
  values: string[];
  /** The part of the paste that it is. */
  found: string;
  /** What is known of the entry; of those that are shown only. */
  detail?: unknown;
  /** How much of the pattern agrees, 0 to 1. */
  closeness: number;
};

export type Outcome = {
  /** What was read out of the paste. */
  text: string;
  /** Messages that the paste holds, the most telling first. */
  matches: Match[];
  /** Where there are none: those that come nearest. */
  nearest: Match[];
};

/** Entries that are looked at closely at first, and those added where nothing has been found among them. */
const FIRST_LOOK = 12;
const SECOND_LOOK = 36;
const SHOWN = 4;
const SHOWN_NEAREST = 4;
/** Share of a pattern that may disagree. */
const MOST_COST = 0.34;
const SURE = 0.8;
/** A short pattern must agree in more: a few letters are soon found somewhere. */
const SHORT = 16;
const SURE_OF_SHORT = 0.88;
const NEAR = 0.5;
const MOST_WORDS = 70;

type Candidate = {entry: number; share: number; weight: number};
type Found = Match & {rank: number; start: number; end: number; alignment: Alignment};

/** Whether two words differ in one letter, or, long ones, in two. */
function isNearWord(a: string, b: string): boolean {
  const most = Math.max(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > most || Math.min(a.length, b.length) < 4) return false;
  let row = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[b.length] as number) <= most;
}

/** Finds the messages of the program, and of others, in what somebody pastes. */
export class ErrorMatcher {
  private manifest?: Promise<Manifest>;
  private readonly texts = new Map<string, Promise<string>>();

  constructor(private readonly readFile: ReadFile) {}

  private async open(): Promise<Manifest> {
    this.manifest ??= this.readFile(MANIFEST).then((text) => JSON.parse(text) as Manifest);
    // What did not come may come the next time.
    this.manifest.catch(() => {
      this.manifest = undefined;
    });
    return this.manifest;
  }

  private read(file: string): Promise<string> {
    const text = this.texts.get(file) ?? this.open().then(({folder}) => this.readFile(`${folder}/${file}`));
    this.texts.set(file, text);
    text.catch(() => this.texts.delete(file));
    return text;
  }

  /** Finds the messages in a paste. */
  async match(raw: string): Promise<Outcome> {
    const text = readPaste(raw);
    const normalised = normalise(text);
    const candidates = await this.findCandidates(normalised.text);
    let found = await this.look(candidates.slice(0, FIRST_LOOK), text, normalised);
    if (!found.some(isSure)) found = [...found, ...(await this.look(candidates.slice(FIRST_LOOK, SECOND_LOOK), text, normalised))];
    const ranked = rankFound(found.filter(isSure)).slice(0, SHOWN);
    const near = found
      .filter((match) => !isSure(match) && match.closeness >= NEAR)
      .sort((a, b) => b.closeness - a.closeness || b.rank - a.rank)
      .slice(0, SHOWN_NEAREST);
    const nearest = ranked.length > 0 ? [] : near;
    const matches = await Promise.all(ranked.map((match) => this.describe(match)));
    return {text, matches, nearest: await Promise.all(nearest.map((match) => this.describe(match)))};
  }

  private async describe({entry, pattern, values, found, closeness}: Found): Promise<Match> {
    const {perPiece} = await this.open();
    const details = JSON.parse(await this.read(detailsFile(Math.floor(entry / perPiece)))) as unknown[];
    return {entry, pattern, values, found, closeness, detail: details[entry % perPiece]};
  }

  /** The entries that share telling words with a text, the likeliest first. */
  private async findCandidates(text: string): Promise<Candidate[]> {
    const {words: firsts, entries} = await this.open();
    const wanted = [...new Set(wordsOf(text))].filter((word) => !isValue(word)).slice(0, MOST_WORDS);
    const byFile = new Map<number, string[]>();
    for (const word of wanted) {
      const after = firsts.findIndex((first) => first > word);
      const file = after < 0 ? firsts.length - 1 : Math.max(0, after - 1);
      byFile.set(file, [...(byFile.get(file) ?? []), word]);
    }
    const scores = new Map<number, Candidate>();
    const parts = await Promise.all([...byFile].map(async ([file, words]) => [words, await this.read(wordsFile(file))] as const));
    for (const [words, content] of parts) addScores(scores, words, content, entries);
    return [...scores.values()].sort((a, b) => scoreOf(b) - scoreOf(a) || a.entry - b.entry);
  }

  /** Lays the patterns of candidates on the text. */
  private async look(candidates: readonly Candidate[], text: string, normalised: Normalised): Promise<Found[]> {
    const {perPiece} = await this.open();
    const pieceOf = ({entry}: Candidate) => Math.floor(entry / perPiece);
    const pieces = [...new Set(candidates.map(pieceOf))];
    const patterns = new Map(
      await Promise.all(pieces.map(async (piece) => [piece, JSON.parse(await this.read(patternsFile(piece))) as Texts[]] as const)),
    );
    return candidates.flatMap((candidate) => {
      const texts = patterns.get(pieceOf(candidate))?.[candidate.entry % perPiece] ?? [];
      const found = texts.map((pattern) => layOn(candidate.entry, pattern, text, normalised)).filter((match) => match !== undefined);
      return found.sort((a, b) => b.rank - a.rank).slice(0, 1);
    });
  }
}

const scoreOf = ({share, weight}: Candidate) => Math.min(share, 16) * weight;

function addScores(scores: Map<number, Candidate>, words: readonly string[], content: string, entries: number): void {
  for (const line of content.split('\n')) {
    const word = line.slice(0, line.indexOf(' '));
    const exact = words.includes(word);
    if (!exact && !words.some((wanted) => isNearWord(wanted, word))) continue;
    const [, postings] = parsePostings(line);
    const weight = Math.log(entries / postings.length) * (exact ? 1 : 0.6);
    for (const posting of postings) addPosting(scores, posting, weight, exact ? 1 : 0.7);
  }
}

function addPosting(scores: Map<number, Candidate>, {entry, share}: Posting, weight: number, part: number): void {
  const score = scores.get(entry) ?? {entry, share: 0, weight: 0};
  score.share += share * part;
  score.weight += weight;
  scores.set(entry, score);
}

const isSure = ({closeness, alignment}: Found) => closeness >= (alignment.length < SHORT ? SURE_OF_SHORT : SURE);

/** Where the line ends in which a place of the normalised text stands. */
function lineEnd(text: string, {places}: Normalised, position: number): number {
  const from = places[Math.max(0, position - 1)] ?? 0;
  const end = text.indexOf('\n', from);
  const limit = end < 0 ? text.length : end;
  const after = places.findIndex((place, index) => index >= position && place >= limit);
  return after < 0 ? places.length : after;
}

function layOn(entry: number, pattern: string, text: string, normalised: Normalised): Found | undefined {
  const plain = normalisePattern(pattern);
  const alignment = align(plain, normalised.text, plain.length * (1 - NEAR));
  if (!alignment || alignment.length === 0) return undefined;
  const {cost, length, start, gaps} = alignment;
  const closeness = Math.max(0, 1 - cost / length);
  if (closeness < Math.min(NEAR, 1 - MOST_COST)) return undefined;
  const lineStop = lineEnd(text, normalised, alignment.end);
  const last = gaps.at(-1);
  const endsOpen = plain.endsWith('\u0001') && last !== undefined;
  if (endsOpen && last) last[1] = Math.max(last[1], lineStop);
  const end = endsOpen && last ? last[1] : alignment.end;
  const original = (from: number, to: number) => {
    const {places} = normalised;
    return text.slice(places[from] ?? text.length, to > from ? (places[to - 1] ?? 0) + 1 : (places[from] ?? text.length)).trim();
  };
  const unexplained = Math.min(20, Math.max(0, lineStop - end)) * 0.06;
  const empty = gaps.filter(([from, to]) => normalised.text.slice(from, to).trim() === '').length * 0.7;
  const inGaps = Math.min(20, gaps.reduce((sum, [from, to]) => sum + to - from, 0)) * 0.01;
  return {
    entry,
    pattern,
    closeness,
    alignment,
    start,
    end,
    values: gaps.map(([from, to]) => original(from, to)),
    found: original(start, end),
    rank: length - 1.6 * cost - unexplained - empty - inGaps + punctuation(pattern, original(start, end)),
  };
}

/** A little for the marks around what is fixed: they tell apart what has the same words. */
function punctuation(pattern: string, found: string): number {
  const marks = pattern.match(/[:'"`().,?!]/g) ?? [];
  if (marks.length === 0) return 0;
  return (marks.filter((mark) => found.includes(mark)).length / marks.length) * 0.3;
}

const holds = (outer: Found, inner: Found): boolean =>
  outer.alignment.gaps.some(([from, to]) => from <= inner.start && inner.end <= to && to - from < inner.end - inner.start + 400);

/** The most telling first: what is told inside another message comes before that, what overlaps a better one is left out. */
function rankFound(found: readonly Found[]): Found[] {
  const sorted = [...found].sort((a, b) => b.rank - a.rank || a.pattern.length - b.pattern.length);
  const kept: Found[] = [];
  for (const match of sorted) {
    const rivals = kept.filter((other) => match.start < other.end && other.start < match.end);
    if (rivals.every((other) => holds(other, match) || holds(match, other))) kept.push(match);
  }
  const depth = (match: Found) => kept.filter((other) => other !== match && holds(other, match)).length;
  return kept.sort((a, b) => depth(b) - depth(a) || b.rank - a.rank);
}
