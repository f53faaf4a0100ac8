import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {docusaurusCommand} from '../../tools/build/docusaurusCommand';

const ROOT = path.join(__dirname, '../..');
const PACKAGE = path.join(ROOT, 'packages/docusaurus-search-zh');

/** How a plain site is set up; without a choice of trailing slashes, it is as Docusaurus has it. */
export type PlainSetup = {baseUrl: string; hasSlash?: boolean; locale: string; bundler?: 'webpack'};

/** A plain site that is served. */
export type PlainSite = {address: string; stop: () => boolean};

/** Packs the package as for the registry, and returns the file. */
export function packSearch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-zh-packed-'));
  // The registry of whoever runs this is not asked.
  const name = execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', folder], {cwd: PACKAGE, encoding: 'utf8'});
  return path.join(folder, name.trim().split('\n').at(-1) ?? '');
}

/** The setup for the configuration of the site. */
const environmentOf = ({baseUrl, hasSlash, locale, bundler}: PlainSetup) => ({
  ...process.env,
  PLAIN_BASE_URL: baseUrl,
  PLAIN_SLASH: hasSlash === undefined ? '' : String(hasSlash),
  PLAIN_LOCALE: locale,
  PLAIN_BUNDLER: bundler ?? '',
});

/** Links the packages of this repository into a site, except for its own. */
function linkPackages(site: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(site, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') && !['docusaurus-search-zh', 'lab'].includes(each))) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Unpacks the package into a fresh site outside of this repository, as `npm install` does, and builds the site. */
export function buildPlainSite(packed: string, setup: PlainSetup): string {
  const site = mkdtempSync(path.join(tmpdir(), 'plain-site-'));
  cpSync(path.join(ROOT, 'tests/fixtures/plain-site'), site, {recursive: true});
  linkPackages(site);
  const installed = path.join(site, 'node_modules/docusaurus-search-zh');
  mkdirSync(installed);
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
  const env = {...environmentOf(setup), NODE_ENV: 'production'};
  execFileSync(process.execPath, [...docusaurusCommand(), 'build', site], {env, stdio: 'pipe'});
  return site;
}

/** Runs a server of Docusaurus for a plain site, on a port of the loopback interface, until it says that it is ready. */
async function runServer(command: 'serve' | 'start', site: string, setup: PlainSetup, port: number): Promise<PlainSite> {
  const env = {...environmentOf(setup), NODE_ENV: command === 'start' ? 'development' : 'production'};
  const args = [command, site, '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const server: ChildProcess = spawn(process.execPath, [...docusaurusCommand(), ...args], {env, stdio: ['ignore', 'pipe', 'inherit']});
  const ready = command === 'start' ? 'compiled' : 'http://';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => String(chunk).includes(ready) && resolve());
    server.on('exit', (code) => reject(new Error(`docusaurus ${command}: ${code}`)));
  });
  return {address: `http://127.0.0.1:${port}${setup.baseUrl}`, stop: () => server.kill()};
}

/** Serves a built plain site. */
export const servePlainSite = (site: string, setup: PlainSetup, port: number): Promise<PlainSite> => runServer('serve', site, setup, port);

/** Starts the development server of a plain site. */
export const startPlainSite = (site: string, setup: PlainSetup, port: number): Promise<PlainSite> => runServer('start', site, setup, port);
