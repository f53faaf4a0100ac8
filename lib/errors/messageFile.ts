import path from 'node:path';
import {parseJsonInput, readInputText} from '../input/readInput';
import type {MessageFile} from './types';

export const MESSAGES_FILE = 'errors/messages.json';

/**
 * Reads the messages of the program, which `npm run errors` has written.
 *
 * @throws InputError where the file cannot be read
 */
export function readMessageFile(siteDir: string): MessageFile {
  const text = readInputText({path: path.join(siteDir, MESSAGES_FILE), name: MESSAGES_FILE});
  return parseJsonInput(text, MESSAGES_FILE) as MessageFile;
}

/** The file, one message a line. */
export function formatMessageFile({versions, messages}: MessageFile): string {
  const lines = messages.map((message) => JSON.stringify(message)).join(',\n');
  return `{"versions": ${JSON.stringify(versions)},\n"messages": [\n${lines}\n]}\n`;
}
