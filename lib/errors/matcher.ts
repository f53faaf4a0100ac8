import {type Candidate, findCandidates} from './findCandidates';
import {detailsFile, MANIFEST, type Manifest, patternsFile, type Texts} from './indexFiles';
import {placePattern} from './placePattern';
import {isCertain, isInside, rankPlacements, type ScoredPlacement, scorePlacement} from './rankPlacements';
import {readPaste} from './readPaste';
import {createSurface, type Surface} from './surface';
import {CANDIDATES, NEAR, SHOWN} from './weights';

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
};

export type MatchOutcome = {
  /** Text that was read from the paste. */
  text: string;
  /** Messages that the paste contains, most informative first. */
  matches: MessageMatch[];
  /** The nearest messages, if there are no matches. */
  nearest: MessageMatch[];
};

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
   * Finds the messages in a paste.
   *
   * @param isQuick compares only the most likely candidates, for quotes instead of pastes
   */
  async match(raw: string, isQuick = false): Promise<MatchOutcome> {
    const text = readPaste(raw);
    const surface = createSurface(text);
    const candidates = await findCandidates(surface.text, await this.open(), (file) => this.read(file));
    const {first, total} = CANDIDATES;
    let found = await this.place(candidates.slice(0, first), surface);
    if (!isQuick && !found.some(isCertain)) found = [...found, ...(await this.place(candidates.slice(first, total), surface))];
    const certain = found.filter(isCertain);
    const inner = found.filter((match) => !isCertain(match) && certain.some((outer) => isInside(match, outer)));
    const ranked = rankPlacements([...certain, ...inner]).slice(0, SHOWN);
    const near = found
      .filter((match) => !isCertain(match) && match.closeness >= NEAR)
      .sort((a, b) => b.closeness - a.closeness || b.score - a.score)
      .slice(0, SHOWN);
    const nearest = ranked.length > 0 ? [] : near;
    const matches = await Promise.all(ranked.map((match) => this.describe(match)));
    return {text, matches, nearest: await Promise.all(nearest.map((match) => this.describe(match)))};
  }

  private async describe({entry, pattern, values, found, closeness}: ScoredPlacement): Promise<MessageMatch> {
    const {perPiece} = await this.open();
    const details = JSON.parse(await this.read(detailsFile(Math.floor(entry / perPiece)))) as unknown[];
    return {entry, pattern, values, found, closeness, detail: details[entry % perPiece]};
  }

  /** Places the patterns of candidates on the paste: of each entry, the one with the best score. */
  private async place(candidates: readonly Candidate[], surface: Surface): Promise<ScoredPlacement[]> {
    const {perPiece} = await this.open();
    const pieceOf = ({entry}: Candidate) => Math.floor(entry / perPiece);
    const pieces = [...new Set(candidates.map(pieceOf))];
    const patterns = new Map(
      await Promise.all(pieces.map(async (piece) => [piece, JSON.parse(await this.read(patternsFile(piece))) as Texts[]] as const)),
    );
    return candidates.flatMap((candidate) => {
      const {entry} = candidate;
      const texts = patterns.get(pieceOf(candidate))?.[entry % perPiece] ?? [];
      const placed = texts.map((pattern) => placePattern(pattern, surface)).filter((match) => match !== undefined);
      const scored = placed.map((match) => ({...match, entry, score: scorePlacement(match, surface)}));
      return scored.sort((a, b) => b.score - a.score).slice(0, 1);
    });
  }
}
