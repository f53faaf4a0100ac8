import {existsSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from './cacheFolder';
import {commandIn, installPackages} from './installPackages';
import type {Report} from './types';

/**
 * Installs a program from PyPI into a virtual environment of its own in the cache folder. An existing installation is reused.
 *
 * @returns the folder of its commands
 * @throws InputError that says what is missing and what to do
 */
export async function installTool(name: string, version: string, report: Report, cache = cacheFolder()): Promise<string> {
  const folder = path.join(cache, `${name}-${version}`);
  const command = commandIn(folder, name);
  if (!existsSync(command)) await installPackages(folder, `安装 ${name} ${version}`, [`${name}==${version}`], report);
  return path.dirname(command);
}
