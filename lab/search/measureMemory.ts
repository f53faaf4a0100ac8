import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {openRecorded, requestOf} from 'docusaurus-search-zh/node/benchmark';
import type {IndexFiles} from 'docusaurus-search-zh/node/buildIndex';

/** Bytes on the heap, without garbage. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/**
 * Measures what an engine keeps in memory, in the engine of Chrome: parsed files and answers.
 *
 * @returns bytes after the first query, and after all
 */
export async function measureMemory(files: IndexFiles, queries: readonly string[]): Promise<{first: number; all: number}> {
  const {engine} = openRecorded(files, new Map());
  const before = heapBytes();
  const [start, ...rest] = queries;
  if (start !== undefined) await engine.search(requestOf(start));
  const first = heapBytes() - before;
  for (const query of rest) await engine.search(requestOf(query));
  const all = heapBytes() - before;
  // The engine is alive until here.
  await engine.version();
  return {first, all};
}
