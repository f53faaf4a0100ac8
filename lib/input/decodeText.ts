import {isUtf8} from 'node:buffer';

/** Why a text cannot be read: 1-based line, and how to fix it. */
export type TextProblem = {line: number; message: string};
/** A decoded text, or the problem. */
export type DecodedText = {text: string; problem?: undefined} | {text?: undefined; problem: TextProblem};

const NEWLINE = 0x0a;
const UTF_16_MARKS = ['fffe', 'feff'];
const ADVICE = '用编辑器另存为 UTF-8';

/**
 * First line that is not valid UTF-8. This works because, except for UTF-16, no encoding used here has a newline byte inside a character.
 */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    const stop = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return 1;
}

/** Decodes text from a file that people write; drops a UTF-8 byte order mark. */
export function decodeText(bytes: Buffer): DecodedText {
  // NUL is valid in UTF-8, but it is also every second byte of Latin text in UTF-16 without a byte order mark.
  if (UTF_16_MARKS.includes(bytes.subarray(0, 2).toString('hex')) || bytes.includes(0)) {
    return {problem: {line: 1, message: `文件是 UTF-16 编码或者不是文字，应为 UTF-8；${ADVICE}`}};
  }
  if (!isUtf8(bytes)) return {problem: {line: firstBadLine(bytes), message: `文件不是 UTF-8 编码（可能是 GBK）；${ADVICE}`}};
  return {text: new TextDecoder().decode(bytes)};
}
