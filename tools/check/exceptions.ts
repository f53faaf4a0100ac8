import {InputError} from '../../lib/input/inputError';
import {parseYamlInput} from '../../lib/input/readInput';
import type {Problem} from './types';

/** An accepted miss: a problem of one rule on a line with this text. */
export type Exception = {file: string; rule: string; text: string; reason: string};

const EXCEPTIONS_FILE = 'translation/exceptions.yml';
const KEYS = ['file', 'rule', 'text', 'reason'] as const;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function findEntryProblems(entry: unknown, index: number, ruleNames: readonly string[]): string[] {
  const name = `第 ${index + 1} 条`;
  if (!entry || typeof entry !== 'object') return [`${name} 应为含 ${KEYS.join('、')} 的键值对；收到的是 ${JSON.stringify(entry)}`];
  const fields = entry as Record<string, unknown>;
  const missing = KEYS.filter((key) => !isText(fields[key]));
  const unknown = Object.keys(fields).filter((key) => !(KEYS as readonly string[]).includes(key));
  return [
    ...missing.map(
      (key) => `${name}：${key} 应为文字；收到的是${fields[key] === undefined ? '空（没有这个键）' : ` ${JSON.stringify(fields[key])}`}`,
    ),
    ...unknown.map((key) => `${name}：没有 ${key} 这个键；只能有 ${KEYS.join('、')}`),
    ...(isText(fields.rule) && !ruleNames.includes(fields.rule)
      ? [`${name}：rule 应为下列之一：${ruleNames.join('、')}；收到的是 ${JSON.stringify(fields.rule)}`]
      : []),
  ];
}

/**
 * Parses the list of accepted misses.
 *
 * @throws Error that lists every entry with a missing, unknown or wrong key.
 */
export function parseExceptions(text: string, ruleNames: readonly string[]): Exception[] {
  const value = parseYamlInput(text, EXCEPTIONS_FILE) ?? [];
  if (!Array.isArray(value)) throw new InputError(`${EXCEPTIONS_FILE} 有误：应为列表；收到的是 ${JSON.stringify(value)}`);
  const problems = value.flatMap((entry: unknown, index) => findEntryProblems(entry, index, ruleNames));
  if (problems.length > 0) throw new InputError(`${EXCEPTIONS_FILE} 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return value as Exception[];
}

const covers = (exception: Exception, problem: Problem) =>
  exception.file === problem.file && exception.rule === problem.rule && problem.excerpt.includes(exception.text);

/**
 * Takes out the accepted problems.
 *
 * @param isChecked whether a file belongs to this run: exceptions for others are not judged
 * @returns what is left, and the exceptions that no problem needs any more
 */
export function applyExceptions(
  problems: readonly Problem[],
  exceptions: readonly Exception[],
  isChecked: (file: string) => boolean,
): {problems: Problem[]; unused: Exception[]} {
  return {
    problems: problems.filter((problem) => !exceptions.some((exception) => covers(exception, problem))),
    unused: exceptions.filter((exception) => isChecked(exception.file) && !problems.some((problem) => covers(exception, problem))),
  };
}
