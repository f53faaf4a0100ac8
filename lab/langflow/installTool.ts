import {existsSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {cacheFolder} from './cacheFolder';
import {explainInstall} from './explainInstall';
import {commandIn, installPackages} from './installPackages';
import {runProgram} from './runProgram';
import type {LangflowReport} from './types';

/**
 * Installs a program from PyPI into a virtual environment of its own in the cache folder. An existing installation is reused.
 *
 * @returns the folder of its commands
 * @throws InputError that says what is missing and what to do
 */
export async function installTool(name: string, version: string, report: LangflowReport, cache = cacheFolder()): Promise<string> {
  const folder = path.join(cache, `${name}-${version}`);
  const command = commandIn(folder, name);
  if (!existsSync(command)) await installPackages(folder, `安装 ${name} ${version}`, [`${name}==${version}`], report);
  return path.dirname(command);
}

/**
 * Installs a program from npm into a folder of its own in the cache folder. An existing installation is reused.
 *
 * @returns the folder of its commands
 * @throws InputError that says what is missing and what to do
 */
export async function installNpmTool(name: string, version: string, report: LangflowReport, cache = cacheFolder()): Promise<string> {
  const folder = path.join(cache, `${name}-${version}`);
  const commands = path.join(folder, 'node_modules/.bin');
  if (existsSync(path.join(commands, name))) return commands;
  const step = `安装 ${name} ${version}`;
  report(`${step}……`);
  const {code, output} = await runProgram('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`]);
  if (code !== 0) throw new InputError(explainInstall(step, output));
  return commands;
}
