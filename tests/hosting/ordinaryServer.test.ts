import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findCommand} from '../../tools/command/findCommand';
import {createSampleSite} from './sampleSite';

const DEPLOY = path.join(__dirname, '../../deploy/nginx');

test('the file for a server with other sites fits into the configuration that Debian ships', async () => {
  const {generated} = await createSampleSite('/');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = readFileSync(path.join(DEPLOY, 'langflow-docs.conf'), 'utf8')
    // As a test must: no address but the loopback's.
    .replace('listen 80;', 'listen 127.0.0.1:18080;')
    .replace('listen [::]:80;', '')
    .replaceAll('/etc/nginx/langflow-docs/brotli*.conf', path.join(DEPLOY, 'brotli.conf'))
    .replaceAll('/etc/nginx/langflow-docs/', `${path.join(generated, 'nginx')}/`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const main = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/include \/etc\/nginx\/conf\.d\/.*;/, `include ${folder}/site.conf;`)
    .replace(/include \/etc\/nginx\/sites-enabled\/.*;/, '')
    .replace(/pid .*;/, `pid ${folder}/nginx.pid;`);
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  const {stderr, status} = spawnSync(findCommand('nginx') as string, ['-t', '-q', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  expect({stderr, status}).toEqual({stderr: '', status: 0});
});
