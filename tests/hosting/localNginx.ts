import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPort, HOST, type RunningServer, runServer} from './runServer';

/** What an nginx of this computer serves, and with which of the generated files. */
export type NginxSite = {
  /** The folder that the base path is under. */
  root: string;
  /** Folder that holds `maps.conf` and `site.conf`. */
  config: string;
};

const DEPLOY = path.join(__dirname, '../../deploy/nginx');
const WORKERS = 2;

/** The configuration of the container, moved to a port and folders of this computer. */
function writeConfig({root, config}: NginxSite, port: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const moved = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replaceAll('listen 8080', `listen ${HOST}:${port}`)
    .replaceAll('root /srv/langflow-docs', `root ${root}`)
    .replaceAll('/etc/nginx/langflow-docs/brotli*.conf', path.join(DEPLOY, 'brotli.conf'))
    .replaceAll('/etc/nginx/langflow-docs/', `${config}/`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    // The workers of root would run as another user, who may not read these folders.
    .replace('worker_processes auto;', `worker_processes ${WORKERS};${process.getuid?.() === 0 ? '\nuser root;' : ''}`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, moved);
  return file;
}

/** Starts nginx on the loopback interface with the configuration of the container. */
export async function startNginx(site: NginxSite): Promise<RunningServer> {
  const port = await findPort();
  return runServer({program: 'nginx', args: ['-c', writeConfig(site, port), '-e', 'stderr', '-g', 'daemon off;'], port});
}
