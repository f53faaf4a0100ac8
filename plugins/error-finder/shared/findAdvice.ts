import type {MatchOutcome} from '../../../lib/errors/matcher';
import {type FamilyDetail, fillFamily, type ModuleSource, matchFamily, programFamily} from '../../../lib/errors/matchFamily';
import {unwrap} from '../../../lib/errors/unwrap';
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

/** Whether the first match says what to do. */
function isAnswered({matches: [first]}: Pick<MatchOutcome, 'matches'>): boolean {
  const {answer, told} = (first?.detail ?? {}) as Partial<EntryDetail>;
  return Boolean(answer ?? told);
}

/** Finds the advice for a paste whose message has no answer: its family, and the part of the program that it comes from. */
export async function findAdvice(raw: string, outcome: Pick<MatchOutcome, 'text' | 'matches'>, read: ReadFile): Promise<Advice> {
  if (isAnswered(outcome)) return {};
  const families = await readJson<FamilyDetail[]>(read, FAMILIES_NAME);
  const inner = unwrap(outcome.text);
  const [first] = outcome.matches;
  const recognised = first && {found: first.found, ...(first.detail as Pick<EntryDetail, 'origin' | 'family'>)};
  const match =
    (inner ? matchFamily(inner, families) : undefined) ??
    matchFamily(outcome.text, families) ??
    (recognised && programFamily(recognised, families));
  const modules = match?.family.isModule ? await readJson<Record<string, ModuleSource>>(read, MODULES_NAME) : {};
  const part = partOf(raw, await readJson<NamedSubsystem[]>(read, PARTS_NAME));
  return {...(match && {family: fillFamily(match, modules)}), ...(part && {part})};
}
