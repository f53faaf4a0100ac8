import {randomBytes} from 'node:crypto';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPort, HOST, type RunningServer, runServer} from '../../command/runServer';

/** Path of the file of so many bytes. */
export const baselinePath = (size: number): string => `/${size}.bin`;

/**
 * Starts an nginx that has nothing to do but to send files of given sizes: no rules, no headers, no choice of an encoding. What the
 * computer can do, with which the site is compared.
 */
export async function startBaseline(sizes: readonly number[]): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-baseline-'));
  for (const size of new Set(sizes)) writeFileSync(path.join(folder, baselinePath(size)), randomBytes(size));
  const port = await findPort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const config = `worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;
    open_file_cache max=4000 inactive=60s;
    open_file_cache_valid 30s;
    ${temporary}
    server { listen ${HOST}:${port} backlog=4096; root ${folder}; }
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return runServer({program: 'nginx', args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port});
}
