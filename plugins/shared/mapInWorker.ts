import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestSources} from './digestSources';
import {startWorker, type WorkerTask} from './startWorker';

const ROOT = path.join(__dirname, '../..');

/** A function of one input, that the same input always gives the same output; both must survive being written as JSON. */
export type PureTask = WorkerTask & {
  /** Folder of its results under `node_modules/.cache`. */
  name: string;
  /** Files and folders that it is made of or reads: a change there makes it forget its results. */
  sources: readonly string[];
  /** The site that it works for: each keeps its own results. */
  siteDir: string;
  /** Where results are kept. */
  cacheDir?: string;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

async function runAll(task: PureTask, inputs: readonly unknown[]): Promise<unknown[]> {
  const worker = await startWorker<[unknown], unknown>(task);
  try {
    return await Promise.all(inputs.map((input) => worker.run(input)));
  } finally {
    worker.stop();
  }
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

type Results = ReadonlyMap<string, unknown>;

// Docusaurus evaluates configuration and plugins several times over, each time with modules of its own; what runs belongs to the process.
const RUNNING = Symbol.for('mapInWorker.running');
const memory = globalThis as {[RUNNING]?: Map<string, Promise<Results>>};
memory[RUNNING] ??= new Map();
const running = memory[RUNNING];

/** The results of some inputs, by their keys: those that are kept in a file, and the others computed. */
async function findResults(task: PureTask, file: string, inputs: ReadonlyMap<string, unknown>): Promise<Results> {
  const known = readResults(file);
  const missing = [...inputs].filter(([key]) => !known.has(key));
  const values = missing.map(([, input]) => input);
  const found = values.length > 0 ? await runAll(task, values) : [];
  for (const [i, [key]] of missing.entries()) known.set(key, found[i]);
  const results = new Map([...inputs.keys()].map((key) => [key, known.get(key)]));
  if (missing.length > 0 || results.size < known.size) writeResults(file, `${hashOf(task.siteDir)}-`, results);
  return results;
}

/**
 * Applies a pure function to each input in a worker thread, so that the main thread can go on meanwhile; what an earlier build
 * found out is not computed again, and who asks for what is being computed shares the results.
 *
 * @throws Error with the message of the function's own
 */
export async function mapInWorker<Input, Output>(task: PureTask, inputs: readonly Input[]): Promise<Output[]> {
  const version = digestSources(ROOT, ['plugins/shared', 'package-lock.json', ...task.sources]);
  const folder = task.cacheDir ?? path.join(ROOT, 'node_modules/.cache', task.name);
  const file = path.join(folder, `${hashOf(task.siteDir)}-${version}.json`);
  const keys = inputs.map((input) => hashOf(JSON.stringify(input)));
  const run = [file, ...keys].join('\n');
  if (!running.has(run)) {
    const results = findResults(task, file, new Map(keys.map((key, i) => [key, inputs[i]])));
    running.set(
      run,
      results.finally(() => running.delete(run)),
    );
  }
  const results = await (running.get(run) as Promise<Results>);
  return keys.map((key) => results.get(key) as Output);
}
