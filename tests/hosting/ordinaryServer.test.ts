import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findCommand} from '../../tools/command/findCommand';
import {installNginx} from './localNginx';
import {createSampleSite} from './sampleSite';

test('the file for a server with other sites fits into the configuration that Debian ships', async () => {
  const {root, generated} = await createSampleSite('/');
  const folder = installNginx({root, config: path.join(generated, 'nginx')}, 18080);
  const main = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/include \/etc\/nginx\/conf\.d\/.*;/, `include ${folder}/langflow-docs.conf;`)
    .replace(/include \/etc\/nginx\/sites-enabled\/.*;/, '')
    .replace(/pid .*;/, `pid ${folder}/nginx.pid;`);
  writeFileSync(path.join(folder, 'main.conf'), main);
  const {stderr, status} = spawnSync(findCommand('nginx') as string, ['-t', '-q', '-e', 'stderr', '-c', path.join(folder, 'main.conf')], {
    encoding: 'utf8',
  });
  expect({stderr, status}).toEqual({stderr: '', status: 0});
});
