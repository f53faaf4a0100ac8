import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {startNginx} from './localNginx';
import {findPort, HOST, listenAnywhere, type RunningServer, runServer} from './runServer';
import type {SampleSite} from './sampleSite';

const CADDYFILE = path.join(__dirname, '../../deploy/Caddyfile');

async function startNode(site: SampleSite): Promise<RunningServer> {
  const server = createSiteServer(site);
  const port = await listenAnywhere(server);
  return {port, stop: () => new Promise((resolve) => server.close(() => resolve()))};
}

async function startCaddy({root, generated}: SampleSite): Promise<RunningServer> {
  const port = await findPort();
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  cpSync(CADDYFILE, file);
  cpSync(path.join(generated, 'caddy'), folder, {recursive: true});
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://${HOST}:${port}`,
    SITE_ROOT: root,
    CADDY_ADMIN: `${HOST}:${await findPort()}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return runServer({program: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'], port, env});
}

/** Every server that the rules are written for. */
export const SERVERS: Record<'node' | 'nginx' | 'caddy', (site: SampleSite) => Promise<RunningServer>> = {
  node: startNode,
  nginx: ({root, generated}) => startNginx({root, config: path.join(generated, 'nginx')}),
  caddy: startCaddy,
};
