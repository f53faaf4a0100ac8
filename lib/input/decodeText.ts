import {isUtf8} from 'node:buffer';

/** Why a text cannot be read: the 1-based line, and what to do. */
export type TextProblem = {line: number; message: string};
/** A text, or why there is none. */
export type DecodedText = {text: string; problem?: undefined} | {text?: undefined; problem: TextProblem};

const NEWLINE = 0x0a;
const UTF_16_MARKS = ['fffe', 'feff'];
const ADVICE = '用编辑器另存为 UTF-8';

/** The first line whose bytes are no UTF-8: no other encoding in use here has a newline inside a character, but for UTF-16. */
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

/** Decodes a text that people write; a byte order mark of UTF-8 is left out. */
export function decodeText(bytes: Buffer): DecodedText {
  // A NUL is valid UTF-8, and every second byte of Latin text in UTF-16 without a mark.
  if (UTF_16_MARKS.includes(bytes.subarray(0, 2).toString('hex')) || bytes.includes(0)) {
    return {problem: {line: 1, message: `文件是 UTF-16 编码或者不是文字，应为 UTF-8；${ADVICE}`}};
  }
  if (!isUtf8(bytes)) return {problem: {line: firstBadLine(bytes), message: `文件不是 UTF-8 编码（可能是 GBK）；${ADVICE}`}};
  return {text: new TextDecoder().decode(bytes)};
}
