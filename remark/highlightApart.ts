import path from 'node:path';
import {type StartedWorker, startWorker} from '../plugins/shared/startWorker';
import type {highlightCode} from './highlightCode';

let worker: Promise<StartedWorker<Parameters<typeof highlightCode>, string>> | undefined;

/** As `highlightCode`, beside the main thread: while pages are compiled there, the other cores have little to do. */
export const highlightApart: typeof highlightCode = async (...args) => {
  worker ??= startWorker({module: path.join(__dirname, 'highlightCode.ts'), fn: 'highlightCode'});
  return (await worker).run(...args);
};
