import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type {CopiedVersion} from '../../plugins/offline-copy/node/findVersions';
import {writeOfflineFiles} from '../../plugins/offline-copy/node/writeOfflineFiles';

const BUILT = path.join(__dirname, '../fixtures/variant-site/build');
const BASE = '/langflow/';
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
  const serveFile = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site');
    requests.push(pathname);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', POLICY);
    const failure = failures.find(({pattern}) => pattern.test(pathname));
    if (failure || !pathname.startsWith(BASE)) return response.writeHead(failure?.status ?? 404, {'Content-Type': 'text/html'}).end();
    request.url = pathname.slice(BASE.length - 1);
    serveFile(request, response);
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
