import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {explainInstall} from './explainInstall';
import {requirementOf, requirementsFile} from './requirements';
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

/** Writes the exact packages of a version with hashes, optionally as available on a day. Returns the file. */
export async function lockLangflow(version: string, day: string | undefined, report: LangflowReport): Promise<string> {
  const uv = findCommand('uv');
  if (!uv) throw new InputError('锁定要用 uv：先安装它（pip install uv）');
  const file = requirementsFile(version);
  report(`锁定 langflow ${version}${day ? `，不用 ${day} 以后发布的包` : ''}……`);
  const {code, output} = await runProgram(uv, [...COMPILE, ...(day ? ['--exclude-newer', day] : []), '-o', file, '-'], {
    input: `${requirementOf(version)}\n`,
  });
  if (code !== 0) throw new InputError(explainInstall('锁定', output));
  return file;
}
