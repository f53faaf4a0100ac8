import {readFileSync} from 'node:fs';
import type * as z from 'zod';
import {decodeText} from './decodeText';
import {describeReadError, InputError, listProblems, showReceived} from './inputError';
import {type ParsedYaml, parseYaml} from './parseYaml';

/** A file that people write, and its name in messages. */
export type InputFile = {path: string; name: string};

function readBytes({path, name}: InputFile): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InputError(`${name}：${describeReadError(error)}`);
  }
}

/**
 * Reads text that people write; drops a byte order mark.
 *
 * @throws InputError if it cannot be read or is not UTF-8
 */
export function readInputText(file: InputFile): string {
  const {text, problem} = decodeText(readBytes(file));
  if (problem) throw new InputError(`${file.name}:${problem.line}：${problem.message}`);
  return text;
}

function parseWithLines(text: string, name: string): Pick<ParsedYaml, 'value' | 'lineOf'> {
  const {problems, ...parsed} = parseYaml(text);
  if (problems.length === 0) return parsed;
  const lines = problems.map(({line, message}) => `${name}:${line}：${message}`);
  throw new InputError(listProblems(`${name} 不是有效的 YAML`, lines, '改正 YAML；值里有冒号、# 或引号时加引号。'));
}

/**
 * Parses YAML that people write.
 *
 * @throws InputError with the line of every syntax error
 */
export const parseYamlInput = (text: string, name: string): unknown => parseWithLines(text, name).value;

/**
 * Parses JSON that tools or people write.
 *
 * @throws InputError if it is not valid JSON
 */
export function parseJsonInput(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${name} 不是有效的 JSON：${(error as Error).message.split('\n')[0]}；可以从版本历史里恢复它。`);
  }
}

/** Path of a value inside a file, as people write it: `accepted[0].reason`. */
export function formatKey(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

/** Names a list entry in messages, if its index says too little. */
type NameEntry = (entry: unknown, index: number) => string;

/** Additional texts of messages about a file. */
type Wording = {
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

/** A valid file, and the file and line of a key in it for further problems: `site/1.13/ports.yaml:12：`. */
export type CheckedYaml<T> = {value: T; placeOf: (path: readonly PropertyKey[]) => string};

/**
 * Parses YAML that people write, and validates it with a schema whose messages say what is expected.
 *
 * @throws InputError that lists every problem with its line, its key, the expected and the received value
 */
export function checkYamlInput<T>(
  text: string,
  schema: z.ZodType<T>,
  name: string,
  wording: Omit<Wording, 'placeOf'> = {},
): CheckedYaml<T> {
  const {value, lineOf} = parseWithLines(text, name);
  const placeOf = (path: readonly PropertyKey[]) => `${name}:${lineOf(path)}：`;
  return {value: checkInput(value, schema, name, {...wording, placeOf}), placeOf};
}
