import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {cacheFolder} from './cacheFolder';
import {explainInstall} from './explainInstall';
import {findPython} from './findPython';
import {runProgram} from './runProgram';
import type {Report} from './types';

/**
 * Installs a program from PyPI into an environment of its own in the cache folder; what is there already stays.
 *
 * @returns the folder of its commands
 * @throws InputError that says what is missing and what to do
 */
export async function installTool(name: string, version: string, report: Report, cache = cacheFolder()): Promise<string> {
  const folder = path.join(cache, `${name}-${version}`);
  const bin = path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  if (existsSync(path.join(bin, name))) return bin;
  mkdirSync(cache, {recursive: true});
  rmSync(folder, {recursive: true, force: true});
  const [python, what] = [path.join(bin, 'python'), `${name}==${version}`];
  const uv = findCommand('uv');
  const steps = uv
    ? [
        [uv, 'venv', '--quiet', folder],
        [uv, 'pip', 'install', '--python', python, what],
      ]
    : [
        [await findPython(), '-m', 'venv', folder],
        [python, '-m', 'pip', 'install', '--no-input', what],
      ];
  report(`安装 ${what}……`);
  for (const [file = '', ...args] of steps) {
    const {code, output} = await runProgram(file, args);
    if (code !== 0) throw new InputError(explainInstall(`安装 ${what}`, output));
  }
  return bin;
}
