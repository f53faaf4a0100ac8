import {measureQueries, multiplyPages, quantile} from '../../plugins/search-zh/node/benchmark';
import {buildIndex} from '../../plugins/search-zh/node/buildIndex';
import {workerBytes} from '../../plugins/search-zh/node/checkBuilt';
import {readQueries} from '../../plugins/search-zh/node/evaluate';
import {loadPages} from '../../plugins/search-zh/node/loadPages';
import {buildSynonyms, readGlossary, readOwnSynonyms} from '../../plugins/search-zh/node/synonyms';
import {DEFAULT_OPTIONS} from '../../plugins/search-zh/options';
import {requireFiles} from '../lib/requireFiles';
import {type Main, runEntry} from '../lib/runEntry';
import {parseCommandLine, refusePositionals} from '../lib/sync/commandLine';

const SIZES = [1, 10, 40];
const QUERIES = 'plugins/search-zh/__fixtures__/queries.jsonl';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

const USAGE = `用法：npm run search:bench -- [构建结果，默认 build] [查询文件.jsonl]

量出站点是现在的 1、10、40 倍大时，一次查询要下载多少、要等多久。先运行 npm run build。

退出码：0 成功；2 用法有误，或者没有构建`;

/** Measures what queries cost at several sizes of the site. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [outDir = 'build', file = QUERIES, ...rest] = positionals;
  refusePositionals(rest);
  requireFiles(outDir, ['index.html', 'search']);
  const pages = loadPages({outDir, baseUrl: '/', trailingSlash: false, apiRoute: DEFAULT_OPTIONS.apiRoute});
  const synonyms = buildSynonyms(readGlossary(DEFAULT_OPTIONS.glossary), readOwnSynonyms('plugins/search-zh/synonyms.yml'));
  const queries = readQueries(file).map(({q}) => q);
  const worker = workerBytes(outDir);
  console.log(`${pages.length} 页，${queries.length} 个查询；Worker 代码 ${kilobytes(worker)}（Brotli）`);
  for (const times of SIZES) {
    const files = buildIndex({pages: multiplyPages(pages, times), synonyms, startUrls: DEFAULT_OPTIONS.startRoutes});
    const costs = await measureQueries(files, queries);
    const bytes = costs.map(({firstBytes}) => firstBytes + worker);
    const answers = costs.map(({warmMs}) => warmMs);
    const total = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    console.log(`\n${times}×：${pages.length * times} 页，索引共 ${kilobytes(total)}，${files.size} 个文件`);
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
    const worst = [...costs].sort((a, b) => b.firstBytes - a.firstBytes).slice(0, 3);
    console.log(`  最贵的查询：${worst.map(({query, firstBytes}) => `${query}（${kilobytes(firstBytes + worker)}）`).join('、')}`);
  }
  return 0;
};

runEntry(__filename, main);
