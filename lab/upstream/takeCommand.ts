import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type DocsVersion, readRootVersion, VERSIONS_FILE} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {minorOf} from '../../lib/versionData/releases';
import {CommandError, parseCommandLine} from '../../tools/command/commandLine';
import type {Main} from '../../tools/command/runEntry';
import {draftLock, isInstallable, lockedFile, requirementsFile} from '../langflow/requirements';
import {describeVersion} from './describeVersion';
import {currentRelease, WORK_FOLDER} from './nextCommand';
import {readPageIndex} from './pageIndex';
import {renderChecklist} from './renderChecklist';
import {relabel, type Taken, takeApi, takeBundles, takeMessages, takeProgram} from './takeData';
import {buildWorkList} from './workList';

const USAGE = `用法：npm run upstream -- take <版本> [--out 文件夹]

把新的 Langflow 里不用人写的写进仓库，一种一个提交：
  改名的文件夹（次版本变了时）、锁定的包、设置、命令和组件（连 since）、API 的结构、报错、组件包的版本。
人要做的写成一份清单。先运行 npm run upstream -- next <版本> 并读过它写的；工作区要干净，在分支上运行。

  --out 文件夹   清单写在哪里，默认 ${WORK_FOLDER}：<版本>-checklist.md
  --help         显示这段说明

退出码：0 写好了；2 用法有误、工作区不干净，或者这个版本装不上`;

const report = (text: string) => console.error(text);

/** Folders that have a folder for each version. */
const VERSION_FOLDERS = ['site', 'translation', 'search/phrases', 'api'];

function git(root: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', ['-C', root, ...args], {encoding: 'utf8'});
  if (status !== 0) throw new InputError(`git ${args[0]} 没有成功：${stderr.trim()}`);
  return stdout.trim();
}

function requireClean(root: string): void {
  const changes = git(root, 'status', '--porcelain');
  if (changes) throw new InputError(`工作区应是干净的；收到的是\n${changes}\n先提交或者收起来（git stash），再运行`);
}

/** Commits what changed; says so if nothing did. */
function commit(root: string, message: string): void {
  git(root, 'add', '--all');
  const isChanged = git(root, 'status', '--porcelain') !== '';
  if (isChanged) git(root, 'commit', '--quiet', '--message', message);
  report(`${isChanged ? '提交了' : '没有变化'}：${message}`);
}

/** Renames the folders of the version at the root of the site, which the new minor version replaces. */
function renameFolders({root, label}: DocsVersion, next: string): void {
  for (const folder of VERSION_FOLDERS) {
    const from = path.posix.join(folder, label);
    if (existsSync(path.join(root, from))) git(root, 'mv', from, path.posix.join(folder, next));
  }
  const file = path.join(root, VERSIONS_FILE);
  writeFileSync(file, relabel(readFileSync(file, 'utf8'), label, next));
}

function takeLock(release: string): void {
  if (requirementsFile(release) === draftLock(release)) copyFileSync(draftLock(release), lockedFile(release));
}

/** Writes each kind and commits it. */
function takeAll(version: DocsVersion, taken: Taken): void {
  const {release} = taken.after;
  const next = minorOf(release);
  if (next !== version.label) {
    renameFolders(version, next);
    commit(version.root, `Rename the folders of ${version.label} to ${next}`);
  }
  const now = readRootVersion(version.root);
  const kinds: [string, () => void][] = [
    [`Lock the packages of Langflow ${release}`, () => takeLock(release)],
    [`Settings, commands and components of Langflow ${release}`, () => takeProgram(now, taken)],
    [`API of Langflow ${release}`, () => takeApi(now, taken)],
    [`Messages of Langflow ${release}`, () => takeMessages(now, taken)],
    [`Bundle versions of Langflow ${release}`, () => takeBundles(now, taken)],
  ];
  for (const [message, take] of kinds) {
    take();
    commit(version.root, message);
  }
}

/** Takes over what needs no person; see the usage text. */
export const takeCommand: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {out: 'string'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [release, ...rest] = positionals;
  if (release === undefined || rest.length > 0 || !isInstallable(release))
    throw new CommandError(`应写一个版本，例如 1.13.1；收到的是${positionals.join(' ') || '空的'}`);
  const version = readRootVersion();
  requireClean(version.root);
  const current = currentRelease(version);
  const taken = {before: await describeVersion(current, report), after: await describeVersion(release, report)};
  const list = buildWorkList(taken.before, taken.after, readPageIndex(version), new Date().toISOString().slice(0, 10));
  takeAll(version, taken);
  const out = path.resolve(version.root, values.out ?? WORK_FOLDER);
  mkdirSync(out, {recursive: true});
  const file = path.join(out, `${release}-checklist.md`);
  writeFileSync(file, renderChecklist(list, minorOf(release)));
  console.log(`人要做的写在 ${file}`);
  return 0;
};
