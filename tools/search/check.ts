import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {firstQueryBytes} from 'docusaurus-search-zh/node/benchmark';
import type {IndexFiles} from 'docusaurus-search-zh/node/buildIndex';
import {
  type EvaluationQuery,
  evaluateQuery,
  openIndexFolder,
  type QueryOutcome,
  readIndexFolder,
  readQueries,
} from 'docusaurus-search-zh/node/evaluate';
import {type DocsVersion, readWrittenVersions} from '../../lib/content/versions';
import {manifestOf} from '../../plugins/search/node/versionIndex';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {requireFiles} from '../command/requireFiles';
import {type Main, runEntry} from '../command/runEntry';
import {BOUNDS, checkFirstBytes, checkRelevance, checkTitles, ordinaryPageBytes, workerBytes} from './checkBuilt';
import {checkSentences} from './sentences';
import {checkVerbatim} from './verbatim';

const USAGE = `用法：npm run check:search -- [文件夹]

检查构建出来的站点（默认 build/）的搜索：自备查询的命中率、每个标题能否找到它的页面、标题和菜单里的名字和读者的说法一字不差地问时是不是排第一、英文关键词写成长长的问句是不是一样好、首次查询和普通页面的字节数。先运行 npm run build。`;
const ROOT = path.join(__dirname, '../..');
const QUERIES = path.join(ROOT, 'search/queries');

type CheckedVersion = {version: DocsVersion; queries: readonly EvaluationQuery[]; manifest: string};

/** Queries used for tuning the ranking, and where they exist, independent queries, queries of real users, and questions in English. */
const readVersionQueries = ({label}: DocsVersion) =>
  [`queries-${label}`, `unseen-${label}`, `questions-${label}`, `english-${label}`]
    .map((name) => path.join(QUERIES, `${name}.jsonl`))
    .filter((file, index) => index === 0 || existsSync(file))
    .flatMap(readQueries);

async function evaluateVersion(folder: string, {version, queries, manifest}: CheckedVersion): Promise<string[]> {
  const engine = openIndexFolder(folder, manifest);
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) outcomes.push(await evaluateQuery(engine, query, version.base || '/'));
  return checkRelevance(outcomes);
}

/** Checks what each query of a version loads as the first one of a visit. */
async function checkFirstQueries(files: IndexFiles, worker: number, {version, queries, manifest}: CheckedVersion): Promise<string[]> {
  const bytes = await firstQueryBytes(
    files,
    queries.map(({q}) => q),
    manifest,
  );
  console.log(`${version.label}：首次查询最多 ${Math.max(...bytes) + worker} 字节（其中 Worker 代码 ${worker}）`);
  return checkFirstBytes(queries.map(({q}, i) => ({query: q, bytes: (bytes[i] ?? 0) + worker})));
}

async function checkVersion(outDir: string, files: IndexFiles, checked: CheckedVersion): Promise<string[]> {
  const folder = path.join(outDir, 'search');
  const problems = [
    ...(await evaluateVersion(folder, checked)),
    ...(await checkTitles(folder, checked.manifest)),
    ...(await checkVerbatim(folder, checked)),
    ...(await checkSentences(folder, checked)),
    ...(await checkFirstQueries(files, workerBytes(outDir), checked)),
  ];
  return problems.map((problem) => `${checked.version.label}：${problem}`);
}

async function checkOrdinaryPage(): Promise<string[]> {
  const bytes = await ordinaryPageBytes();
  console.log(`普通页面 ${bytes} 字节`);
  return bytes > BOUNDS.ordinaryPage ? [`普通页面要取 ${bytes} 字节的搜索代码，应不超过 ${BOUNDS.ordinaryPage}`] : [];
}

/** The dialog is in the page, its results are not. */
function checkHome(outDir: string): string[] {
  const home = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const dialogs = home.match(/<dialog id="?search-dialog[\s\S]*?<\/dialog>/g) ?? [];
  return [
    ...(dialogs.length === 1 ? [] : [`首页的 HTML 里应有一个搜索对话框 #search-dialog，有 ${dialogs.length} 个`]),
    ...(/listbox|search-zh-/.test(dialogs.join('')) ? ['首页的 HTML 里已有搜索结果的内容，应在打开时才取'] : []),
  ];
}

/** Checks the search of a built site. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [argument = path.join(ROOT, 'build'), ...rest] = positionals;
  refusePositionals(rest);
  const outDir = path.resolve(argument);
  const checked = readWrittenVersions().map((version) => ({
    version,
    queries: readVersionQueries(version),
    manifest: manifestOf(version),
  }));
  requireFiles(outDir, ['index.html', ...checked.map(({manifest}) => `search/${manifest}`)]);
  const files = readIndexFolder(path.join(outDir, 'search'));
  const problems: string[] = [];
  for (const each of checked) problems.push(...(await checkVersion(outDir, files, each)));
  problems.push(...(await checkOrdinaryPage()), ...checkHome(outDir));
  for (const problem of problems) console.error(problem);
  const count = checked.reduce((sum, {queries}) => sum + queries.length, 0);
  console.log(`用 ${count} 个查询检查了搜索，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
