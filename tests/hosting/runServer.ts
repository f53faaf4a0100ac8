import {type ChildProcess, spawn} from 'node:child_process';
import type {AddressInfo, Server} from 'node:net';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {findPort, HOST} from '../../tools/command/ports';

export {findPort, HOST};

/** A server that answers at `http://127.0.0.1:<port>`. */
export type RunningServer = {port: number; stop: () => Promise<void>};

const START_TIMEOUT = 20_000;
const POLL = 100;

/** Lets a server listen on any free port of the loopback interface. */
export const listenAnywhere = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, HOST, () => resolve((server.address() as AddressInfo).port)));

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  const end = Date.now() + START_TIMEOUT;
  while (child.exitCode === null && Date.now() < end) {
    if (await fetch(`http://${HOST}:${port}/`).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  child.kill();
  throw new InputError(`服务器没有启动：\n${log}`);
}

/** How to start a program that serves at a port until it is told to end. */
export type ServerCommand = {program: string; args: string[]; port: number; env?: NodeJS.ProcessEnv};

/**
 * Starts a server and waits until it answers.
 *
 * @throws InputError with what it printed, or with how to install it
 */
export async function runServer({program, args, port, env = process.env}: ServerCommand): Promise<RunningServer> {
  const file = findCommand(program);
  if (!file) throw new InputError(`没有找到 ${program}；先运行 npx tsx tools/ensureTools/index.ts ${program}`);
  const child = spawn(file, args, {env, stdio: ['ignore', 'ignore', 'pipe']});
  await waitUntilReady(child, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {port, stop};
}
