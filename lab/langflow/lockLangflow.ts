import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {explainInstall} from './explainInstall';
import {lockedFile, requirementOf} from './requirements';
import {runProgram} from './runProgram';
import type {LangflowReport} from './types';

const COMPILE = [
  'pip',
  'compile',
  '--quiet',
  '--upgrade',
  '--universal',
  '--python-version',
  '3.11',
  '--generate-hashes',
  '--no-annotate',
  '--no-header',
  '--no-emit-index-url',
];

/** Version and last day of packages to lock, and the file to write; without a day, the newest packages that the version allows. */
export type LockOptions = {version: string; day?: string; file?: string};

/** Writes the exact packages of a version with hashes. Returns the file. */
export async function lockLangflow({version, day, file = lockedFile(version)}: LockOptions, report: LangflowReport): Promise<string> {
  const uv = findCommand('uv');
  if (!uv) throw new InputError('锁定要用 uv：先安装它（pip install uv）');
  mkdirSync(path.dirname(file), {recursive: true});
  report(`锁定 langflow ${version}${day ? `，不用 ${day} 以后发布的包` : ''}……`);
  const {code, output} = await runProgram(uv, [...COMPILE, ...(day ? ['--exclude-newer', day] : []), '-o', file, '-'], {
    input: `${requirementOf(version)}\n`,
  });
  if (code !== 0) throw new InputError(explainInstall('锁定', output));
  return file;
}
