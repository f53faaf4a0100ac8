import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {explainInstall} from './explainInstall';
import {findPython} from './findPython';
import {runProgram} from './runProgram';
import type {LangflowReport} from './types';

const PYTHON = '3.11';

/** A command of a virtual environment. */
export const commandIn = (folder: string, name: string): string =>
  path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', name);

type Step = {title: string; file: string; args: string[]};

async function stepsOf(folder: string, title: string, what: readonly string[]): Promise<Step[]> {
  const uv = findCommand('uv');
  const python = commandIn(folder, 'python');
  if (uv) {
    return [
      {title: '建立虚拟环境（uv）', file: uv, args: ['venv', '--quiet', '--clear', '--python', PYTHON, folder]},
      {title, file: uv, args: ['pip', 'install', '--compile-bytecode', '--python', python, ...what]},
    ];
  }
  return [
    {title: '建立虚拟环境（venv）', file: await findPython(), args: ['-m', 'venv', '--clear', folder]},
    {title, file: python, args: ['-m', 'pip', 'install', '--no-input', ...what]},
  ];
}

/**
 * Installs Python packages into a new virtual environment, with uv if there is one.
 *
 * @param folder its earlier content is deleted
 * @param what arguments of `pip install`
 * @throws InputError that says what is missing and what to do
 */
export async function installPackages(folder: string, title: string, what: readonly string[], report: LangflowReport): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.dirname(folder), {recursive: true});
  for (const {title: step, file, args} of await stepsOf(folder, title, what)) {
    report(`${step}……`);
    const {code, output} = await runProgram(file, args, {
      onLine: (line) => /^(Resolved|Prepared|Installed|Downloading|Collecting)/.test(line) && report(`  ${line}`),
    });
    if (code !== 0) throw new InputError(explainInstall(step, output));
  }
}
