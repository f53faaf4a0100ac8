import {measureQueries, multiplyPages, quantile} from '../../plugins/search-zh/node/benchmark';
import {buildIndex} from '../../plugins/search-zh/node/buildIndex';
import {workerBytes} from '../../plugins/search-zh/node/checkBuilt';
import {readQueries} from '../../plugins/search-zh/node/evaluate';
import {loadPages} from '../../plugins/search-zh/node/loadPages';
import {buildSynonyms, readGlossary, readOwnSynonyms} from '../../plugins/search-zh/node/synonyms';
import {DEFAULT_OPTIONS} from '../../plugins/search-zh/options';

const SIZES = [1, 10, 40];
const QUERIES = 'plugins/search-zh/__fixtures__/queries.jsonl';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

async function main([outDir = 'build', file = QUERIES]: string[]): Promise<void> {
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
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
