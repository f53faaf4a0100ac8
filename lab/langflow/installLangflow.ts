import {existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {cacheFolder} from './cacheFolder';
import {commandIn, installPackages} from './installPackages';
import {requirementOf, requirementsFile, requirementsMark} from './requirements';
import type {Installation, LangflowReport} from './types';

const NEEDED_GIGABYTES = 3;
const GIGABYTE = 2 ** 30;

function locate(version: string, folder: string): Installation {
  return {version, folder, python: commandIn(folder, 'python'), command: commandIn(folder, 'langflow')};
}

/** Written last, so that an interrupted installation has no such file and is repeated. */
const markFile = (folder: string) => path.join(folder, 'requirements.sha256');

const isComplete = ({folder, version}: Installation) =>
  existsSync(markFile(folder)) && readFileSync(markFile(folder), 'utf8') === requirementsMark(version);

/** Whether a version is installed with the packages that it is locked to now. */
export const isInstalled = (version: string): boolean => isComplete(locate(version, path.join(cacheFolder(), version)));

function requireSpace(folder: string): void {
  const {bavail, bsize} = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  if (free >= NEEDED_GIGABYTES) return;
  const advice = '腾出空间，或者用 XDG_CACHE_HOME 换一个文件夹';
  throw new InputError(`${folder} 所在的磁盘只剩 ${free.toFixed(1)} GB，安装 Langflow 要 ${NEEDED_GIGABYTES} GB：${advice}`);
}

/** What pip installs: the locked packages, or else the newest that the version allows. */
function packagesOf(version: string): {title: string; what: string[]} {
  const locked = requirementsFile(version);
  return existsSync(locked)
    ? {title: `安装 langflow ${version}（锁定的包）`, what: ['--require-hashes', '-r', locked]}
    : {title: `安装 langflow ${version}（没有锁定的包，按它自己的范围取最新的）`, what: [requirementOf(version)]};
}

/**
 * Installs a Langflow version into the cache folder. A complete installation is reused.
 *
 * @throws InputError that says what is missing and what to do
 */
export async function installLangflow(version: string, report: LangflowReport, cache = cacheFolder()): Promise<Installation> {
  const installation = locate(version, path.join(cache, version));
  if (isComplete(installation)) return installation;
  mkdirSync(cache, {recursive: true});
  requireSpace(cache);
  const {title, what} = packagesOf(version);
  await installPackages(installation.folder, title, what, report);
  writeFileSync(markFile(installation.folder), requirementsMark(version));
  return installation;
}
