import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readProgramData} from '../../lib/content/programData';
import {type DocsVersion, readRootVersion} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {type NextRelease, nextVersionsFile} from '../../lib/versionData/nextVersions';
import {CommandError, parseCommandLine} from '../../tools/command/commandLine';
import type {Main} from '../../tools/command/runEntry';
import {cacheFolder} from '../langflow/cacheFolder';
import {formatData} from '../langflow/describe/formatData';
import {isInstalled} from '../langflow/installLangflow';
import {isInstallable} from '../langflow/requirements';
import {main as tryPages} from '../try';
import {describeVersion} from './describeVersion';
import {chooseReleases, listReleases} from './findReleases';
import {type PageIndex, readPageIndex} from './pageIndex';
import {readerChanges} from './readerChanges';
import {renderSummary, renderWorkList} from './renderWorkList';
import {buildWorkList, type WorkList} from './workList';

/** Folder for what the commands write for people, relative to the repository. */
export const WORK_FOLDER = '.cache/next';
// An issue holds 65,536 characters: at most three versions with nine lines per entry.
const MOST_IN_SUMMARY = 20;
/** One line per difference. */
const PUBLISHED_DEPTH = 5;

const USAGE = `用法：npm run upstream -- next [版本…] [--out 文件夹] [--try 检查,检查] [--publish] [--no-download]

看新的 Langflow 改了什么：锁定、装好、读出来，与网站现在描述的版本比较，写出要做的事。
不写版本，就取最新的正式版、候选版和开发版里比现在新的。可以随时中断：装好的、读好的都留着，再运行接着做。

  --out 文件夹    写在哪里，默认 ${WORK_FOLDER}：每个版本一份 <版本>.md 和 <版本>.json，全部的摘要 summary.md
  --try 检查      另外拿现有的页面与新版本对照，只看结果：all，或者 npm run try 的检查，用逗号隔开
  --publish       把读者要知道的写进 site/<版本>/program/next.json，“下一个版本”一页照它显示
  --no-download   有没装过的版本就停下，不下载
  --help          显示这段说明

第一次看一个版本约下载 2 GB（与别的版本相同的包不再下载），占 2.5 GB；现在的版本没装过，也要装一次。
退出码：0 写好了（没有新版本也是）；1 有的版本装不上或读不出来，其余的写好了；2 用法有误`;

const report = (text: string) => console.error(text);

/** The release that the pages of a version describe. */
export function currentRelease(version: DocsVersion): string {
  const release = readProgramData(version, 'settings')?.release;
  if (release === undefined) throw new InputError(`site/${version.folder}/program/ 里没有数据；先运行 npm run langflow -- describe`);
  return release;
}

/** Says what will be downloaded, before anything is. */
function announce(releases: readonly string[], mayDownload: boolean): void {
  const missing = releases.filter((release) => !isInstalled(release));
  if (missing.length === 0) return;
  report(`要装 ${missing.join('、')}，在 ${cacheFolder()}：每个版本最多下载 2 GB，占 2.5 GB；uv 缓存里有的包不再下载`);
  if (!mayDownload) throw new InputError(`没有装过 ${missing.join('、')}，而命令里写了 --no-download`);
}

function write(out: string, list: WorkList): void {
  mkdirSync(out, {recursive: true});
  writeFileSync(path.join(out, `${list.to}.json`), `${JSON.stringify(list, null, 1)}\n`);
  writeFileSync(path.join(out, `${list.to}.md`), renderWorkList(list));
}

/** The list of a version, for those who keep the site, and what its readers are told. */
type Looked = {list: WorkList; told: NextRelease};

/** Makes the list of one version; a version that cannot be installed or read is told and left out. */
async function look(current: string, release: string, index: PageIndex): Promise<Looked | undefined> {
  const start = Date.now();
  try {
    const before = await describeVersion(current, report);
    const after = await describeVersion(release, report);
    const list = buildWorkList(before, after, index, new Date().toISOString().slice(0, 10));
    report(`${release}：${list.items.length} 处差别，用了 ${Math.round((Date.now() - start) / 1000)} 秒`);
    return {list, told: readerChanges(list, before)};
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    report(`${release}：没有做成。${error.message}`);
    return undefined;
  }
}

/** Looks at new versions and writes what they change; see the usage text. */
export const nextCommand: Main = async (args) => {
  const types = {out: 'string', try: 'string', publish: 'boolean', 'no-download': 'boolean'} as const;
  const {values, positionals} = parseCommandLine(args, types);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const wrong = positionals.filter((release) => !isInstallable(release));
  if (wrong.length > 0) throw new CommandError(`版本应形如 1.13.1rc0；收到的是 ${wrong.join('、')}`);
  const version = readRootVersion();
  const current = currentRelease(version);
  const releases = positionals.length > 0 ? positionals : chooseReleases(await listReleases(), current);
  const out = path.resolve(version.root, values.out ?? WORK_FOLDER);
  mkdirSync(out, {recursive: true});
  if (releases.length === 0) {
    writeFileSync(path.join(out, 'summary.md'), `没有比 ${current} 新的 Langflow。\n`);
    console.log(`没有比 ${current} 新的版本`);
    return 0;
  }
  announce([current, ...releases], !values['no-download']);
  const index = readPageIndex(version);
  const all: Looked[] = [];
  for (const release of releases) {
    const looked = await look(current, release, index);
    if (!looked) continue;
    write(out, looked.list);
    all.push(looked);
    if (values.try) await tryRelease(release, version, values.try);
  }
  if (values.publish) publish(version, all);
  const lists = all.map(({list}) => list);
  const failed = releases.filter((release) => !lists.some(({to}) => to === release));
  const failures = failed.map((release) => `**${release} 装不上或读不出来**，原因见运行的日志。\n`);
  writeFileSync(path.join(out, 'summary.md'), [...lists.map((list) => renderSummary(list, MOST_IN_SUMMARY)), ...failures].join('\n'));
  console.log(`写好了 ${out}：${[...lists.map(({to}) => `${to}.md`), 'summary.md'].join('、')}`);
  return failed.length > 0 ? 1 : 0;
};

/** Writes what the page about the next versions shows. */
function publish(version: DocsVersion, all: readonly Looked[]): void {
  const text = formatData(
    all.map(({told}) => told),
    PUBLISHED_DEPTH,
  );
  writeFileSync(path.join(version.root, nextVersionsFile(version)), `${text}\n`);
}

/** Compares the present pages with the new version, without changing the record. */
async function tryRelease(release: string, {label}: DocsVersion, checks: string): Promise<void> {
  report(`拿 ${label} 的页面与 ${release} 对照`);
  await tryPages(['--version', release, '--docs', label, ...(checks === 'all' ? [] : ['--only', checks])]);
}
