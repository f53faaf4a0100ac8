import {readFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import {isolatedEnvironment} from '../../langflow/isolatedEnvironment';
import {runProgram} from '../../langflow/runProgram';
import type {TryContext} from '../types';

/** A setting, as the class of the program has it. */
export type Setting = {types: string[]; default: unknown};
/** An option of a command, as the command line has it. */
export type CommandOption = {
  flags: string[];
  type: string;
  default: unknown;
  environment: string | string[] | null;
  is_flag: boolean;
  required: boolean;
  hidden: boolean;
};
/** What the program's own code says of its settings and commands. */
export type Program = {settings: Record<string, Setting>; commands: Record<string, CommandOption[]>; environment: Record<string, string>};

const SCRIPT = path.join(__dirname, '../python/describe_program.py');
const TIMEOUT = 240_000;

/** Asks the program in its own Python. */
export async function describeProgram({installation, server}: Pick<TryContext, 'installation' | 'server'>): Promise<Program> {
  const file = path.join(server.folder, 'program.json');
  const {code, output} = await runProgram(installation.python, [SCRIPT, file], {
    env: isolatedEnvironment(server.folder),
    cwd: server.folder,
    timeout: TIMEOUT,
  });
  if (code !== 0) throw new InputError(`程序的设置读不出来：\n${output.trim().split('\n').slice(-8).join('\n')}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Program;
}
