import {openRecorded, quantile, requestOf, sumOf} from 'docusaurus-search-zh/node/benchmark';
import type {IndexFiles} from 'docusaurus-search-zh/node/buildIndex';

export type QueryCost = {
  query: string;
  /** Bytes and files that a browser without cache loads, except for the worker's code. */
  firstBytes: number;
  firstFiles: number;
  /** Milliseconds to answer when the files are loaded. */
  warmMs: number;
};

const WARM_ROUNDS = 5;

async function measureQuery(files: IndexFiles, sizes: Map<string, number>, query: string): Promise<QueryCost> {
  const {engine, fetched} = openRecorded(files, sizes);
  await engine.search(requestOf(query));
  const times: number[] = [];
  for (let round = 1; round <= WARM_ROUNDS; round += 1) {
    const start = performance.now();
    await engine.search(requestOf(query, round));
    times.push(performance.now() - start);
  }
  const firstBytes = sumOf(fetched, sizes);
  return {query, firstBytes, firstFiles: fetched.size, warmMs: quantile(times, 0.5)};
}

/** Measures each query as the first one of a visit. */
export async function measureQueries(files: IndexFiles, queries: readonly string[]): Promise<QueryCost[]> {
  const sizes = new Map<string, number>();
  const costs: QueryCost[] = [];
  for (const query of queries) costs.push(await measureQuery(files, sizes, query));
  return costs;
}
