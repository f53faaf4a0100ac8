import {InputError, listProblems, showReceived} from 'docusaurus-search-zh/node/inputError';

export {InputError, listProblems, showReceived};

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
