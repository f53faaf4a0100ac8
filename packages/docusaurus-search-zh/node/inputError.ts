import {inspect} from 'node:util';
import {cutText} from '../shared/cutText';

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

/** Formats a received value for messages. */
export function showReceived(value: unknown): string {
  if (value === undefined) return '空（没有这个键）';
  const text = JSON.stringify(value) ?? String(value);
  return ` ${cutText(text, 119, '…')}`;
}

/** Lists problems under a heading; used for all messages about files. */
export function listProblems(heading: string, problems: readonly string[], advice?: string): string {
  return [`${heading}：`, ...problems.map((problem) => `  - ${problem}`), ...(advice ? [advice] : [])].join('\n');
}
