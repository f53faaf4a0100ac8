import path from 'node:path';
import * as z from 'zod';
import {checkYamlInput, readInputText} from '../input/readInput';

export const SUBSYSTEMS_FILE = 'errors/subsystems.yaml';

const ENTRY = z.strictObject(
  {
    prefix: z.string('路径的开头').min(1, '路径的开头'),
    title: z.string('中文名').min(1, '中文名'),
    page: z.string('页面的路径，或者不写').startsWith('/', '以 / 开头的路径').optional(),
  },
  '含 prefix、title，可以加 page 的键值对',
);

/** A part of the program, and the page about it. */
export type Subsystem = z.output<typeof ENTRY>;

/** Reads the parts of the program, which are identified by path prefix. */
export function readSubsystems(siteDir: string): Subsystem[] {
  const text = readInputText({path: path.join(siteDir, SUBSYSTEMS_FILE), name: SUBSYSTEMS_FILE});
  return checkYamlInput(text, z.array(ENTRY, '列表'), SUBSYSTEMS_FILE).value;
}

/** The part of the program that a file belongs to. */
export const subsystemOf = (subsystems: readonly Subsystem[], file: string): Subsystem | undefined =>
  subsystems.find(({prefix}) => file.startsWith(prefix));
