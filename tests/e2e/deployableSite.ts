import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CopiedVersion} from '../../plugins/offline-copy/node/findVersions';
import {writeOfflineFiles} from '../../plugins/offline-copy/node/writeOfflineFiles';

const BUILT = path.join(__dirname, '../fixtures/variant-site/build');
const BASE = '/langflow/';
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
/** What the copy must get along with; scripts, which a host allows by their hashes, are left out. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** A small site that a test can deploy anew while a reader is on it. */
export type DeployableSite = {
  url: string;
  /** Paths whose requests fail, and how. */
  failures: {pattern: RegExp; status: number}[];
  /** Paths asked for, in order. */
  requests: string[];
  /** Deploys another version, which every page names in an attribute of its root element; scripts stay the same, and a file is renamed. */
  deploy: (version: string) => Promise<void>;
  close: () => void;
};

function markPages(folder: string, version: string): void {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))) {
    const full = path.join(folder, file);
    const html = readFileSync(full, 'utf8').replace(/ data-deployment="[^"]*"/, '');
    writeFileSync(full, html.replace('<html', `<html data-deployment="${version}"`));
  }
}

/** A file that has another name in each version, and always the same content. */
export const renamedFile = (version: string) => `files/renamed-${version}.txt`;

function findFile(folder: string, route: string): string | undefined {
  return [route, `${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a copy of the variant site from a port of its own on the loopback interface.
 *
 * @param versions of the docs, among which readers of the offline copy choose
 */
export async function startDeployableSite(versions: readonly CopiedVersion[] = []): Promise<DeployableSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(BUILT, folder, {recursive: true});
  mkdirSync(path.join(folder, 'files'), {recursive: true});
  writeFileSync(path.join(folder, renamedFile('first')), 'the same in every version');
  let deployed = 'first';
  const deploy = async (version: string) => {
    markPages(folder, version);
    renameSync(path.join(folder, renamedFile(deployed)), path.join(folder, renamedFile(version)));
    deployed = version;
    // As the build does last.
    const redirects = [{from: '/old/page', to: '/markdown'}];
    writeOfflineFiles({outDir: folder, redirects, versions, changed: '2026-11-01T00:00:00.000Z'});
  };
  await deploy('first');
  const failures: DeployableSite['failures'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site');
    requests.push(pathname);
    const failure = failures.find(({pattern}) => pattern.test(pathname));
    const file = pathname.startsWith(BASE) ? findFile(folder, pathname.slice(BASE.length)) : undefined;
    const status = failure?.status ?? (file ? 200 : 404);
    response.writeHead(status, {
      'Content-Type': TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': POLICY,
    });
    response.end(status === 200 && file && request.method !== 'HEAD' ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    failures,
    requests,
    deploy,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}
