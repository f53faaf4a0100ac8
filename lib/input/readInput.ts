import {readFileSync} from 'node:fs';
import {checkInput, formatKey, type Wording} from 'docusaurus-search-zh/node/checkInput';
import type * as z from 'zod';
import {decodeText} from './decodeText';
import {describeReadError, InputError, listProblems} from './inputError';
import {type ParsedYaml, parseYaml} from './parseYaml';

export {checkInput, formatKey};

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
