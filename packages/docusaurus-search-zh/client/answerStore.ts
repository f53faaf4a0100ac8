import {maskSecrets} from '../../../lib/text/maskSecrets';
import type {MultiQueryResponse} from '../shared/contract';
import {readResult} from '../shared/readResult';

/** Responses are checked when they are used: other tools may have written them. */
type Stored = {version: string; answers: [key: string, response: {results: unknown[]}][]};

export const ANSWER_STORE_KEY = 'search-cache:langflow';
const MAX_ANSWERS = 20;

const isAnswer = (entry: unknown): boolean => Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]?.results);

function read(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ANSWER_STORE_KEY) ?? 'null');
    const {version, answers} = (stored ?? {}) as Partial<Stored>;
    return typeof version === 'string' && Array.isArray(answers) ? {version, answers: answers.filter(isAnswer)} : null;
  } catch {
    return null;
  }
}

/** Cached answers to the last queries; they survive page loads until the index changes. */
export function findAnswer(version: string, key: string): MultiQueryResponse | undefined {
  const stored = read();
  const found = stored?.version === version ? stored.answers.find(([other]) => other === key)?.[1] : undefined;
  return found && {results: found.results.map(readResult)};
}

/** Stores an answer and removes those of other index versions. Queries that contain a key are not stored. */
export function keepAnswer(version: string, key: string, response: MultiQueryResponse): void {
  if (maskSecrets(key) !== key) return;
  const stored = read();
  const others = stored?.version === version ? stored.answers.filter(([other]) => other !== key) : [];
  const answers: Stored['answers'] = [[key, response], ...others];
  try {
    localStorage.setItem(ANSWER_STORE_KEY, JSON.stringify({version, answers: answers.slice(0, MAX_ANSWERS)}));
  } catch {
    // Without storage, the next page asks the index again.
  }
}
