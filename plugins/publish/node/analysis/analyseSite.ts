import {availableParallelism} from 'node:os';
import path from 'node:path';
import {type BuiltPage, readBuiltPage} from '../../../../lib/build/builtPage';
import {codeHash} from '../../../../lib/build/codeHash';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {must} from '../../../../lib/input/must';
import {readBuiltPages} from '../pages/readSite';
import {type AnalysisTask, analysePage, type PageResults} from './analysePages';

/** Same value as for rendering in Docusaurus: with fewer pages, a thread costs more time than it saves. */
const PAGES_PER_THREAD = 100;
/** Small, so that no thread still has much to do when the others are finished. */
const PAGES_PER_TASK = 16;

const ANALYSE_PAGES = path.join(__dirname, 'analysePages.ts');
const WORKER = path.join(__dirname, 'worker.cjs');

type PageSource = Pick<BuiltPage, 'file' | 'digest'>;
/** Data about a page before the steps process it. */
export type AnalysedPage = {digest: string; results: PageResults};

const inTasks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({length: Math.ceil(items.length / PAGES_PER_TASK)}, (_none, index) =>
    items.slice(index * PAGES_PER_TASK, (index + 1) * PAGES_PER_TASK),
  );

async function analyseInThreads(threads: number, task: AnalysisTask): Promise<PageResults[]> {
  const {default: Tinypool} = await import('tinypool');
  const pool = new Tinypool({filename: WORKER, runtime: 'worker_threads', minThreads: threads, maxThreads: threads});
  try {
    const parts = await Promise.all(inTasks(task.files).map((files) => pool.run({...task, files}) as Promise<PageResults[]>));
    return parts.flat();
  } finally {
    await pool.destroy();
  }
}

/**
 * Runs the analyses of all steps on the pages that changed since the last build, and takes the other results from the cache.
 *
 * @param maxThreads by default, the number of threads that the machine can run at once
 * @returns results by page file
 */
export async function analyseSite(
  site: BuiltSite,
  steps: readonly PublishStep[],
  maxThreads = availableParallelism(),
): Promise<Map<string, AnalysedPage>> {
  const {outDir, cache} = site;
  const analyses = steps.flatMap(({name, analysis}) => (analysis ? [{name, ...analysis(site)}] : []));
  const settings = analyses.map(({name, settings}) => [name, settings]);
  const code = codeHash([ANALYSE_PAGES, ...analyses.map(({file}) => file)]);
  const sourceOf = ({digest}: PageSource) => ['analyses', code, digest, settings];
  const found = new Map<string, AnalysedPage>();
  const missing: PageSource[] = [];
  for (const {file, digest} of readBuiltPages(site)) {
    const results = cache.find<PageResults>(sourceOf({file, digest}));
    if (results) found.set(file, {digest, results});
    else missing.push({file, digest});
  }
  const threads = Math.min(maxThreads, Math.ceil(missing.length / PAGES_PER_THREAD));
  const files = missing.map(({file}) => file);
  const results =
    threads > 1
      ? await analyseInThreads(threads, {
          folder: outDir,
          files,
          analyses: analyses.map(({name, file, settings}) => ({name, file, settings})),
        })
      : files.map((file) => analysePage(readBuiltPage(outDir, file), analyses));
  for (const [index, page] of missing.entries()) {
    const own = must(results[index], 'results for each page');
    found.set(page.file, {digest: page.digest, results: cache.keep(sourceOf(page), own)});
  }
  return found;
}
