import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {findPort, HOST} from '../../tools/command/ports';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import type {SampleSite} from './sampleSite';

/** A server that answers at `http://127.0.0.1:<port>`. */
export type RunningServer = {port: number; stop: () => Promise<void>};

/** An answer as it came over the wire: no redirect followed, nothing decoded. */
export type ServerAnswer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

const DEPLOY = path.join(__dirname, '../../deploy');
const START_TIMEOUT = 20_000;
const POLL = 100;

/** Sends a request whose path is left as it is, whatever it holds. */
export function request(port: number, target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({host: HOST, port, path: target, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Full path of a server's program.
 *
 * @throws InputError with how to install it
 */
export function findServer(program: string): string {
  const file = findCommand(program);
  if (!file) throw new InputError(`没有找到 ${program}；先运行 npx tsx tools/ensureTools/index.ts ${program}`);
  return file;
}

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

/** Starts a program that serves at a port until it is told to end, and waits until it answers. */
async function runServer(program: string, args: string[], port: number, env = process.env): Promise<RunningServer> {
  const child = spawn(findServer(program), args, {env, stdio: ['ignore', 'ignore', 'pipe']});
  await waitUntilReady(child, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {port, stop};
}

/** The files that an nginx gets, in a folder of this computer: as they are, but for their paths and ports. */
export function installNginx({root, generated}: SampleSite, port: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const source of [path.join(DEPLOY, 'nginx'), path.join(generated, 'nginx')]) cpSync(source, folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const moved = readFileSync(file, 'utf8')
      .replace(/listen (?:80|8080)\b/, `listen ${HOST}:${port}`)
      // As a test must: no address but the loopback's.
      .replace('listen [::]:80;', '')
      .replaceAll('root /srv/langflow-docs', `root ${root}`)
      .replaceAll('/etc/nginx/langflow-docs/', `${folder}/`)
      .replaceAll('/tmp/nginx', `${folder}/nginx`)
      // The workers of root would run as another user, who may not read these folders.
      .replace('worker_processes auto;', `worker_processes 1;${process.getuid?.() === 0 ? '\nuser root;' : ''}`);
    writeFileSync(file, moved);
  }
  return folder;
}

/** The files that a Caddy gets, in a folder of this computer, and its environment. */
export async function installCaddy({root, generated}: SampleSite, port: number): Promise<{file: string; env: NodeJS.ProcessEnv}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  cpSync(path.join(DEPLOY, 'Caddyfile'), file);
  cpSync(path.join(generated, 'caddy'), folder, {recursive: true});
  const site = {SITE_ADDRESS: `http://${HOST}:${port}`, SITE_ROOT: root, CADDY_ADMIN: `${HOST}:${await findPort()}`};
  return {file, env: {...process.env, ...site, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder}};
}

/** Every server that the site comes with a configuration for, and the preview. */
export const SERVERS = {
  async nginx(site: SampleSite): Promise<RunningServer> {
    const port = await findPort();
    const file = path.join(installNginx(site, port), 'nginx.conf');
    return runServer('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port);
  },
  async caddy(site: SampleSite): Promise<RunningServer> {
    const port = await findPort();
    const {file, env} = await installCaddy(site, port);
    return runServer('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
  },
  async preview(site: SampleSite): Promise<RunningServer> {
    const server = createSiteServer(site);
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    return {port: (server.address() as AddressInfo).port, stop: () => new Promise((resolve) => server.close(() => resolve()))};
  },
};
