import leven from 'leven';
import {type Alignment, align} from './align';
import {detailsFile, MANIFEST, type Manifest, type Posting, parsePostings, patternsFile, type Texts, wordsFile} from './indexFiles';
import {readPaste} from './readPaste';
import {readValues} from './readValues';
import {GAP, isValue, type Normalised, normalise, normalisePattern, VARIES, wordsOf} from './text';

/** Reads an index file by name. */
export type ReadFile = (file: string) => Promise<string>;

/** A message that the paste may contain. */
export type Match = {
  entry: number;
  /** The matched text of the entry. */
  pattern: string;
  /** Values in the paste for each `…` of the pattern; if the text is damaged, only the values that can be found. */
  values: string[];
  /** The matched part of the paste. */
  found: string;
  /** Data about the entry; only set for shown matches. */
  detail?: unknown;
  /** Share of the pattern that matches, 0 to 1. */
  closeness: number;
};

export type Outcome = {
  /** Text that was read from the paste. */
  text: string;
  /** Messages that the paste contains, most informative first. */
  matches: Match[];
  /** The nearest messages, if there are no matches. */
  nearest: Match[];
};

/** Number of candidates that are compared first, and in total if none of the first ones matches. */
const FIRST_LOOK = 12;
const SECOND_LOOK = 36;
const SHOWN = 4;
const SHOWN_NEAREST = 4;
/** Minimum of fixed characters of patterns that match anywhere; shorter patterns must fill their line (exception: `ANYWHERE`). */
const LONG = 40;
const MIDDLE = 20;
/** Shorter patterns with gaps must match exactly, because a few letters around a gap are easily found by chance. */
const SHORT = 14;
const SURE_OF_LONG = 0.8;
const SURE_OF_MIDDLE = 0.85;
const SURE_OF_SHORT = 0.86;
const SURE_WITH_GAPS = 0.9;
/** Minimum of fixed characters of patterns that match between other words: if they match exactly, or except for punctuation. */
const ANYWHERE = 20;
const ANYWHERE_BY_LETTERS = 24;
const BY_LETTERS = 0.99;
/** Maximum number of characters after a message that fills its line, such as a full stop or a bracket. */
const LEFT_OVER = 4;
/** Maximum number of words in a gap at the beginning of a short pattern; more words belong to another message. */
const FIRST_WORDS = 2;
const NEAR = 0.5;
/** Factor for differences: a long pattern that matches partly must not win over a short pattern that matches completely. */
const WRONG = 3;
/** Minimum closeness of a message inside another message; such an inner message is the more informative one. */
const CLEARLY = 0.93;
const LEAST_INNER = 14;
const MOST_WORDS = 70;
/** Maximum number of pattern characters that are compared: a paste may contain only the beginning of a long message. */
const MOST_PATTERN = 320;

type Candidate = {entry: number; share: number; weight: number};
type Found = Match & {
  rank: number;
  start: number;
  end: number;
  alignment: Alignment;
  /** Whether the match fills its line. */
  isWhole: boolean;
  isExact: boolean;
};

/** Finds messages of Langflow and of other programs in a paste. */
export class ErrorMatcher {
  private manifest?: Promise<Manifest>;
  private readonly texts = new Map<string, Promise<string>>();

  constructor(private readonly readFile: ReadFile) {}

  private async open(): Promise<Manifest> {
    this.manifest ??= this.readFile(MANIFEST).then((text) => JSON.parse(text) as Manifest);
    // After a failure, the next call tries again.
    this.manifest.catch(() => {
      this.manifest = undefined;
    });
    return this.manifest;
  }

  /** Reads a file from the folder that the manifest names; the text is cached. */
  read(file: string): Promise<string> {
    const text = this.texts.get(file) ?? this.open().then(({folder}) => this.readFile(`${folder}/${file}`));
    this.texts.set(file, text);
    text.catch(() => this.texts.delete(file));
    return text;
  }

