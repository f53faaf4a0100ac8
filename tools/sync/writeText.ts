import {writeFileSync} from 'node:fs';
import {describeReadError} from '../../lib/input/inputError';
import {CommandError} from '../command/commandLine';

/** JSON as the files of this repository have it. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes a text.
 *
 * @throws CommandError where it cannot be written
 */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`写不进 ${file}：${describeReadError(error)}`);
  }
}
