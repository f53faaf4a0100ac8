import {findResults, hashOf, type KeptBy, resultFileOf} from './resultFile';

/**
 * What a function found out in an earlier build, or else finds out now. The input must survive being written as JSON, the output
 * being copied between threads; what else the function reads stands among the sources.
 */
export async function keepResult<Output>(task: KeptBy, input: unknown, compute: () => Promise<Output>): Promise<Output> {
  const key = hashOf(JSON.stringify(input));
  const results = await findResults(resultFileOf(task), new Map([[key, input]]), async () => [await compute()]);
  return results.get(key) as Output;
}
