import {type ErrorAnswer, readAnswers} from '../../lib/errors/answers';
import {buildErrorIndex} from '../../lib/errors/buildIndex';
import {readFamilies, readModules} from '../../lib/errors/families';
import {ErrorMatcher} from '../../lib/errors/matcher';
import {readMessageFile} from '../../lib/errors/messageFile';
import {readSubsystems} from '../../lib/errors/subsystems';
import {messageWords, normalisePattern} from '../../lib/errors/text';
import {buildEntries} from '../../plugins/error-finder/node/buildEntries';
import {familyFiles} from '../../plugins/error-finder/node/familyFiles';
import type {EntryDetail} from '../../plugins/error-finder/types';
import {PASTE_FORMS, type PasteForm} from './pasteForms';
import {createRandom, fill} from './samples';

/** What the first card is for the messages of all answers in one form. */
export type FormResult = {form: PasteForm; tried: number; right: number; wrong: string[]; missed: string[]};

type Sample = {id: string; pattern: string};

/** Words that a partial form must keep to be counted. */
const LEAST_WORDS = 5;

/** Ids of the answers that name a message. */
function answersOf(samples: readonly Sample[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const {id, pattern} of samples) {
    const key = normalisePattern(pattern);
    found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}

/** All messages that have an answer. */
export const answeredSamples = (answers: readonly ErrorAnswer[]): Sample[] =>
  answers.flatMap(({id, messages, others}) => [...messages, ...others].map((pattern) => ({id, pattern})));

/** The pattern and the answer of the first card for a paste. */
async function firstCard(matcher: ErrorMatcher, paste: string): Promise<{answer?: string; pattern: string} | undefined> {
  const {matches, nearest} = await matcher.match(paste);
  const first = matches[0] ?? nearest.find(({isLikely}) => isLikely);
  return first && {pattern: first.pattern, answer: (first.detail as EntryDetail).answer};
}

/** A message as people paste it in a form; undefined if it has no such form. */
function pasteOf({isPartial, write}: PasteForm, pattern: string, random: () => number): string | undefined {
  if (!isPartial) return write(fill(pattern, random), random);
  // A part is cut from the pattern, so that the words of the message can be counted.
  const part = write(pattern, random);
  return part !== undefined && messageWords(normalisePattern(part)).length >= LEAST_WORDS ? fill(part, random) : undefined;
}

type Tried = {samples: readonly Sample[]; share: number; random: () => number};

async function measureForm(matcher: ErrorMatcher, form: PasteForm, {samples, share, random}: Tried): Promise<FormResult> {
  const answers = answersOf(samples);
  const result: FormResult = {form, tried: 0, right: 0, wrong: [], missed: []};
  for (const {id, pattern} of samples) {
    const paste = random() < share ? pasteOf(form, pattern, random) : undefined;
    if (paste === undefined) continue;
    result.tried += 1;
    const first = await firstCard(matcher, paste);
    if (first?.answer && answers.get(normalisePattern(pattern))?.has(first.answer)) result.right += 1;
    else if (first) result.wrong.push(`${id}: ${pattern} → ${first.answer}: ${first.pattern}`);
    else result.missed.push(`${id}: ${pattern}`);
  }
  return result;
}

/**
 * Pastes messages in every form and compares the first card with the answer.
 *
 * @param share part of the messages that is tried in each form, 0–1
 */
export async function measureForms(matcher: ErrorMatcher, samples: readonly Sample[], seed: number, share: number): Promise<FormResult[]> {
  const results: FormResult[] = [];
  for (const [index, form] of PASTE_FORMS.entries()) {
    results.push(await measureForm(matcher, form, {samples, share, random: createRandom(seed + index)}));
  }
  return results;
}

/** Matcher with the messages and answers of the site, without the quotes of its pages. */
export function openWholeMatcher(siteDir: string): ErrorMatcher {
  const file = readMessageFile(siteDir);
  const subsystems = readSubsystems(siteDir);
  const families = readFamilies(siteDir);
  const common = {subsystems, families, baseUrl: '/'};
  const sources = {...file, ...common, groups: readAnswers(siteDir, file), catalog: [], titles: new Map<string, string>()};
  const files = buildErrorIndex(buildEntries(sources), familyFiles({...common, modules: readModules(siteDir)}));
  return new ErrorMatcher(async (name) => files.get(name) ?? '');
}
