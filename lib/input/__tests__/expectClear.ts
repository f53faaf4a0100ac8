import {expect} from 'vitest';

/** What a stack trace or a mistake of the program would leave in a message. */
const UNCLEAR = [
  /\n\s+at .+[:(]/,
  /Cannot read prop|is not a function|is not iterable|is not defined|Cannot convert|Maximum call stack|Invalid array length/,
  /\[object Object\]|意外的错误/,
  /ENOENT|EISDIR|ENOTDIR|ERR_[A-Z]/,
];
const HAN = /\p{Script=Han}/u;

/** Holds a message against what people need: words, in Chinese, and nothing of the program's inside. */
export function expectClear(message: string): void {
  expect(message).toMatch(HAN);
  for (const pattern of UNCLEAR) expect(message).not.toMatch(pattern);
}

/** Runs something on bad input: it succeeds, or ends with an error for people whose message names the file. */
export function expectClearFailure(run: () => unknown, name: string): void {
  try {
    run();
  } catch (error) {
    expect(error, String((error as Error).stack)).toHaveProperty('isInputError', true);
    expectClear((error as Error).message);
    expect((error as Error).message).toContain(name);
  }
}
