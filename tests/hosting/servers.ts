import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {type AddressInfo, createServer as createTcpServer, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findCommand} from '../../scripts/lib/findCommand';
import {createSiteServer} from '../../scripts/serve/createSiteServer';
import type {SampleSite} from './sampleSite';

/** A server that answers for a site at `http://127.0.0.1:<port>`. */
export type RunningServer = {port: number; stop: () => Promise<void>};

const HOST = '127.0.0.1';
const DEPLOY = path.join(__dirname, '../../deploy');
const START_TIMEOUT = 20_000;
const POLL = 100;

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, HOST, () => resolve((server.address() as AddressInfo).port)));

/** A port that was free a moment ago. */
async function findPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function programOf(name: string): string {
  const program = findCommand(name);
  if (!program) throw new Error(`没有找到 ${name}；先运行 npx tsx scripts/ensureTools.ts ${name}`);
  return program;
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
  throw new Error(`服务器没有启动：\n${log}`);
}

async function runProgram(child: ChildProcess, port: number): Promise<RunningServer> {
  await waitUntilReady(child, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {port, stop};
}

async function startNode(site: SampleSite): Promise<RunningServer> {
  const server = createSiteServer(site);
  const port = await listen(server);
  return {port, stop: () => new Promise((resolve) => server.close(() => resolve()))};
}

/** The configuration of the container, moved to a port and folders of its own. */
export function writeNginxConfig(site: Pick<SampleSite, 'root' | 'generated'>, port: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const moved = readFileSync(path.join(DEPLOY, 'nginx/nginx.conf'), 'utf8')
    .replaceAll('listen 8080', `listen ${HOST}:${port}`)
    .replaceAll('root /srv/langflow-docs', `root ${site.root}`)
    .replaceAll('/etc/nginx/langflow-docs/brotli*.conf', path.join(DEPLOY, 'nginx/brotli.conf'))
    .replaceAll('/etc/nginx/langflow-docs/', `${path.join(site.generated, 'nginx')}/`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    // The workers of root would run as www-data, which may not read the folders of the test.
    .replace('worker_processes auto;', `worker_processes 2;${process.getuid?.() === 0 ? '\nuser root;' : ''}`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, moved);
  return file;
}

async function startNginx(site: SampleSite): Promise<RunningServer> {
  const port = await findPort();
  const args = ['-c', writeNginxConfig(site, port), '-e', 'stderr', '-g', 'daemon off;'];
  return runProgram(spawn(programOf('nginx'), args, {stdio: ['ignore', 'ignore', 'pipe']}), port);
}

async function startCaddy(site: SampleSite): Promise<RunningServer> {
  const port = await findPort();
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const caddyfile = path.join(folder, 'Caddyfile');
  writeFileSync(caddyfile, readFileSync(path.join(DEPLOY, 'caddy/Caddyfile')));
  writeFileSync(path.join(folder, 'langflow-docs.caddy'), readFileSync(path.join(site.generated, 'caddy/langflow-docs.caddy')));
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://${HOST}:${port}`,
    SITE_ROOT: site.root,
    CADDY_ADMIN: `${HOST}:${await findPort()}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return runProgram(
    spawn(programOf('caddy'), ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {env, stdio: ['ignore', 'ignore', 'pipe']}),
    port,
  );
}

/** Every server that the rules are written for. */
export const SERVERS: Record<'node' | 'nginx' | 'caddy', (site: SampleSite) => Promise<RunningServer>> = {
  node: startNode,
  nginx: startNginx,
  caddy: startCaddy,
};
