import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliSize} from 'docusaurus-search-zh/node/benchmark';
import {
  type EvaluationQuery,
  evaluateQuery,
  groupByKind,
  openIndexFolder,
  type QueryOutcome,
  scoreOutcomes,
} from 'docusaurus-search-zh/node/evaluate';
import {MANIFEST_FILE, type PagePart, partFile, type SearchManifest} from 'docusaurus-search-zh/shared/indexFormat';
import {build} from 'esbuild';
import {InputError} from '../../lib/input/inputError';

/** Limits that the search on the built site must meet. */
export const BOUNDS = {
  recall: 0.95,
  mrr: 0.85,
  recallOfKind: 0.8,
  /** Share of the public queries whose answer is on one of the first three pages. */
  answered: 55 / 60,
  /** Bytes of a first query, including the worker's code but not the modal. */
  firstQuery: 110_000,
  /** Bytes of search code on a page without a search: the dialog with its field, and the shortcuts; its texts are data. */
  ordinaryPage: 3950,
} as const;

const TITLE_DEPTH = 5;
const ANSWER_DEPTH = 3;
const PLUGIN = path.join(__dirname, '../../packages/docusaurus-search-zh');

/** Search modules that every page loads. */
const ON_EVERY_PAGE = ['theme/SearchBar/index.tsx', 'theme/SearchHelp/index.tsx', 'theme/Root/index.tsx'];

/** Checks relevance against the limits, in total and by kind. */
export function checkRelevance(outcomes: readonly QueryOutcome[]): string[] {
  const all = scoreOutcomes(outcomes);
  const problems: string[] = [];
  if (all.recall < BOUNDS.recall) problems.push(`recall@5 是 ${all.recall.toFixed(3)}，应不低于 ${BOUNDS.recall}`);
  if (all.mrr < BOUNDS.mrr) problems.push(`MRR@10 是 ${all.mrr.toFixed(3)}，应不低于 ${BOUNDS.mrr}`);
  for (const [kind, group] of groupByKind(outcomes)) {
    const {recall} = scoreOutcomes(group);
    if (recall < BOUNDS.recallOfKind) problems.push(`${kind} 类查询的 recall@5 是 ${recall.toFixed(3)}，应不低于 ${BOUNDS.recallOfKind}`);
  }
  const questions = outcomes.filter(({query}) => query.kind === 'question');
  const answered = questions.filter(({rank}) => rank > 0 && rank <= ANSWER_DEPTH).length / questions.length;
  if (questions.length > 0 && answered < BOUNDS.answered) {
    problems.push(`公开的问题有 ${answered.toFixed(3)} 在前 ${ANSWER_DEPTH} 页里有答案，应不低于 ${BOUNDS.answered.toFixed(3)}`);
  }
  return problems;
}

/** Checks the bytes of first queries, including the worker's code, against the limit. */
export const checkFirstBytes = (costs: readonly {query: string; bytes: number}[]): string[] =>
  costs
    .filter(({bytes}) => bytes > BOUNDS.firstQuery)
    .map(({query, bytes}) => `首次查询“${query}”要取 ${bytes} 字节，应不超过 ${BOUNDS.firstQuery}`);

function titlesOf(folder: string, name: string): {title: string; url: string}[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SearchManifest;
  const pages = Math.max(0, ...manifest.facets.map(({to}) => to));
  return Array.from({length: pages}, (_, page) => {
    const file = path.join(folder, manifest.version, partFile(page, 0));
    const {title, url} = JSON.parse(readFileSync(file, 'utf8')) as PagePart;
    return {title, url};
  });
}

/** Each title must find its page; for a title of several pages, one of them. */
export async function checkTitles(folder: string, manifest = MANIFEST_FILE): Promise<string[]> {
  const engine = openIndexFolder(folder, manifest);
  const titles = titlesOf(folder, manifest);
  const problems: string[] = [];
  for (const {title} of titles) {
    const best = titles.filter((other) => other.title === title).map(({url}) => url);
    const query: EvaluationQuery = {q: title, kind: 'title', best};
    const {rank} = await evaluateQuery(engine, query, '');
    if (rank === 0 || rank > TITLE_DEPTH) problems.push(`标题“${title}”找不到它的页面 ${best.join('、')}`);
  }
  return problems;
}

/** Bytes of the worker's code: the chunk that is named after the worker. */
export function workerBytes(outDir: string): number {
  const folder = path.join(outDir, 'assets/js');
  const chunks = readdirSync(folder).filter((file) => /^search\.[0-9a-f]+\.js$/.test(file));
  if (chunks.length === 0) throw new InputError(`[search-zh] ${folder} 里没有搜索 Worker 的代码 search.*.js`);
  return chunks.reduce((sum, file) => sum + brotliSize(readFileSync(path.join(folder, file))), 0);
}

/** Compressed bytes of the search modules that every page loads, without libraries and lazy parts. */
export async function ordinaryPageBytes(): Promise<number> {
  // Uses each module as a whole; otherwise the bundler would remove unused exports.
  const contents = ON_EVERY_PAGE.map((file, i) => `import * as part${i} from './${file}'; globalThis.part${i} = part${i};`).join('\n');
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: PLUGIN},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    external: ['react', 'react-dom', 'react/*', '@docusaurus/*', '@generated/*', '@theme/*', '*/modal/SearchModal'],
  });
  return outputFiles.reduce((sum, {contents}) => sum + brotliSize(Buffer.from(contents)), 0);
}
