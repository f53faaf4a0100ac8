import path from 'node:path';
import type {TextPage} from '../builder';
import {type EvaluationQuery, type QueryOutcome, rankOf, readQueries, scoreOutcomes} from '../node/evaluate';
import {type Compared, openLunr, openMiniSearch, openOrama, openOwn} from './engines';
import {fetchAntDesign, installEngines} from './packages';
import {openPagefind} from './pagefind';
import {readAntDesign, readTexts} from './readTexts';

const ROOT = path.join(__dirname, '../../..');

/** Texts in Chinese, and queries whose answers were written down before any engine was asked. */
const CORPORA: readonly {name: string; read: () => TextPage[]; queries: string[]}[] = [
  {
    name: 'Langflow 1.13，本仓库的 docs/',
    read: () => readTexts(path.join(ROOT, 'docs')),
    queries: ['queries-1.13', 'unseen-1.13'].map((file) => path.join(ROOT, 'search/queries', `${file}.jsonl`)),
  },
  {
    name: 'Ant Design 6 的组件，npm 上的 @jzone-mcp/antd-components-mcp',
    read: () => readAntDesign(fetchAntDesign()),
    queries: [path.join(__dirname, 'queries/ant-design.jsonl')],
  },
];

async function score({search}: Compared, queries: readonly EvaluationQuery[]) {
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const routes = await search(query.q);
    outcomes.push({query, routes, rank: rankOf(routes, query)});
  }
  return scoreOutcomes(outcomes);
}

/** Prints the scores of all engines on the pages as a table of Markdown. */
async function compareOn(pages: readonly TextPage[], queries: readonly EvaluationQuery[], load: NodeJS.Require): Promise<void> {
  console.log('| 引擎 | recall@5 | MRR@10 | 首次查询 |\n| --- | --- | --- | --- |');
  const asked = queries.map(({q}) => q);
  const opened = [
    () => openOwn(pages, asked),
    () => openMiniSearch(pages, load),
    () => openOrama(pages, load),
    () => openLunr(pages, load),
    () => openPagefind(pages, load),
  ];
  for (const open of opened) {
    const engine = await open();
    const {recall, mrr} = await score(engine, queries);
    const bytes = Math.round((await engine.firstBytes()) / 1000).toLocaleString('en-US');
    console.log(`| ${engine.name} | ${recall.toFixed(3)} | ${mrr.toFixed(3)} | ${bytes} KB |`);
    await engine.close?.();
  }
}

/** Compares the search with other engines on the same texts, without any words of readers. */
async function compare(): Promise<void> {
  const load = installEngines();
  for (const {name, read, queries: files} of CORPORA) {
    const pages = read();
    const routes = new Set(pages.map(({url}) => url));
    // Operations of the API are no texts of these folders.
    const queries = files.flatMap(readQueries).filter(({best}) => best.some((url) => routes.has(url)));
    console.log(`\n${name}：${pages.length} 页，${queries.length} 个查询\n`);
    await compareOn(pages, queries, load);
  }
}

compare().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
