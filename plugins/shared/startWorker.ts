import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import {InputError} from '../../scripts/lib/inputError';

/** Most of what the functions make is short-lived: the default of 16 MB would be cleared dozens of times. */
const YOUNG_GENERATION_MB = 64;

/** A function that is exported by a module; its arguments and its result can be copied between threads. */
export type WorkerTask = {
  /** Absolute path of the module. */
  module: string;
  /** Name under which the module exports it. */
  fn: string;
};

export type StartedWorker<Args extends unknown[], Output> = {
  /** @throws Error with the message of the function's own */
  run: (...args: Args) => Promise<Output>;
  stop: () => void;
};

type Answer = {id: number; output?: unknown; problem?: string; isInputError?: boolean};
type Waiting = {resolve: (output: never) => void; reject: (error: Error) => void};

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

/** Starts a thread that runs a function; it keeps the process alive only while somebody waits for a result. */
export async function startWorker<Args extends unknown[], Output>({module, fn}: WorkerTask): Promise<StartedWorker<Args, Output>> {
  const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
    workerData: {module, fn, code: await bundle(module)},
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const settle = (id: number) => {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    return entry;
  };
  worker.on('message', ({id, output, problem, isInputError}: Answer) => {
    const entry = settle(id);
    if (problem === undefined) entry?.resolve(output as never);
    else entry?.reject(isInputError ? new InputError(problem) : new Error(problem));
  });
  worker.on('error', (error) => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
  });
  // After the listeners: to listen for messages refers to the thread again.
  worker.unref();
  return {
    run: (...args) =>
      new Promise<Output>((resolve, reject) => {
        count += 1;
        waiting.set(count, {resolve, reject});
        worker.ref();
        worker.postMessage({id: count, args});
      }),
    stop: () => void worker.terminate(),
  };
}
