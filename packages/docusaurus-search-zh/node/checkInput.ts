import type * as z from 'zod';
import {InputError, listProblems, showReceived} from './inputError';

/** Path of a value inside a file, as people write it: `accepted[0].reason`. */
export function formatKey(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

/** Names a list entry in messages, if its index says too little. */
type NameEntry = (entry: unknown, index: number) => string;

/** Additional texts of messages about a file. */
export type Wording = {
  advice?: string;
  nameEntry?: NameEntry;
  /** File and line of a key, before each problem. */
  placeOf?: (path: readonly PropertyKey[]) => string;
};

/** One line per problem. The message of a schema rule says what is expected. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown, {nameEntry, placeOf = () => ''}: Wording): string[] {
  const [first, ...rest] = issue.path;
  const isNamed = nameEntry !== undefined && typeof first === 'number';
  const entry = isNamed ? `${nameEntry(valueAt(value, [first]), first)}：` : '';
  const path = isNamed ? rest : issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `${placeOf([...issue.path, key])}${entry}${formatKey([...path, key])}：没有这个键；删去它，或者改正（这里应为${issue.message}）`,
    );
  }
  const key = formatKey(path);
  const received = showReceived(valueAt(value, issue.path));
  return [`${placeOf(issue.path)}${entry}${key ? `${key}：` : ''}应为${issue.message}；收到的是${received}`];
}

/**
 * Validates a value with a schema whose messages say what is expected.
 *
 * @throws InputError that lists every problem with its key, the expected and the received value
 */
export function checkInput<T>(
  value: unknown,
  schema: z.ZodType<T>,
  name: string,
  {advice = '写法见文件开头的说明。', ...wording}: Wording = {},
): T {
  const {success, data, error} = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.flatMap((issue) => describeIssue(issue, value, wording));
  throw new InputError(listProblems(`${name} 有误`, problems, advice));
}
