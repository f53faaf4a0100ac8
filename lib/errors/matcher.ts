import {type Candidate, findCandidates} from './findCandidates';
import {detailsFile, MANIFEST, type Manifest, patternsFile, type Texts} from './indexFiles';
import {isLongEnough, type PartPlacement, placePart} from './placePart';
import {placePattern} from './placePattern';
import {isCertain, isInside, rankPlacements, type ScoredPlacement, scorePlacement} from './rankPlacements';
import {readPaste} from './readPaste';
import {createSurface, type Surface} from './surface';
import {countFixed, VARIES} from './text';
import {unwrap} from './unwrap';
import {CANDIDATES, DAMAGED, GENERAL, LIKELY, NEAR, PART, SHOWN, WEAK} from './weights';

/** Reads an index file by name. */
export type ReadErrorFile = (file: string) => Promise<string>;

/** A message that the paste may contain. */
export type MessageMatch = {
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
  /** Whether it is probably the message, though not certainly. */
  isLikely?: boolean;
};

export type MatchOutcome = {
  /** Text that was read from the paste. */
  text: string;
  /** Messages that the paste contains, most informative first. */
  matches: MessageMatch[];
  /** The nearest messages, if there are no matches. */
  nearest: MessageMatch[];
};

/** Lines at the end of a paste that are compared with parts of messages. */
const PART_LINES = 4;

/** A general message, which may only be a part of a more specific one. */
const isWeak = ({alignment: {length}, pattern}: ScoredPlacement) => length < WEAK && pattern.includes(VARIES);

/** A message that says too little to be told from those of other programs: `… not found`. */
const isGeneral = (match: ScoredPlacement | undefined) =>
  match !== undefined && countFixed(match.pattern) < GENERAL && match.pattern.includes(VARIES);

/** Whether the sentence goes on behind the match, so that it says something else: `Connection closed by remote host`. */
const goesOn = ({pattern, end}: ScoredPlacement, {original, places}: Surface) =>
  !pattern.endsWith(VARIES) && /^ [a-z]/.test(original.slice((places[end - 1] ?? original.length) + 1));

/** Whether a match says what to do. */
export const hasAnswer = (match: MessageMatch | undefined): boolean => {
  const {answer, told} = (match?.detail ?? {}) as {answer?: string; told?: object};
  return Boolean(answer ?? told);
};

/** Whether the entry says what to do, and not only that the cause is inside it. */
const isOpen = (match: MessageMatch): boolean => hasAnswer(match) && !(match.detail as {wraps?: true | 'inside'}).wraps;

/** A line of the log beside the message often has no answer. */
const answeredFirst = (matches: readonly MessageMatch[]): MessageMatch[] =>
  [...matches].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

const markFirst = (matches: readonly MessageMatch[]): MessageMatch[] =>
  matches.map((match, index) => (index === 0 ? {...match, isLikely: true} : match));

/** Id of the answer of an entry, or else its pattern. */
const answerOf = ({detail, pattern}: MessageMatch): string => (detail as {answer?: string} | undefined)?.answer ?? pattern;

type Part = PartPlacement & ScoredPlacement;
/** Placements of which none is certain, and the messages that the paste is a part of; `isPlaced` if one gave way to a longer part. */
type Uncertain = {found: readonly ScoredPlacement[]; parts: readonly Part[]; isPlaced: boolean};

/** Finds messages of Langflow and of other programs in a paste. */
export class ErrorMatcher {
  private manifest?: Promise<Manifest>;
  private readonly texts = new Map<string, Promise<string>>();

  constructor(private readonly readFile: ReadErrorFile) {}

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
   * Finds the messages in a paste. What is inside a wrapper is compared by itself; the wrapper counts if nothing inside is known.
   *
   * @param isQuick compares only the most likely candidates, for quotes instead of pastes
   */
  async match(raw: string, isQuick = false): Promise<MatchOutcome> {
    const text = readPaste(raw);
    const inner = isQuick ? undefined : unwrap(text);
    if (inner === undefined) return {text, ...(await this.find(text, isQuick))};
    const found = await this.find(inner, false);
    if (found.matches.length === 0 && found.nearest[0]?.isLikely) return {text, ...found};
    const whole = await this.find(text, false);
    if (found.matches.length === 0) return {text, ...whole};
    const known = new Set(found.matches.map(({entry}) => entry));
    return {text, matches: [...found.matches, ...whole.matches.filter(({entry}) => !known.has(entry))].slice(0, SHOWN), nearest: []};
  }

