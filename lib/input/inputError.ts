import {inspect} from 'node:util';
import {cutText} from '../text/cutText';

/**
 * An error in what a person wrote: a setting, a file, an argument. The message says everything. It has no stack, because Docusaurus prints
 * stacks, which would bury the message.
 */
export class InputError extends Error {
  /** Checked instead of `instanceof`: Docusaurus loads configuration and plugins separately, so each has its own copy of this class. */
  readonly isInputError = true;

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

const READ_ERRORS: Record<string, string> = {
  ENOENT: '没有这个文件或文件夹',
  EISDIR: '这是文件夹，应为文件',
  ENOTDIR: '路径里有一段不是文件夹',
  EACCES: '没有权限',
  ELOOP: '链接指向它自己，没有尽头',
  ENAMETOOLONG: '名字太长',
  EPERM: '没有权限',
};

/** Explains to people why a file cannot be read or written. */
export function describeReadError(error: unknown): string {
  const {code = '', message} = error as NodeJS.ErrnoException;
  return READ_ERRORS[code] ?? `出错了（${message}）`;
}

/** Explains an error to people: no internals for their errors, but enough detail to report our own bugs. */
export function explainError(error: unknown): string {
  if (error instanceof InputError) return error.message;
  const {code = '', path, message} = error as NodeJS.ErrnoException;
  if (path !== undefined && code in READ_ERRORS) return `${path}：${READ_ERRORS[code]}`;
  return `意外的错误：${error instanceof Error ? message.split('\n')[0] : String(error)}`;
}

/** Formats a received value for messages. */
export function showReceived(value: unknown): string {
  if (value === undefined) return '空（没有这个键）';
  const text = JSON.stringify(value) ?? String(value);
  return ` ${cutText(text, 119, '…')}`;
}

/** A problem in a message about files; `file` and `line` are missing if it does not begin with them. */
export type ListedProblem = {file?: string; line?: number; message: string};

const PLACE = /^([^\s：:]+\.(?:ya?ml|json|mdx?))(?::(\d+))?：/;

/** The problems that `listProblems` has put into a message, and its advice. A message without a list is one problem. */
export function splitProblems(message: string): {problems: ListedProblem[]; advice?: string} {
  const items = message.split('\n').filter((line) => line.startsWith('  - '));
  const texts = items.length > 0 ? items.map((line) => line.slice(4)) : [message.split('\n').join('；')];
  const last = message.split('\n').at(-1);
  const problems = texts.map((text): ListedProblem => {
    const [place = '', file, line] = PLACE.exec(text) ?? [];
    return {...(file && {file}), ...(line && {line: Number(line)}), message: text.slice(place.length)};
  });
  return {problems, ...(items.length > 0 && last && !last.startsWith('  - ') && {advice: last})};
}

/** Lists problems under a heading; used for all messages about files. */
export function listProblems(heading: string, problems: readonly string[], advice?: string): string {
  return [`${heading}：`, ...problems.map((problem) => `  - ${problem}`), ...(advice ? [advice] : [])].join('\n');
}
