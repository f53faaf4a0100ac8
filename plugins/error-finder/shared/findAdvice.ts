import {hasAnswer, type MatchOutcome, type MessageMatch} from '../../../lib/errors/matcher';
import {
  type FamilyDetail,
  type FamilyPatterns,
  type FilledFamily,
  fillFamily,
  type ModuleSource,
  matchFamily,
  parseFamilies,
  readVariables,
} from '../../../lib/errors/matchFamily';
import {unwrap} from '../../../lib/errors/unwrap';
import {cutText, cutTextStart} from '../../../lib/text/cutText';
import {type Advice, type EntryDetail, FAMILIES_NAME, familyFile, MODULES_NAME, type NamedSubsystem, PARTS_NAME} from '../types';
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

const wrapsOf = ({detail}: MessageMatch) => (detail as EntryDetail).wraps;

/** What a paste says besides the fixed words of a message: the values of its gaps, and what stands before and behind it. */
function insideOf(text: string, {found, values}: MessageMatch): string {
  const start = Math.max(0, text.indexOf(found));
  let at = start;
  const parts = values.map((value, index) => {
    const from = Math.max(at, text.indexOf(value, at));
    at = from + value.length;
    // A value ends at a quote or bracket that may belong to the message inside.
    const open = /\S*$/.exec(text.slice(start, from))?.[0] ?? '';
    return open + (index === values.length - 1 ? text.slice(from) : value);
  });
  const behind = parts.length === 0 ? [text.slice(start + found.length)] : [];
  return [text.slice(0, start), ...parts, ...behind].join('\n');
}

/** A message that a program wrote, which symptoms must not explain: they are for what people say in their own words. */
const PROGRAM_MESSAGE =
  /\b[A-Z]\w*(?:Error|Exception|Denied|NotFound|Timeout|Refused)\b|^Traceback|^\W*(?:error|fatal|ERROR|FATAL|CRITICAL)\b|\b(?:status(?: code)?|HTTP\/\S+)[ :=]+[45]\d\d\b/m;

/** Lines of a traceback, and the line with its message, which starts with the class of an exception. */
const TRACE = /^[\s|]*(?:Traceback \(most recent call last\)|File "[^"\n]*", line \d+)|\b[\w./\\-]+\.py:\d+ in \w+/m;
const MESSAGE = /^(?:[a-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Timeout|Denied|NotFound|Refused):/m;

/** Characters of a paste in which symptoms are looked for. */
const MOST_SAID = 3000;

/** A family by its id, and what was read from the paste. */
type Found = {id: string; kind?: FamilyPatterns['kind']; values: Record<string, string>; found?: string};

/** Id of the family that knows only a status code. */
const HTTP_STATUS = 'http-status';

type Kinds = readonly FamilyPatterns['kind'][];

const foundIn = (text: string, families: readonly FamilyPatterns[], kinds?: Kinds): Found | undefined => {
  const match = matchFamily(text, families, kinds);
  return match && {id: match.family.id, kind: match.family.kind, values: match.values};
};

/** The family of what a wrapper wraps; a status code says less than the wrapper. */
function innerFamily(text: string, wrapper: MessageMatch, families: readonly FamilyPatterns[]): Found | undefined {
  const inner = foundIn(insideOf(text, wrapper), families);
  return inner?.id === HTTP_STATUS ? undefined : inner;
}

/** The family of a traceback whose message was cut off or is empty, by its places. */
const traceFamily = (raw: string, text: string, families: readonly FamilyPatterns[]): Found | undefined =>
  TRACE.test(raw) && !MESSAGE.test(text) ? foundIn(cutTextStart(raw, MOST_SAID), families, ['trace']) : undefined;

/** The family of a text that names its cause; a few words tell more than a status code. */
function namedFamily(text: string, families: readonly FamilyPatterns[], isOwn: boolean): Found | undefined {
  const inner = unwrap(text);
  const find = (kinds?: Kinds) => (inner ? foundIn(inner, families, kinds) : undefined) ?? foundIn(text, families, kinds);
  const named = find();
  // What is known of a message of the program tells more than a few of its words.
  const isOpen = !isOwn && (named === undefined || named.id === HTTP_STATUS);
  return (isOpen ? find(['general']) : undefined) ?? named;
}

/** The family of a paste: by its text, by the message that was recognised in it, or by what people say of the problem. */
function familyOf(raw: string, {text, matches, nearest}: Outcome, families: readonly FamilyPatterns[]): Found | undefined {
  const [first] = matches;
  if (first && wrapsOf(first) === 'inside') return innerFamily(text, first, families);
  const {origin, family: id} = (first?.detail ?? {}) as Partial<EntryDetail>;
  const named = namedFamily(text, families, id !== undefined && !hasAnswer(first));
  if (named || hasAnswer(first)) return named;
  if (first && id) return {id, kind: 'program', values: origin ? {origin} : {}, found: first.found};
  const [near] = nearest;
  const cut = first ? undefined : traceFamily(raw, text, families);
  if (cut) return cut;
  return (near?.isLikely && hasAnswer(near)) || PROGRAM_MESSAGE.test(raw)
    ? undefined
    : foundIn(cutText(raw, MOST_SAID), families, ['symptom']);
}

/** Id of the family for old versions. */
const OLD_VERSION = 'symptom-old-version';

/** What to do about an old version in a text, as a further cause. */
async function oldVersion(raw: string, read: ReadFile): Promise<FilledFamily['causes']> {
  const family = await readJson<FamilyDetail>(read, familyFile(OLD_VERSION));
  const values = readVariables(raw, family);
  const filled = values && fillFamily({family, values});
  return filled ? filled.causes.slice(0, 1).map((cause) => ({...cause, when: filled.title})) : [];
}

async function fill(raw: string, {id, kind, values, found}: Found, read: ReadFile): Promise<FilledFamily> {
  const family = await readJson<FamilyDetail>(read, familyFile(id));
  const modules = family.isModule ? await readJson<Record<string, ModuleSource>>(read, MODULES_NAME) : {};
  const own = found === undefined ? {} : readVariables(found, family);
  const filled = fillFamily({family, values: {...values, ...own}}, modules);
  // Many symptoms are defects of a version that were mended later.
  const old = kind === 'symptom' && id !== OLD_VERSION ? await oldVersion(raw, read) : [];
  return {...filled, causes: [...filled.causes, ...old]};
}

type Outcome = Pick<MatchOutcome, 'text' | 'matches' | 'nearest'>;

/** Finds the advice for a paste whose message has no answer: its family, and the part of the program that it comes from. */
export async function findAdvice(raw: string, outcome: Outcome, read: ReadFile): Promise<Advice> {
  const [first] = outcome.matches;
  if (first && hasAnswer(first) && !wrapsOf(first)) return {};
  const found = familyOf(raw, outcome, parseFamilies(await read(FAMILIES_NAME)));
  const part = partOf(raw, await readJson<NamedSubsystem[]>(read, PARTS_NAME));
  return {...(found && {family: await fill(raw, found, read)}), ...(part && {part})};
}
