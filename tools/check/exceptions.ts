import * as z from 'zod';
import {checkInput, parseYamlInput} from '../../lib/input/readInput';
import type {CheckProblem} from './types';

const EXCEPTIONS_FILE = 'translation/exceptions.yml';

const text = z.string('文字').regex(/\S/, '文字');
const entryFor = (ruleNames: readonly string[]) =>
  z.strictObject(
    {file: text, rule: z.enum(ruleNames, `下列之一：${ruleNames.join('、')}`), text, reason: text},
    '含 file、rule、text、reason 的键值对',
  );

/** An accepted problem: one rule, on a line with this text. */
export type Exception = z.output<ReturnType<typeof entryFor>>;

/**
 * Parses the list of accepted problems.
 *
 * @throws InputError that lists every entry with a missing, unknown or wrong key
 */
export const parseExceptions = (source: string, ruleNames: readonly string[]): Exception[] =>
  checkInput(parseYamlInput(source, EXCEPTIONS_FILE) ?? [], z.array(entryFor(ruleNames), '列表'), EXCEPTIONS_FILE);

const covers = (exception: Exception, problem: CheckProblem) =>
  exception.file === problem.file && exception.rule === problem.rule && problem.excerpt.includes(exception.text);

/**
 * Removes the accepted problems.
 *
 * @param isChecked whether a file is part of this run; exceptions for other files are not examined
 * @returns the remaining problems, and the exceptions that are no longer needed
 */
export function applyExceptions(
  problems: readonly CheckProblem[],
  exceptions: readonly Exception[],
  isChecked: (file: string) => boolean,
): {problems: CheckProblem[]; unused: Exception[]} {
  return {
    problems: problems.filter((problem) => !exceptions.some((exception) => covers(exception, problem))),
    unused: exceptions.filter((exception) => isChecked(exception.file) && !problems.some((problem) => covers(exception, problem))),
  };
}
