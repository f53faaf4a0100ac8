import {existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {cacheFolder} from './cacheFolder';
import {explainInstall} from './explainInstall';
import {findPython} from './findPython';
import {requirementOf, requirementsFile, requirementsMark} from './requirements';
import {runProgram} from './runProgram';
import type {Installation, Report} from './types';

const NEEDED_GIGABYTES = 3;
const GIGABYTE = 2 ** 30;
const PYTHON = '3.11';
const BIN = process.platform === 'win32' ? 'Scripts' : 'bin';

function locate(version: string, folder: string): Installation {
  return {version, folder, python: path.join(folder, BIN, 'python'), command: path.join(folder, BIN, 'langflow')};
}

/** Written last, so that an interrupted installation has no such file and is repeated. */
const markFile = (folder: string) => path.join(folder, 'requirements.sha256');

const isComplete = ({folder, version}: Installation) =>
  existsSync(markFile(folder)) && readFileSync(markFile(folder), 'utf8') === requirementsMark(version);

function requireSpace(folder: string): void {
  const {bavail, bsize} = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  if (free >= NEEDED_GIGABYTES) return;
  const advice = '腾出空间，或者用 XDG_CACHE_HOME 换一个文件夹';
  throw new InputError(`${folder} 所在的磁盘只剩 ${free.toFixed(1)} GB，安装 Langflow 要 ${NEEDED_GIGABYTES} GB：${advice}`);
}

type Step = {title: string; file: string; args: string[]};

async function stepsOf(installation: Installation): Promise<Step[]> {
  const {version, folder, python} = installation;
  const locked = requirementsFile(version);
  const what = existsSync(locked) ? ['--require-hashes', '-r', locked] : [requirementOf(version)];
  const title = existsSync(locked)
    ? `安装 langflow ${version}（锁定的包）`
    : `安装 langflow ${version}（没有锁定的包，按它自己的范围取最新的）`;
  const uv = findCommand('uv');
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
 * Installs a Langflow version into the cache folder. A complete installation is reused.
 *
 * @throws InputError that says what is missing and what to do
 */
export async function installLangflow(version: string, report: Report, cache = cacheFolder()): Promise<Installation> {
  const installation = locate(version, path.join(cache, version));
  if (isComplete(installation)) return installation;
  mkdirSync(cache, {recursive: true});
  requireSpace(cache);
  rmSync(installation.folder, {recursive: true, force: true});
  for (const {title, file, args} of await stepsOf(installation)) {
    report(`${title}……`);
    const {code, output} = await runProgram(file, args, {
      onLine: (line) => /^(Resolved|Prepared|Installed|Downloading|Collecting)/.test(line) && report(`  ${line}`),
    });
    if (code !== 0) throw new InputError(explainInstall(title, output));
  }
  writeFileSync(markFile(installation.folder), requirementsMark(version));
  return installation;
}
