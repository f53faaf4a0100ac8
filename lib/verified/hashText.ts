import {createHash} from 'node:crypto';

const LENGTH = 16;

/** Names a text by its content; spaces at the ends of lines do not count. */
export function hashText(text: string): string {
  const plain = text.trim().replace(/[ \t]+$/gm, '');
  return createHash('sha256').update(plain).digest('hex').slice(0, LENGTH);
}