  /**
   * Finds the messages in a paste.
   *
   * @param isQuick compares only the most likely candidates, for quotes instead of pastes
   */
  async match(raw: string, isQuick = false): Promise<Outcome> {
    const text = readPaste(raw);
    const surface = prepare(text);
    const candidates = await this.findCandidates(surface.text);
    let found = await this.look(candidates.slice(0, FIRST_LOOK), surface);
    if (!isQuick && !found.some(isSure)) found = [...found, ...(await this.look(candidates.slice(FIRST_LOOK, SECOND_LOOK), surface))];
    const sure = found.filter(isSure);
    const inner = found.filter((match) => !isSure(match) && sure.some((outer) => holds(outer, match)));
    const ranked = rankFound([...sure, ...inner]).slice(0, SHOWN);
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

  /** Finds the entries that have words in common with a text, most likely first. */
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

  /** Aligns the patterns of candidates with the text. */
  private async look(candidates: readonly Candidate[], surface: Surface): Promise<Found[]> {
    const {perPiece} = await this.open();
    const pieceOf = ({entry}: Candidate) => Math.floor(entry / perPiece);
    const pieces = [...new Set(candidates.map(pieceOf))];
    const patterns = new Map(
      await Promise.all(pieces.map(async (piece) => [piece, JSON.parse(await this.read(patternsFile(piece))) as Texts[]] as const)),
    );
    return candidates.flatMap((candidate) => {
      const texts = patterns.get(pieceOf(candidate))?.[candidate.entry % perPiece] ?? [];
      const found = texts.map((pattern) => layOn(candidate.entry, pattern, surface)).filter((match) => match !== undefined);
      return found.sort((a, b) => b.rank - a.rank).slice(0, 1);
    });
  }
}

const scoreOf = ({share, weight}: Candidate) => Math.min(share, 16) * weight;

/** Whether two words differ in one letter or, if they are long, in at most two. */
function isNearWord(a: string, b: string): boolean {
  const most = Math.max(a.length, b.length) >= 8 ? 2 : 1;
  // The lengths are compared first, since most words differ too much.
  return Math.abs(a.length - b.length) <= most && Math.min(a.length, b.length) >= 4 && leven(a, b) <= most;
}

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

/** Whether a match is certain, and not only a similar message. */
function isSure({closeness, alignment: {length}, isWhole, isExact, pattern, values}: Found): boolean {
  if (length >= LONG) return closeness >= SURE_OF_LONG;
  if (!isWhole) return length >= ANYWHERE && (isExact || (length >= ANYWHERE_BY_LETTERS && closeness >= BY_LETTERS));
  if (length >= MIDDLE) return closeness >= SURE_OF_MIDDLE;
  if (!pattern.includes(VARIES)) return closeness >= SURE_OF_SHORT;
  if (pattern.startsWith(VARIES) && (values[0] ?? '').split(/\s+/).length > FIRST_WORDS) return false;
  return isExact || (length >= SHORT && closeness >= SURE_WITH_GAPS);
}

/** Whether a text contains the fixed parts of a pattern exactly. */
function isExactIn(pattern: string, text: string): boolean {
  const plain = text.replace(/\s+/g, ' ');
  let from = 0;
  for (const piece of pattern.split(VARIES)) {
    const at = plain.indexOf(piece.trim(), from);
    if (at < 0) return false;
    from = at + piece.trim().length;
  }
  return true;
}

/** A text that patterns are aligned with; `edges` are the positions where lines start and end. */
type Surface = Normalised & {original: string; edges: number[]};

function prepare(original: string): Surface {
  const normalised = normalise(original);
  const {places} = normalised;
  const edges = [0];
  for (let position = 1; position < places.length; position += 1) {
    if (original.slice(places[position - 1], places[position]).includes('\n')) edges.push(position);
  }
  return {...normalised, original, edges: [...edges, places.length]};
}

const lineStart = ({edges}: Surface, position: number) => Math.max(0, ...edges.filter((edge) => edge <= position));
const lineEnd = ({edges, places}: Surface, position: number) => edges.find((edge) => edge >= position) ?? places.length;

/** Original text of a range of the normalised text, without the punctuation around it. */
function originalOf({original, places, text}: Surface, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return end > start ? original.slice(places[start], (places[end - 1] ?? 0) + 1) : '';
}

function layOn(entry: number, pattern: string, surface: Surface): Found | undefined {
  const plain = normalisePattern(pattern).slice(0, MOST_PATTERN);
  const alignment = align(plain, surface.text, new Set(surface.edges), plain.length * (1 - NEAR));
  if (!alignment || alignment.length === 0) return undefined;
  const {cost, length, gaps} = alignment;
  const closeness = Math.max(0, 1 - cost / length);
  if (closeness < NEAR) return undefined;
  const stop = lineEnd(surface, alignment.end);
  const last = gaps.at(-1);
  // A gap at the end takes the rest of the line.
  if (last && plain.endsWith(GAP)) last[1] = Math.max(last[1], stop);
  const end = Math.max(alignment.end, last?.[1] ?? 0);
  const [first] = gaps;
  if (first && plain.startsWith(GAP)) first[0] = Math.min(first[0], lineStart(surface, first[0]));
  const start = Math.min(alignment.start, first?.[0] ?? alignment.start);
  const found = originalOf(surface, start, end);
  const before = start - lineStart(surface, start);
  const after = Math.max(0, stop - end);
  const unexplained = Math.min(20, after) * 0.06 + Math.min(20, before) * 0.03;
  const empty = gaps.filter(([from, to]) => surface.text.slice(from, to).trim() === '').length * 0.7;
  const inGaps =
    Math.min(
      20,
      gaps.reduce((sum, [from, to]) => sum + to - from, 0),
    ) * 0.01;
  return {
    entry,
    pattern,
    closeness,
    alignment,
    start,
    end,
    values: readValues(pattern, surface.original) ?? gaps.map(([from, to]) => originalOf(surface, from, to)),
    found,
    isWhole: before <= 1 && after <= LEFT_OVER,
    isExact: isExactIn(pattern, found),
    rank: length - WRONG * cost - unexplained - empty - inGaps + punctuation(pattern, found),
  };
}

/** Small bonus for matching punctuation, which distinguishes patterns with the same words. */
function punctuation(pattern: string, found: string): number {
  const marks = pattern.match(/[:'"`().,?!]/g) ?? [];
  if (marks.length === 0) return 0;
  return (marks.filter((mark) => found.includes(mark)).length / marks.length) * 0.3;
}

const holds = (outer: Found, inner: Found): boolean =>
  inner.closeness >= CLEARLY &&
  inner.alignment.length >= LEAST_INNER &&
  outer.alignment.gaps.some(([from, to]) => from <= inner.start && inner.end <= to);

/** Sorts matches, most informative first. A message inside another one comes before it; a match that overlaps a better one is dropped. */
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
