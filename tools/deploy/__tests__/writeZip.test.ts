import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {ZIP_FILE} from '../../../lib/hosting/offlineFiles';
import {writeZip} from '../writeZip';

const SERVED = ['index.html', '404.html', 'a.html', 'a/b.html', 'a.md', '旧/index.html', '1.1.html', 'assets/js/1.js', 'search/index.json'];
const HIDDEN = ['.hosting.json', '_headers', 'vercel.json', 'a.html.br', 'a.html.gz', ZIP_FILE];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  for (const file of [...SERVED, ...HIDDEN]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
}

function unzip(folder: string): Record<string, string> {
  const files = unzipSync(readFileSync(path.join(folder, ZIP_FILE)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('the zip holds what servers give of the site, with pages where every server finds them', () => {
  const folder = createFolder();
  expect(writeZip(folder, '/docs/')).toBe(readFileSync(path.join(folder, ZIP_FILE)).length);
  expect(unzip(folder)).toEqual({
    'langflow-docs-zh/docs/index.html': 'index.html',
    'langflow-docs-zh/docs/404.html': '404.html',
    'langflow-docs-zh/docs/a/index.html': 'a.html',
    'langflow-docs-zh/docs/a/b/index.html': 'a/b.html',
    'langflow-docs-zh/docs/a.md': 'a.md',
    'langflow-docs-zh/docs/旧/index.html': '旧/index.html',
    'langflow-docs-zh/docs/1.1/index.html': '1.1.html',
    'langflow-docs-zh/docs/assets/js/1.js': 'assets/js/1.js',
    'langflow-docs-zh/docs/search/index.json': 'search/index.json',
  });
});
