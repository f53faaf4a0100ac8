import {inTurn} from './inTurn';
import {findResults, hashOf, type KeptBy, resultFileOf} from './resultFile';
import {shareRunning} from './shareRunning';
import {startWorker, type WorkerTask} from './startWorker';

/**
 * A function of one input, that the same input always gives the same output. The input must survive being written as JSON, both
 * must survive being copied between threads.
 */
export type PureTask = WorkerTask &
  KeptBy & {
    /** Whether it waits for its turn among other long work. */
    inTurn?: boolean;
  };

async function runAll(task: PureTask, inputs: readonly unknown[]): Promise<unknown[]> {
  const worker = await startWorker<[unknown], unknown>(task);
  try {
    return await Promise.all(inputs.map((input) => worker.run(input)));
  } finally {
    worker.stop();
  }
}

/**
 * Applies a pure function to each input in a worker thread, so that the main thread can go on meanwhile; what an earlier build
 * found out is not computed again, and who asks for what is being computed shares the results.
 *
 * @throws Error with the message of the function's own
 */
export async function mapInWorker<Input, Output>(task: PureTask, inputs: readonly Input[]): Promise<Output[]> {
  const file = resultFileOf(task);
  const keys = inputs.map((input) => hashOf(JSON.stringify(input)));
  const wanted = new Map(keys.map((key, i) => [key, inputs[i]]));
  const results = await shareRunning([file, ...keys].join('\n'), () =>
    findResults(file, wanted, (missing) => (task.inTurn ? inTurn(() => runAll(task, missing)) : runAll(task, missing))),
  );
  return keys.map((key) => results.get(key) as Output);
}
