import type {SearchAnswer} from '../shared/contract';
import {isObject} from '../shared/isObject';
import {maskSecrets} from '../shared/maskSecrets';
import {readAnswer} from '../shared/readAnswer';

/** Responses are checked when they are used: other tools may have written them. */
type Stored = {version: string; answers: [key: string, answer: unknown][]};

/** Name of the store of a site. */
export const answerStoreKey = (storageName: string): string => `search-cache:${storageName}`;
const MAX_ANSWERS = 20;

const isAnswer = (entry: unknown): boolean =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isObject(entry[1]) && Array.isArray(entry[1].pages);

function read(name: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    const {version, answers} = (stored ?? {}) as Partial<Stored>;
    return typeof version === 'string' && Array.isArray(answers) ? {version, answers: answers.filter(isAnswer)} : null;
  } catch {
    return null;
  }
}

/** Cached answers to the last queries; they survive page loads until the index changes. */
function findAnswer(name: string, version: string, key: string): SearchAnswer | undefined {
  const stored = read(name);
  const found = stored?.version === version ? stored.answers.find(([other]) => other === key)?.[1] : undefined;
  return found === undefined ? undefined : readAnswer(found);
}

type NewAnswer = {version: string; key: string; answer: SearchAnswer};

/** Stores an answer and removes those of other index versions. Queries that contain a key are not stored. */
function keepAnswer(name: string, {version, key, answer}: NewAnswer): void {
  if (maskSecrets(key) !== key) return;
  const stored = read(name);
  const others = stored?.version === version ? stored.answers.filter(([other]) => other !== key) : [];
  const answers: Stored['answers'] = [[key, answer], ...others];
  try {
    localStorage.setItem(name, JSON.stringify({version, answers: answers.slice(0, MAX_ANSWERS)}));
  } catch {
    // Without storage, the next page asks the index again.
  }
}

/** The last answers of a site in the browser. */
export type AnswerStore = {
  find: (version: string, key: string) => SearchAnswer | undefined;
  keep: (answer: NewAnswer) => void;
};

/** Opens the stored answers of a site. */
export function openAnswers(storageName: string): AnswerStore {
  const name = answerStoreKey(storageName);
  return {find: (version, key) => findAnswer(name, version, key), keep: (answer) => keepAnswer(name, answer)};
}
