import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {ZIP_FILE} from '../../../lib/hosting/offlineFiles';
import {writeZip} from '../writeZip';

const SERVED = [
  'index.html',
  '404.html',
  'a.html',
  'a/b.html',
  'a.md',
  '旧/index.html',
  '1.1.html',
  'assets/js/1.10.js',
  'search/index.json',
];
const OTHERS = ['1.10.html', '1.10.md', '1.10/a.html', 'search/index-1.10.json', 'search/fedcba9876543210/terms.json'];
const HIDDEN = ['.hosting.json', '_headers', 'vercel.json', 'a.html.br', 'a.html.gz', ZIP_FILE];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  for (const file of [...SERVED, ...OTHERS, ...HIDDEN]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), file);
  }
  writeFileSync(path.join(folder, 'search/index-1.10.json'), '{"version": "fedcba9876543210"}');
  return folder;
}

function unzip(folder: string): Record<string, string> {
  const files = unzipSync(readFileSync(path.join(folder, ZIP_FILE)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('the zip holds what servers give of the version at the root, with pages where every server finds them', () => {
  const folder = createFolder();
  expect(writeZip(folder, '/docs/', [{base: '/1.10', label: '1.10'}])).toBe(readFileSync(path.join(folder, ZIP_FILE)).length);
  expect(unzip(folder)).toEqual({
    'langflow-docs-zh/docs/index.html': 'index.html',
    'langflow-docs-zh/docs/404.html': '404.html',
    'langflow-docs-zh/docs/a/index.html': 'a.html',
    'langflow-docs-zh/docs/a/b/index.html': 'a/b.html',
    'langflow-docs-zh/docs/a.md': 'a.md',
    'langflow-docs-zh/docs/旧/index.html': '旧/index.html',
    'langflow-docs-zh/docs/1.1/index.html': '1.1.html',
    'langflow-docs-zh/docs/assets/js/1.10.js': 'assets/js/1.10.js',
    'langflow-docs-zh/docs/search/index.json': 'search/index.json',
  });
});

test('a site of one version is whole, and so is one whose search is hosted elsewhere', () => {
  const folder = createFolder();
  writeZip(folder, '/', []);
  expect(Object.keys(unzip(folder))).toHaveLength(SERVED.length + OTHERS.length);
  expect(Object.keys(unzip(folder))).toContain('langflow-docs-zh/1.10/index.html');
  writeZip(folder, '/', [{base: '/2.0', label: '2.0'}]);
  expect(Object.keys(unzip(folder))).toHaveLength(SERVED.length + OTHERS.length);
});
