import {readdirSync} from 'node:fs';
import path from 'node:path';
import {quantile} from 'docusaurus-search-zh/node/benchmark';
import {buildSearchIndex} from 'docusaurus-search-zh/node/buildIndex';
import {type EvaluationQuery, readQueries, scoreOutcomes} from 'docusaurus-search-zh/node/evaluate';
import {extractPages, versionOfRoute} from 'docusaurus-search-zh/node/extractPages';
import type {SearchPage} from 'docusaurus-search-zh/types';
import {readBuiltPage} from '../../lib/build/builtPage';
import {type DocsVersion, findVersion, readRootVersion, readVersions, readWrittenVersions} from '../../lib/content/versions';
import {readSynonyms} from '../../plugins/search/node/readSynonyms';
import {versionPaths} from '../../plugins/search/node/versionIndex';
import {localSearchOptions} from '../../site/searchOptions';
import {parseCommandLine, refusePositionals} from '../../tools/command/commandLine';
import {requireFiles} from '../../tools/command/requireFiles';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {workerBytes} from '../../tools/search/checkBuilt';
import {readRecords} from '../../tools/search/readRecords';
import {evaluateBaseline} from './baseline';
import {measureInBrowser} from './measureInBrowser';
import {measureMemory} from './measureMemory';
import {measureQueries} from './measureQueries';
import {multiplyPages} from './multiplyPages';

const SIZES = [1, 15];
const USAGE = `用法：npm run search:bench -- [--browser | --minisearch [--version <版本>]] [构建结果的文件夹] [查询文件.jsonl]

量构建出来的站点的搜索：1、15 倍站点的首次查询字节数、耗时和内存；--browser 改为在 Chromium 里量每次按键的耗时（端口 3290，可用 BENCH_PORT 换）；--minisearch 改为用 MiniSearch 作对照，切词、停用词、同义词、说法和拼音相同，看它把正确的页面排在第几位（--version 默认是网站根地址的那个）。先运行 npm run build。

退出码：0 成功；2 用法有误，或者没有构建`;
const ROOT = path.join(__dirname, '../..');

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

const summary = (times: readonly number[]) =>
  `${times.length} 次，中位 ${milliseconds(quantile(times, 0.5))}，p95 ${milliseconds(quantile(times, 0.95))}，最大 ${milliseconds(Math.max(...times))}`;

async function benchBrowser(outDir: string, queries: readonly string[]): Promise<void> {
  const {workerMs, roundTripMs, paintedMs} = await measureInBrowser(outDir, queries);
  console.log('Chromium、生产构建、热索引、不限速：');
  console.log(`  按键 → 结果（Worker 内）：${summary(workerMs)}`);
  console.log(`  按键 → 结果（含两次消息）：${summary(roundTripMs)}`);
  console.log(`  按键 → 画出结果：${summary(paintedMs)}`);
}

/** Pages of the root version of the built site; aliases are only in the records. */
function readBuiltPages(outDir: string): SearchPage[] {
  const records = new Map(readRecords().map((record) => [record.id, record]));
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html') && file !== '404.html');
  const built = files.map((file) => readBuiltPage(outDir, file));
  const versions = readWrittenVersions();
  const {scopes, skippedSections} = localSearchOptions();
  const pages = extractPages({
    pages: built,
    baseUrl: '/',
    trailingSlash: false,
    scopes,
    skippedSections,
    versions: versionPaths(versions),
  });
  const own = pages.filter(({route}) => versionOfRoute(route, versions) === versions[0]);
  return own.map((page) => ({...page, records: page.records.map((record) => records.get(record.id) ?? record)}));
}

async function benchSizes(outDir: string, queries: readonly string[]): Promise<void> {
  const pages = readBuiltPages(outDir);
  const synonyms = readSynonyms(ROOT);
  const {scopes, startPages} = localSearchOptions();
  const worker = workerBytes(outDir);
  console.log(`${pages.length} 页，${queries.length} 个查询；Worker 代码 ${kilobytes(worker)}（Brotli）`);
  for (const times of SIZES) {
    const start = performance.now();
    const files = buildSearchIndex({pages: multiplyPages(pages, times), synonyms, scopes, startUrls: startPages.map(({to}) => to)});
    const buildMs = performance.now() - start;
    const costs = await measureQueries(files, queries);
    const memory = await measureMemory(files, queries);
    const bytes = costs.map(({firstBytes}) => firstBytes + worker);
    const answers = costs.map(({warmMs}) => warmMs);
    const total = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    console.log(
      `\n${times}×：${pages.length * times} 页，索引共 ${kilobytes(total)}，${files.size} 个文件，${(buildMs / 1000).toFixed(1)} 秒建好`,
    );
    console.log(
      `  首次查询（含 Worker 代码）：中位 ${kilobytes(quantile(bytes, 0.5))}，p95 ${kilobytes(quantile(bytes, 0.95))}，最大 ${kilobytes(Math.max(...bytes))}`,
    );
    console.log(
      `  文件数：中位 ${quantile(
        costs.map(({firstFiles}) => firstFiles),
        0.5,
      )}`,
    );
    console.log(
      `  热查询耗时：中位 ${milliseconds(quantile(answers, 0.5))}，p95 ${milliseconds(quantile(answers, 0.95))}，最大 ${milliseconds(Math.max(...answers))}`,
    );
    console.log(`  内存：一个查询以后 ${kilobytes(memory.first)}，${queries.length} 个以后 ${kilobytes(memory.all)}`);
    const worst = [...costs].sort((a, b) => b.firstBytes - a.firstBytes).slice(0, 3);
    console.log(`  最贵的查询：${worst.map(({query, firstBytes}) => `${query}（${kilobytes(firstBytes + worker)}）`).join('、')}`);
  }
}

function compareMiniSearch(version: DocsVersion, queries: readonly EvaluationQuery[]): void {
  const {outcomes, bytes} = evaluateBaseline(version, queries);
  const {count, recall, mrr} = scoreOutcomes(outcomes);
  console.log(
    `MiniSearch：${count} 个查询，recall@5 ${recall.toFixed(3)}，MRR@10 ${mrr.toFixed(3)}；首次查询取整份索引 ${kilobytes(bytes)}`,
  );
}

/** Measures the cost of queries: for several site sizes, or in a browser; or compares the results with MiniSearch. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {browser: 'boolean', minisearch: 'boolean', version: 'string'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const version = values.version === undefined ? readRootVersion() : findVersion(readVersions(), values.version);
  const known = path.join(ROOT, `search/queries/queries-${version.label}.jsonl`);
  const [outDir = path.join(ROOT, 'build'), file = known, ...rest] = positionals;
  refusePositionals(rest);
  requireFiles(outDir, ['index.html', 'search']);
  const queries = readQueries(file);
  if (values.minisearch) compareMiniSearch(version, queries);
  else
    await (values.browser ? benchBrowser : benchSizes)(
      outDir,
      queries.map(({q}) => q),
    );
  return 0;
};

runEntry(__filename, main);
