import {cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPort, HOST, type RunningServer, runServer} from './runServer';

/** What an nginx of this computer serves, and with which of the generated files. */
export type NginxSite = {
  /** The folder that the base path is under. */
  root: string;
  /** Folder of `redirects.conf` and `headers.conf`. */
  config: string;
};

const WORKERS = 2;

/** The files that a server gets, in a folder of this computer: as they are, but for their paths and ports. */
export function installNginx({root, config}: NginxSite, port: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const source of [path.join(__dirname, '../../deploy/nginx'), config]) cpSync(source, folder, {recursive: true});
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
      .replace('worker_processes auto;', `worker_processes ${WORKERS};${process.getuid?.() === 0 ? '\nuser root;' : ''}`);
    writeFileSync(file, moved);
  }
  return folder;
}

/** Starts nginx on the loopback interface with the configuration of the container. */
export async function startNginx(site: NginxSite): Promise<RunningServer> {
  const port = await findPort();
  const file = path.join(installNginx(site, port), 'nginx.conf');
  return runServer({program: 'nginx', args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port});
}
