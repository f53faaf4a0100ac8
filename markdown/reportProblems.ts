import path from 'node:path';
import type {VFile} from 'vfile';
import {InputError, listProblems} from '../lib/input/inputError';

/** A problem at a node of a page, of Markdown or of HTML. */
export type NodeProblem = {node: {position?: {start: {line: number}} | undefined}; message: string};

/**
 * Refuses a page with problems.
 *
 * @throws InputError that lists every problem with its file and line, if there are any
 */
export function reportProblems(file: VFile, problems: readonly NodeProblem[]): void {
  if (problems.length === 0) return;
  const name = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  const lines = problems.map(({node, message}) => `${name}:${node.position?.start.line ?? 1}：${message}`);
  throw new InputError(listProblems('页面有误', lines));
}
