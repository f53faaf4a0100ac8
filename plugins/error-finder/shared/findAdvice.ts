import type {MatchOutcome, MessageMatch} from '../../../lib/errors/matcher';
import {
  type FamilyDetail,
  type FamilyMatch,
  type FilledFamily,
  fillFamily,
  type ModuleSource,
  matchFamily,
  programFamily,
} from '../../../lib/errors/matchFamily';
import {unwrap} from '../../../lib/errors/unwrap';
import {cutText} from '../../../lib/text/cutText';
import {type Advice, type EntryDetail, FAMILIES_NAME, MODULES_NAME, type NamedSubsystem, PARTS_NAME} from '../types';
import {tracebackPaths} from './tracebackPaths';

/** Reads a file from the folder of the index. */
type ReadFile = (name: string) => Promise<string>;

const readJson = async <T>(read: ReadFile, name: string): Promise<T> => JSON.parse(await read(name)) as T;

/** The part of the program in the innermost place of a traceback that has a name. */
function partOf(raw: string, parts: readonly NamedSubsystem[]): NamedSubsystem | undefined {
  const places = tracebackPaths(raw);
  const known = places.map((place) => parts.find(({prefix}) => place.startsWith(prefix))).filter((part) => part !== undefined);
  return known.at(-1);
}

/** Whether a match says what to do. */
function isAnswered(match: MessageMatch | undefined): boolean {
  const {answer, told} = (match?.detail ?? {}) as Partial<EntryDetail>;
  return Boolean(answer ?? told);
}

const isWrapper = ({detail}: MessageMatch) => Boolean((detail as EntryDetail).wraps);

/** Characters of a paste in which symptoms are looked for. */
const MOST_SAID = 3000;

/** The family of a paste: by its text, by the message that was recognised in it, or by what people say of the problem. */
function familyOf(raw: string, {text, matches, nearest}: Outcome, families: readonly FamilyDetail[]): FamilyMatch | undefined {
  const [first] = matches;
  const inner = unwrap(text);
  const named = (inner ? matchFamily(inner, families) : undefined) ?? matchFamily(text, families);
  if (named || isAnswered(first)) return named;
  const recognised = first && {found: first.found, ...(first.detail as Pick<EntryDetail, 'origin' | 'family'>)};
  const known = recognised && programFamily(recognised, families);
  if (known) return known;
  const [near] = nearest;
  return near?.isLikely && isAnswered(near) ? undefined : matchFamily(cutText(raw, MOST_SAID), families, 'symptom');
}

/** Id of the family for old versions. */
const OLD_VERSION = 'symptom-old-version';

/** What to do about an old version in a text, as a further cause. */
function oldVersion(raw: string, families: readonly FamilyDetail[]): FilledFamily['causes'] {
  const match = matchFamily(
    raw,
    families.filter(({id}) => id === OLD_VERSION),
    'symptom',
  );
  const family = match && fillFamily(match);
  return family ? family.causes.slice(0, 1).map((cause) => ({...cause, when: family.title})) : [];
}

type Outcome = Pick<MatchOutcome, 'text' | 'matches' | 'nearest'>;

/** Finds the advice for a paste whose message has no answer: its family, and the part of the program that it comes from. */
export async function findAdvice(raw: string, outcome: Outcome, read: ReadFile): Promise<Advice> {
  const [first] = outcome.matches;
  if (first && isAnswered(first) && !isWrapper(first)) return {};
  const families = await readJson<FamilyDetail[]>(read, FAMILIES_NAME);
  const match = familyOf(raw, outcome, families);
  const modules = match?.family.isModule ? await readJson<Record<string, ModuleSource>>(read, MODULES_NAME) : {};
  const part = partOf(raw, await readJson<NamedSubsystem[]>(read, PARTS_NAME));
  const filled = match && fillFamily(match, modules);
  // Many symptoms are defects of a version that were mended later.
  const old = match?.family.kind === 'symptom' && match.family.id !== OLD_VERSION ? oldVersion(raw, families) : [];
  return {...(filled && {family: {...filled, causes: [...filled.causes, ...old]}}), ...(part && {part})};
}
