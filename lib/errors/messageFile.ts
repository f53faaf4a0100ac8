import path from 'node:path';
import {parseJsonInput, readInputText} from '../input/readInput';
import type {MessageFile} from './types';

export const MESSAGES_FILE = 'errors/messages.json';

/**
 * Reads the messages of the program, which `npm run errors` writes.
 *
 * @throws InputError if the file cannot be read
 */
export function readMessageFile(siteDir: string): MessageFile {
  const text = readInputText({path: path.join(siteDir, MESSAGES_FILE), name: MESSAGES_FILE});
  return parseJsonInput(text, MESSAGES_FILE) as MessageFile;
}

/** Formats the file with one message per line. */
export function formatMessageFile({versions, messages}: MessageFile): string {
  const lines = messages.map((message) => JSON.stringify(message)).join(',\n');
  return `{"versions": ${JSON.stringify(versions)},\n"messages": [\n${lines}\n]}\n`;
}
