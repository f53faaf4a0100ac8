import {readFileSync} from 'node:fs';
import {InputError} from '../../lib/input/inputError';
import {type ServerOptions, startLangflow} from '../langflow/startLangflow';
import type {Installation, LangflowReport, LangflowServer} from '../langflow/types';

const ATTEMPTS = 8;

// Without spaces, because the log is wrapped and indented.
const LOST = /Skipped\d+componentclass(?:es)?inmodule'([\w.]+)'duetoinstantiationfailure/g;

/** Modules of components that a server failed to load at its start. */
export const lostComponents = (log: string): string[] => [...log.replace(/\s+/g, '').matchAll(LOST)].map(([, name = '']) => name);

/**
 * Starts a Langflow with all its components. It loads them in threads, which sometimes fails with Python before 3.11.8 and 3.12.2
 * (`AST constructor recursion depth mismatch`); the component is then missing until the next start.
 *
 * @throws InputError if components are missing after every attempt
 */
export async function startWhole(installation: Installation, options: ServerOptions, report: LangflowReport): Promise<LangflowServer> {
  let lost: string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const server = await startLangflow(installation, options, report);
    lost = lostComponents(readFileSync(server.log, 'utf8'));
    if (lost.length === 0) return server;
    report(`  这次启动少了组件（${lost.join('、')}），重新启动`);
    await server.stop();
  }
  throw new InputError(`Langflow 启动了 ${ATTEMPTS} 次，每次都有组件没有载入，最后一次是 ${lost.join('、')}`);
}
