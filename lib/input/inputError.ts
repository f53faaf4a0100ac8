import {inspect} from 'node:util';

/**
 * A mistake in what a person wrote: a setting, a file, an argument. Its message is all that there is to say.
 * Docusaurus prints errors with their stack, which would bury the message: these have none.
 */
export class InputError extends Error {
  /** By this mark rather than by its class: Docusaurus loads configuration and plugins afresh, each with a class of its own. */
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

/** Why a file cannot be read or written, for people. */
export function describeReadError(error: unknown): string {
  const {code = '', message} = error as NodeJS.ErrnoException;
  return READ_ERRORS[code] ?? `出错了（${message}）`;
}

/** What to say about an error: nothing of the program's inside, but enough to report a mistake of ours. */
export function explainError(error: unknown): string {
  if (error instanceof InputError) return error.message;
  const {code = '', path, message} = error as NodeJS.ErrnoException;
  if (path !== undefined && code in READ_ERRORS) return `${path}：${READ_ERRORS[code]}`;
  return `意外的错误：${error instanceof Error ? message.split('\n')[0] : String(error)}`;
}

/** A value that came, as messages show it. */
export function showReceived(value: unknown): string {
  if (value === undefined) return '空（没有这个键）';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? ` ${text.slice(0, 119)}…` : ` ${text}`;
}

/** Lists problems under a heading, as every message about a file does. */
export function listProblems(heading: string, problems: readonly string[], advice?: string): string {
  return [`${heading}：`, ...problems.map((problem) => `  - ${problem}`), ...(advice ? [advice] : [])].join('\n');
}
