import {readFileSync} from 'node:fs';
import type * as z from 'zod';
import {decodeText} from './decodeText';
import {describeReadError, InputError, listProblems, showReceived} from './inputError';
import {parseYaml} from './parseYaml';

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

/**
 * Parses YAML that people write.
 *
 * @throws InputError with the line of every syntax error
 */
export function parseYamlInput(text: string, name: string): unknown {
  const {value, problems} = parseYaml(text);
  if (problems.length === 0) return value;
  const lines = problems.map(({line, message}) => `${name}:${line}：${message}`);
  throw new InputError(listProblems(`${name} 不是有效的 YAML`, lines, '改正 YAML；值里有冒号、# 或引号时加引号。'));
}

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
function keyOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);

/** Names a list entry in messages, if its index says too little. */
type NameEntry = (entry: unknown, index: number) => string;

/** One line per problem. The message of a schema rule says what is expected. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown, nameEntry: NameEntry | undefined): string[] {
  const [first, ...rest] = issue.path;
  const isNamed = nameEntry !== undefined && typeof first === 'number';
  const entry = isNamed ? `${nameEntry(valueAt(value, [first]), first)}：` : '';
  const path = isNamed ? rest : issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${entry}${keyOf([...path, key])}：没有这个键；删去它，或者改正（这里应为${issue.message}）`);
  }
  const key = keyOf(path);
  return [`${entry}${key ? `${key}：` : ''}应为${issue.message}；收到的是${showReceived(valueAt(value, issue.path))}`];
}

/** Additional texts of messages about a file. */
type Wording = {advice?: string; nameEntry?: NameEntry};

/**
 * Validates a value with a schema whose messages say what is expected.
 *
 * @throws InputError that lists every problem with its key, the expected and the received value
 */
export function checkInput<T>(
  value: unknown,
  schema: z.ZodType<T>,
  name: string,
  {advice = '写法见文件开头的说明。', nameEntry}: Wording = {},
): T {
  const {success, data, error} = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.flatMap((issue) => describeIssue(issue, value, nameEntry));
  throw new InputError(listProblems(`${name} 有误`, problems, advice));
}