  private async find(text: string, isQuick: boolean): Promise<Pick<MatchOutcome, 'matches' | 'nearest'>> {
    const surface = createSurface(text);
    const candidates = await this.candidates(surface);
    const {first, total} = CANDIDATES;
    let found = await this.place(candidates.slice(0, first), surface);
    if (!isQuick && !found.some(isCertain)) found = [...found, ...(await this.place(candidates.slice(first, total), surface))];
    const certain = found.filter(isCertain);
    const inner = found.filter((match) => !isCertain(match) && certain.some((outer) => isInside(match, outer)));
    const ranked = rankPlacements([...certain, ...inner]).slice(0, SHOWN);
    const [best] = ranked;
    const known = new Set(ranked.map(({entry}) => entry));
    const parts = !isQuick && ranked.every(isWeak) ? (await this.findParts(text)).filter(({entry}) => !known.has(entry)) : [];
    if (best && !(parts[0] && parts[0].partScore > best.alignment.length)) {
      const described = await Promise.all(ranked.map((match) => this.describe(match)));
      const matches = isQuick ? described : described.filter((match, index) => hasAnswer(match) || !isGeneral(ranked[index]));
      return matches.length > 0 ? {matches: answeredFirst(matches), nearest: []} : {matches, nearest: markFirst(described)};
    }
    return {matches: [], nearest: await this.nearest({found, parts, isPlaced: best !== undefined}, surface)};
  }

  /** The nearest messages of a paste without a certain one; the first is marked if it is likely. */
  private async nearest({found, parts, isPlaced}: Uncertain, surface: Surface): Promise<MessageMatch[]> {
    const near = found
      .filter((match) => (isPlaced || !isCertain(match)) && match.closeness >= NEAR)
      .sort((a, b) => b.closeness - a.closeness || b.score - a.score);
    const isNear = (match: ScoredPlacement) =>
      match.closeness >= (match.isOther ? DAMAGED : LIKELY) && !match.isFar && !(match.alignment.length < WEAK && goesOn(match, surface));
    const likely = parts.length === 0 ? near.filter(isNear).slice(0, 1) : await this.distinctPart(parts);
    const nearest = [...likely, ...parts, ...near].filter(
      (match, index, list) => list.findIndex(({entry}) => entry === match.entry) === index,
    );
    const described = await Promise.all(nearest.slice(0, SHOWN).map((match) => this.describe(match)));
    return likely.length > 0 ? markFirst(described) : described;
  }

  private async candidates(surface: Surface): Promise<Candidate[]> {
    return findCandidates(surface.text, await this.open(), (file) => this.read(file));
  }

  /** Finds the messages that a line of the paste, or the whole paste, is a part of; the best first. */
  private async findParts(text: string): Promise<Part[]> {
    const lines = text.split('\n');
    const texts = [...(lines.length > 1 ? [text] : []), ...lines.slice(-PART_LINES)];
    const found: Part[] = [];
    for (const surface of texts.map(createSurface).filter(({text: plain}) => isLongEnough(plain))) {
      const candidates = (await this.candidates(surface)).slice(0, CANDIDATES.total);
      for (const {entry, patterns} of await this.readPatterns(candidates)) {
        for (const pattern of patterns) {
          const part = placePart(pattern, surface);
          if (part) found.push({...part, entry, score: part.partScore});
        }
      }
    }
    return found.sort((a, b) => b.partScore - a.partScore || b.closeness - a.closeness);
  }

  /** The message that a part belongs to, if no other answer explains it as well; of messages that begin alike, one with an answer. */
  private async distinctPart(parts: readonly Part[]): Promise<Part[]> {
    const [best] = parts;
    if (!best) return [];
    const rivals = parts.filter(({partScore}) => partScore >= PART.rival * best.partScore);
    const told = await Promise.all(rivals.map(async (match) => ({match, detail: await this.describe(match)})));
    const answered = told.filter(({detail}) => hasAnswer(detail));
    const pool = answered.length > 0 ? answered : told;
    return new Set(pool.map(({detail}) => answerOf(detail))).size === 1 ? pool.slice(0, 1).map(({match}) => match) : [];
  }

  private async describe({entry, pattern, values, found, closeness}: ScoredPlacement): Promise<MessageMatch> {
    const {perPiece} = await this.open();
    const details = JSON.parse(await this.read(detailsFile(Math.floor(entry / perPiece)))) as unknown[];
    return {entry, pattern, values, found, closeness, detail: details[entry % perPiece]};
  }

  private async readPatterns(candidates: readonly Candidate[]): Promise<{entry: number; patterns: Texts}[]> {
    const {perPiece} = await this.open();
    const pieceOf = ({entry}: Candidate) => Math.floor(entry / perPiece);
    const pieces = [...new Set(candidates.map(pieceOf))];
    const patterns = new Map(
      await Promise.all(pieces.map(async (piece) => [piece, JSON.parse(await this.read(patternsFile(piece))) as Texts[]] as const)),
    );
    return candidates.map((candidate) => {
      const {entry} = candidate;
      return {entry, patterns: patterns.get(pieceOf(candidate))?.[entry % perPiece] ?? []};
    });
  }

  /** Places the patterns of candidates on the paste: of each entry, the one with the best score. */
  private async place(candidates: readonly Candidate[], surface: Surface): Promise<ScoredPlacement[]> {
    return (await this.readPatterns(candidates)).flatMap(({entry, patterns}) => {
      const placed = patterns.map((pattern) => placePattern(pattern, surface)).filter((match) => match !== undefined);
      const scored = placed.map((match) => ({...match, entry, score: scorePlacement(match, surface)}));
      return scored.sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.score - a.score).slice(0, 1);
    });
  }
}
