import path from 'node:path';
import {firstQueryBytes, quantile} from 'docusaurus-search-zh/node/benchmark';
import {
  evaluateQuery,
  groupByKind,
  openIndexFolder,
  type QueryOutcome,
  readIndexFolder,
  readQueries,
  type Scores,
  scoreOutcomes,
} from 'docusaurus-search-zh/node/evaluate';
import {findVersion, readRootVersion, readVersions} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {manifestOf} from '../../plugins/search/node/versionIndex';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {requireFiles} from '../command/requireFiles';
import {type Main, runEntry} from '../command/runEntry';

const USAGE = `用法：npm run search:eval -- [--version <版本>] <查询文件.jsonl> [索引文件夹，默认 build/search] [站点基础路径，默认 /]

量出搜索把正确的页面排在第几位。字节数是 Brotli，不含代码。查询文件每行一个 JSON 对象，含 q、kind、best，见 search/queries/queries-1.5.jsonl；
best 是版本里的路径，不带 /1.5。--version 默认是网站根地址的那个。

退出码：0 成功；2 用法有误，或者没有构建`;
const ROOT = path.join(__dirname, '../..');
const MISS_DEPTH = 5;

const percent = (share: number) => share.toFixed(3);

function printScores(name: string, {count, recall, mrr}: Scores, cost = ''): void {
  console.log(`${name.padEnd(14)} ${String(count).padStart(4)}   recall@5 ${percent(recall)}   MRR@10 ${percent(mrr)}   ${cost}`.trimEnd());
}

function printMiss({query, routes, rank}: QueryOutcome): void {
  console.log(`  [${query.kind}] ${query.q}`);
  console.log(`    应为 ${query.best.join(' | ')}（${rank > 0 ? `第 ${rank} 位` : '没有'}）`);
  console.log(`    得到 ${routes.slice(0, MISS_DEPTH).join(' ') || '（没有结果）'}`);
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Measures how well queries find their pages. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {version: 'string'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [file, folder = path.join(ROOT, 'build/search'), baseUrl = '/', ...rest] = positionals;
  refusePositionals(rest);
  if (!file) throw new InputError(`缺少查询文件\n${USAGE}`);
  const version = values.version === undefined ? readRootVersion() : findVersion(readVersions(), values.version);
  const manifest = manifestOf(version);
  requireFiles(folder, [manifest]);
  const engine = openIndexFolder(path.resolve(folder), manifest);
  const outcomes: QueryOutcome[] = [];
  const queries = readQueries(file);
  const site = baseUrl.replace(/\/$/, '');
  for (const query of queries) outcomes.push(await evaluateQuery(engine, query, site + version.base));
  const bytes = await firstQueryBytes(
    readIndexFolder(path.resolve(folder)),
    queries.map(({q}) => q),
    manifest,
  );
  printScores(
    '全部',
    scoreOutcomes(outcomes),
    `首次查询取 ${kilobytes(quantile(bytes, 0.5))}（中位），最多 ${kilobytes(Math.max(...bytes))}`,
  );
  for (const [kind, group] of groupByKind(outcomes)) printScores(kind, scoreOutcomes(group));
  const misses = outcomes.filter(({rank}) => rank === 0 || rank > MISS_DEPTH);
  console.log(`\n前 ${MISS_DEPTH} 位之外的查询：${misses.length}`);
  misses.forEach(printMiss);
  return 0;
};

runEntry(__filename, main);
