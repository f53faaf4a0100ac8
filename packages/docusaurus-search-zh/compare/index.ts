import path from 'node:path';
import {type EvaluationQuery, type QueryOutcome, rankOf, readQueries, scoreOutcomes} from '../node/evaluate';
import {type Compared, installEngines, openLunr, openMiniSearch, openOrama, openOwn} from './engines';
import {readTexts} from './readTexts';

const ROOT = path.join(__dirname, '../../..');
const QUERIES = path.join(ROOT, 'search/queries');

/** Texts in Chinese that anyone has with this repository, and queries whose answers were written down before. */
const CORPORA = [
  {name: 'Langflow 1.13', folder: 'docs', queries: ['queries-1.13', 'unseen-1.13']},
  {name: 'Langflow 1.5', folder: 'versioned_docs/version-1.5', queries: ['queries-1.5', 'unseen-1.5']},
];

async function score({search}: Compared, queries: readonly EvaluationQuery[]) {
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const routes = await search(query.q);
    outcomes.push({query, routes, rank: rankOf(routes, query)});
  }
  return scoreOutcomes(outcomes);
}

/** Compares the search with other engines on the same texts, without any words of readers, and prints a table of Markdown. */
async function compare(): Promise<void> {
  const load = installEngines();
  for (const {name, folder, queries: files} of CORPORA) {
    const pages = readTexts(path.join(ROOT, folder));
    const routes = new Set(pages.map(({url}) => url));
    // Operations of the API are no texts of these folders.
    const queries = files
      .flatMap((file) => readQueries(path.join(QUERIES, `${file}.jsonl`)))
      .filter(({best}) => best.some((url) => routes.has(url)));
    const asked = queries.map(({q}) => q);
    console.log(
      `\n${name}：${pages.length} 页，${queries.length} 个查询\n\n| 引擎 | recall@5 | MRR@10 | 首次查询 |\n| --- | --- | --- | --- |`,
    );
    for (const engine of [openOwn(pages, asked), openMiniSearch(pages, load), await openOrama(pages, load), openLunr(pages, load)]) {
      const {recall, mrr} = await score(engine, queries);
      const bytes = Math.round((await engine.firstBytes()) / 1000);
      console.log(`| ${engine.name} | ${recall.toFixed(3)} | ${mrr.toFixed(3)} | ${bytes} KB |`);
    }
  }
}

compare().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
