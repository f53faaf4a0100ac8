import {availableParallelism} from 'node:os';
import path from 'node:path';
import {type BuiltPage, readBuiltPage} from '../../../../lib/build/builtPage';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {readPages} from '../pages/readSite';
import {type AnalysisTask, analysePage, type PageResults} from './analysePages';

/** As for rendering in Docusaurus: with fewer pages a thread costs more than it gives. */
const PAGES_PER_THREAD = 100;
/** Small enough that no thread is left with a long rest. */
const PAGES_PER_TASK = 16;

const WORKER = path.join(__dirname, 'worker.cjs');

type PageSource = Pick<BuiltPage, 'file' | 'digest'>;
/** What is known of a page before the steps see it. */
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
 * Runs the analyses of all steps on the pages that are not as they were in the last build.
 *
 * @param maxThreads more than the machine has cores are never started
 * @returns by the file of the page
 */
export async function analyseSite(
  site: BuiltSite,
  steps: readonly PublishStep[],
  maxThreads = availableParallelism(),
): Promise<Map<string, AnalysedPage>> {
  const {outDir, cache} = site;
  const analyses = steps.flatMap(({name, analysis}) => (analysis ? [{name, ...analysis(site)}] : []));
  const settings = analyses.map(({name, settings}) => [name, settings]);
  const sourceOf = ({digest}: PageSource) => ['analyses', digest, settings];
  const found = new Map<string, AnalysedPage>();
  const missing: PageSource[] = [];
  for (const {file, digest} of readPages(site)) {
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
    const own = results[index] as PageResults;
    found.set(page.file, {digest: page.digest, results: cache.keep(sourceOf(page), own)});
  }
  return found;
}
