import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {digestSources} from './digestSources';
import {writeWhole} from './writeWhole';

const ROOT = path.join(__dirname, '../..');

/** What results are of, and where they are kept. */
export type KeptBy = {
  /** Folder of its results under `node_modules/.cache`. */
  name: string;
  /** Files and folders that the results are made by or from: a change there makes all of them be forgotten. */
  sources: readonly string[];
  /** The site that they are for: each keeps its own results. */
  siteDir: string;
  /** Where results are kept. */
  cacheDir?: string;
};

/** A short digest of a text, as a key. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The file of some results; it has another name for each state of the sources. */
export function resultFileOf({name, sources, siteDir, cacheDir}: KeptBy): string {
  const version = digestSources(ROOT, ['plugins/shared', 'package-lock.json', ...sources]);
  return path.join(cacheDir ?? path.join(ROOT, 'node_modules/.cache', name), `${hashOf(siteDir)}-${version}.bin`);
}

/** Results by their keys; a file that was cut short by a stopped build is as good as none. */
function readResults<Output>(file: string): Map<string, Output> {
  if (!existsSync(file)) return new Map();
  try {
    const results: unknown = deserialize(readFileSync(file));
    return results instanceof Map ? results : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps the results of this build and forgets those of earlier states of the sources. */
function writeResults(file: string, results: ReadonlyMap<string, unknown>): void {
  const folder = path.dirname(file);
  const name = path.basename(file);
  writeWhole(file, serialize(results));
  for (const other of readdirSync(folder)) {
    if (other.startsWith(name.slice(0, name.indexOf('-') + 1)) && other !== name) rmSync(path.join(folder, other), {force: true});
  }
}

/**
 * The results of some inputs, by their keys: those that are kept in a file, and the others computed. Results must survive being
 * copied between threads.
 */
export async function findResults<Input, Output>(
  file: string,
  inputs: ReadonlyMap<string, Input>,
  compute: (missing: readonly Input[]) => Promise<readonly Output[]>,
): Promise<ReadonlyMap<string, Output>> {
  const known = readResults<Output>(file);
  const missing = [...inputs].filter(([key]) => !known.has(key));
  const found = missing.length > 0 ? await compute(missing.map(([, input]) => input)) : [];
  for (const [i, [key]] of missing.entries()) known.set(key, found[i] as Output);
  const results = new Map([...inputs.keys()].map((key) => [key, known.get(key) as Output]));
  if (missing.length > 0 || results.size < known.size) writeResults(file, results);
  return results;
}
