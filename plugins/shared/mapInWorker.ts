import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import {digestSources} from './digestSources';

const ROOT = path.join(__dirname, '../..');
const YOUNG_GENERATION_MB = 64;

/** A function of one input, that the same input always gives the same output; both must survive being written as JSON. */
export type PureTask = {
  /** Folder of its results under `node_modules/.cache`. */
  name: string;
  /** Absolute path of its module. */
  module: string;
  /** Name under which the module exports it. */
  fn: string;
  /** Files and folders that it is made of or reads: a change there makes it forget its results. */
  sources: readonly string[];
  /** The site that it works for: each keeps its own results. */
  siteDir: string;
  /** Where results are kept. */
  cacheDir?: string;
};

type Answer = {outputs: unknown[]} | {problem: string};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** A module and what it imports of the site's own, as one text of JavaScript; packages stay where they are. */
async function bundle(module: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function runWorker({module, fn}: PureTask, inputs: readonly unknown[]): Promise<unknown[]> {
  const code = await bundle(module);
  const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
    workerData: {module, code, fn, inputs},
    // Most of what the functions make is short-lived: the default of 16 MB would be cleared dozens of times.
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: Answer) => {
      if ('problem' in answer) reject(new Error(answer.problem));
      else resolve(answer.outputs);
      void worker.terminate();
    });
    worker.once('error', reject);
  });
}

function readResults(file: string): Map<string, unknown> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>));
  } catch {
    // A file that was cut short by a stopped build is as good as none.
    return new Map();
  }
}

/** Keeps the results of this build and forgets those of earlier states of the code. */
function writeResults(file: string, prefix: string, results: ReadonlyMap<string, unknown>): void {
  const folder = path.dirname(file);
  mkdirSync(folder, {recursive: true});
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(results)));
  renameSync(`${file}.${process.pid}`, file);
  for (const other of readdirSync(folder)) {
    if (other.startsWith(prefix) && other !== path.basename(file)) rmSync(path.join(folder, other), {force: true});
  }
}

/**
 * Applies a pure function to each input in a worker thread, so that the main thread can go on meanwhile; what an earlier build
 * found out is not computed again.
 *
 * @throws Error with the message of the function's own
 */
export async function mapInWorker<Input, Output>(task: PureTask, inputs: readonly Input[]): Promise<Output[]> {
  const prefix = `${hashOf(task.siteDir)}-`;
  const version = digestSources(ROOT, ['plugins/shared', 'package-lock.json', ...task.sources]);
  const file = path.join(task.cacheDir ?? path.join(ROOT, 'node_modules/.cache', task.name), `${prefix}${version}.json`);
  const known = readResults(file);
  const keys = inputs.map((input) => hashOf(JSON.stringify(input)));
  const missing = new Map(keys.map((key, i) => [key, inputs[i]] as const).filter(([key]) => !known.has(key)));
  const found = missing.size > 0 ? await runWorker(task, [...missing.values()]) : [];
  for (const [i, key] of [...missing.keys()].entries()) known.set(key, found[i]);
  const results = new Map(keys.map((key) => [key, known.get(key)]));
  if (missing.size > 0 || results.size < known.size) writeResults(file, prefix, results);
  return keys.map((key) => results.get(key) as Output);
}
