import path from 'node:path';
import {
  evaluateQuery,
  groupByKind,
  openIndexFolder,
  type QueryOutcome,
  readQueries,
  type Scores,
  scoreOutcomes,
} from '../../plugins/search-zh/node/evaluate';

const USAGE = '用法：npm run search:eval -- <查询文件.jsonl> [索引文件夹，默认 build/search] [站点基础路径，默认 /]';
const MISS_DEPTH = 5;

const percent = (share: number) => share.toFixed(3);

function printScores(name: string, {count, recall, mrr}: Scores): void {
  console.log(`${name.padEnd(14)} ${String(count).padStart(4)}   recall@5 ${percent(recall)}   MRR@10 ${percent(mrr)}`);
}

function printMiss({query, routes, rank}: QueryOutcome): void {
  console.log(`  [${query.kind}] ${query.q}`);
  console.log(`    应为 ${query.best.join(' | ')}（${rank > 0 ? `第 ${rank} 位` : '没有'}）`);
  console.log(`    得到 ${routes.slice(0, MISS_DEPTH).join(' ') || '（没有结果）'}`);
}

async function main([file, folder = 'build/search', baseUrl = '/']: string[]): Promise<void> {
  if (!file) throw new Error(USAGE);
  const engine = openIndexFolder(path.resolve(folder));
  const outcomes: QueryOutcome[] = [];
  for (const query of readQueries(file)) outcomes.push(await evaluateQuery(engine, query, baseUrl));
  printScores('全部', scoreOutcomes(outcomes));
  for (const [kind, group] of groupByKind(outcomes)) printScores(kind, scoreOutcomes(group));
  const misses = outcomes.filter(({rank}) => rank === 0 || rank > MISS_DEPTH);
  console.log(`\n前 ${MISS_DEPTH} 位之外的查询：${misses.length}`);
  misses.forEach(printMiss);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
