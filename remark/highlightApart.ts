import path from 'node:path';
import {type StartedWorker, startWorker} from '../plugins/shared/startWorker';
import type {highlightCode} from './highlightCode';

let worker: Promise<StartedWorker<Parameters<typeof highlightCode>, string>> | undefined;
const asked = new Map<string, Promise<string>>();

/** Starts the thread that highlights: while pages are parsed, which is when code is first found, the main thread starts none. */
export function startHighlighter() {
  worker ??= startWorker({module: path.join(__dirname, 'highlightCode.ts'), fn: 'highlightCode'});
  return worker;
}

/** As `highlightCode`, beside the main thread, and only once for the same code. */
export const highlightApart: typeof highlightCode = (code, language, lines = new Set()) => {
  const key = JSON.stringify([code, language, ...lines]);
  const result = asked.get(key) ?? startHighlighter().then(({run}) => run(code, language, lines));
  asked.set(key, result);
  return result;
};
