import {type ChildProcess, spawn} from 'node:child_process';
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findPort, HOST} from '../../tools/command/ports';
import {isolatedEnvironment} from './isolatedEnvironment';
import {endGroup, endGroupWithThisProcess} from './processGroup';
import type {Installation, LangflowReport, LangflowServer} from './types';

// Contains `sitecustomize.py`, which Python runs when it starts.
const PYTHON_START = path.join(__dirname, 'python');
const START_TIMEOUT = 240_000;
const POLL = 500;
const SAY_EVERY = 15_000;
const LAST_LINES = 15;

/** Options of a server. */
export type ServerOptions = {
  port?: number;
  /** Also serves the interface; otherwise only the API. */
  hasInterface?: boolean;
  /** Settings of Langflow, e.g. `LANGFLOW_AUTO_LOGIN`. */
  settings?: Record<string, string>;
};

/** Environment of a Langflow, or of a command, whose data are in a folder. */
export function langflowEnvironment(folder: string, settings: Record<string, string>): NodeJS.ProcessEnv {
  return isolatedEnvironment(folder, {
    LANGFLOW_CONFIG_DIR: folder,
    LANGFLOW_DATABASE_URL: `sqlite:///${path.join(folder, 'langflow.db')}`,
    LANGFLOW_SAVE_DB_IN_CONFIG_DIR: 'true',
    DO_NOT_TRACK: 'true',
    LANGFLOW_DO_NOT_TRACK: 'true',
    LANGFLOW_OPEN_BROWSER: 'false',
    PYTHONPATH: PYTHON_START,
    ...settings,
  });
}

const isReady = (url: string) =>
  fetch(`${url}/health_check`).then(
    async (answer) => answer.ok && ((await answer.json()) as {status?: string}).status === 'ok',
    () => false,
  );

const tailOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');

type Waiting = {child: ChildProcess; url: string; log: string; report: LangflowReport};

async function waitUntilReady({child, url, log, report}: Waiting): Promise<void> {
  const start = Date.now();
  let said = start;
  while (Date.now() - start < START_TIMEOUT) {
    if (await isReady(url)) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new InputError(`Langflow 没有启动，最后的输出是：\n${tailOf(log)}`);
    if (Date.now() - said >= SAY_EVERY) {
      said = Date.now();
      report(`  等了 ${Math.round((said - start) / 1000)} 秒……`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new InputError(`Langflow 在 ${START_TIMEOUT / 1000} 秒里没有就绪，最后的输出是：\n${tailOf(log)}`);
}

/**
 * Starts an installed Langflow on the loopback interface with its own folder and database, and waits until it is ready.
 * Its requests cannot leave this machine.
 *
 * @throws InputError if it does not start, with the end of its log
 */
export async function startLangflow(installation: Installation, options: ServerOptions, report: LangflowReport): Promise<LangflowServer> {
  const port = await findPort(options.port);
  const folder = mkdtempSync(path.join(tmpdir(), 'langflow-'));
  const log = path.join(folder, 'server.log');
  const output = openSync(log, 'w');
  const args = ['run', '--host', HOST, '--port', String(port), '--no-open-browser', ...(options.hasInterface ? [] : ['--backend-only'])];
  report(`启动 Langflow ${installation.version}，端口 ${port}……`);
  const env = langflowEnvironment(folder, options.settings ?? {});
  const child = spawn(installation.command, args, {cwd: folder, env, detached: true, stdio: ['ignore', output, output]});
  closeSync(output);
  const keep = endGroupWithThisProcess(child);
  const stop = async () => {
    await endGroup(child);
    keep();
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  };
  // If the command cannot start, there is only an error event and no `exitCode`.
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (error) => reject(new InputError(`${installation.command} 启动不了：${error.message}`))),
  );
  const url = `http://${HOST}:${port}`;
  try {
    await Promise.race([waitUntilReady({child, url, log, report}), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {url, port, version: installation.version, folder, log, stop};
}
