import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocsVersion, readWrittenVersions} from '../../lib/content/versions';
import {measureQueries} from '../../plugins/search-zh/node/benchmark';
import {BOUNDS, checkRelevance, checkTitles, ordinaryPageBytes, workerBytes} from '../../plugins/search-zh/node/checkBuilt';
import {
  type EvaluationQuery,
  evaluateQuery,
  openIndexFolder,
  type QueryOutcome,
  readIndexFolder,
  readQueries,
} from '../../plugins/search-zh/node/evaluate';
import {MANIFEST_FILE, manifestFile} from '../../plugins/search-zh/shared/indexFormat';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {requireFiles} from '../command/requireFiles';
import {type Main, runEntry} from '../command/runEntry';

const USAGE = `用法：npm run check:search -- [文件夹]

检查构建出来的站点（默认 build/）的搜索：自备查询的命中率、每个标题能否找到它的页面、首次查询和普通页面的字节数。先运行 npm run build。`;
const ROOT = path.join(__dirname, '../..');
const QUERIES = path.join(ROOT, 'plugins/search-zh/__fixtures__');

async function checkBytes(outDir: string, queries: readonly string[]): Promise<string[]> {
  const worker = workerBytes(outDir);
  const costs = await measureQueries(readIndexFolder(path.join(outDir, 'search')), queries);
  const problems = costs
    .filter(({firstBytes}) => firstBytes + worker > BOUNDS.firstQuery)
    .map(({query, firstBytes}) => `首次查询“${query}”要取 ${firstBytes + worker} 字节，应不超过 ${BOUNDS.firstQuery}`);
  const ordinary = await ordinaryPageBytes();
  if (ordinary > BOUNDS.ordinaryPage) problems.push(`普通页面要取 ${ordinary} 字节的搜索代码，应不超过 ${BOUNDS.ordinaryPage}`);
  const most = Math.max(...costs.map(({firstBytes}) => firstBytes + worker));
  console.log(`首次查询最多 ${most} 字节（其中 Worker 代码 ${worker}）；普通页面 ${ordinary} 字节`);
  return problems;
}

/** Checks the index of each docs version. */
async function checkAllTitles(folder: string): Promise<string[]> {
  const manifests = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return (await Promise.all(manifests.map((manifest) => checkTitles(folder, manifest)))).flat();
}

/** Queries used for tuning the ranking, and where they exist, independent queries and queries of real users. */
const readVersionQueries = ({label}: DocsVersion) =>
  [`queries-${label}`, `unseen-${label}`, `questions-${label}`]
    .map((name) => path.join(QUERIES, `${name}.jsonl`))
    .filter((file, index) => index === 0 || existsSync(file))
    .flatMap(readQueries);

async function evaluateVersion(folder: string, version: DocsVersion, queries: readonly EvaluationQuery[]): Promise<string[]> {
  const engine = openIndexFolder(folder, manifestFile(version.base ? version.label : undefined));
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) outcomes.push(await evaluateQuery(engine, query, version.base || '/'));
  return checkRelevance(outcomes).map((problem) => `${version.label}：${problem}`);
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
  requireFiles(outDir, ['index.html', `search/${MANIFEST_FILE}`]);
  const folder = path.join(outDir, 'search');
  const versions = readWrittenVersions().map((version) => ({version, queries: readVersionQueries(version)}));
  const queries = versions.flatMap((each) => each.queries);
  const relevance = await Promise.all(versions.map((each) => evaluateVersion(folder, each.version, each.queries)));
  const problems = [
    ...relevance.flat(),
    ...(await checkAllTitles(folder)),
    ...(await checkBytes(
      outDir,
      queries.map(({q}) => q),
    )),
  ];
  const home = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const dialogs = home.match(/<dialog id="?search-dialog[\s\S]*?<\/dialog>/g) ?? [];
  if (dialogs.length !== 1) problems.push(`首页的 HTML 里应有一个搜索对话框 #search-dialog，有 ${dialogs.length} 个`);
  if (/listbox|search-zh-/.test(dialogs.join(''))) problems.push('首页的 HTML 里已有搜索结果的内容，应在打开时才取');
  for (const problem of problems) console.error(problem);
  console.log(`用 ${queries.length} 个查询检查了搜索，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
