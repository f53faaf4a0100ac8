import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeOfflineFiles} from '../writeOfflineFiles';

let outDir: string;

function write(file: string, content = file): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
}

const READ = ['index.html', '404.html', 'concepts-flows.html', '2.0/index.html', 'search/index.json', 'img/logo.svg', 'files/示例.md'];
const NOT_READ = ['concepts-flows.md', 'old/index.html', 'img/social-card.png', 'sitemap.xml', 'llms-full.txt', '_headers', '.nojekyll'];
const SERVER = ['index.html.br', 'offline-worker.js', 'offline.json'];
const redirects = [{from: '/old', to: '/concepts-flows'}];

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copy-'));
  for (const file of [...READ, ...NOT_READ, ...SERVER]) write(file);
});
afterEach(() => rmSync(outDir, {recursive: true}));

test('what readers use is listed under its address; what servers, programs and chats use is not', async () => {
  const {files, pages, storage} = writeOfflineFiles({outDir, redirects});
  expect(files.map(({url}) => url)).toEqual([
    '2.0',
    '404.html',
    'concepts-flows',
    'files/%E7%A4%BA%E4%BE%8B.md',
    'img/logo.svg',
    '',
    'search/index.json',
  ]);
  expect(pages).toBe(3);
  expect(storage).toBe(Buffer.concat(READ.map((file) => Buffer.from(file))).length);
});

test('a file is told by its content, and costs what servers send', async () => {
  const content = 'Langflow '.repeat(1000);
  write('concepts-flows.html', content);
  const {files, bytes} = writeOfflineFiles({outDir, redirects});
  const page = files.find(({url}) => url === 'concepts-flows');
  expect(createHash('sha256').update(content).digest('hex')).toMatch(new RegExp(`^${page?.revision}`));
  expect(page?.size).toBeLessThan(200);
  expect(bytes).toBe(files.reduce((sum, {size}) => sum + size, 0));
});

test('the version follows the content and the redirects, and nothing else', async () => {
  const first = writeOfflineFiles({outDir, redirects, changed: '2026-11-01T00:00:00.000Z'});
  expect(JSON.parse(readFileSync(path.join(outDir, 'offline.json'), 'utf8'))).toEqual(first);
  expect(first.redirects).toEqual({old: '/concepts-flows'});
  // Dates say something to readers; only content makes another version.
  expect(writeOfflineFiles({outDir, redirects}).version).toBe(first.version);
  expect(writeOfflineFiles({outDir, redirects: [{from: '/old', to: '/'}]}).version).not.toBe(first.version);
  write('concepts-flows.html', 'changed');
  expect(writeOfflineFiles({outDir, redirects}).version).not.toBe(first.version);
});

test('pages and the search of other versions are left to the network', () => {
  for (const file of ['1.10.html', '1.10/agents.html', '1.10x.html', 'search/0123456789abcdef/terms-1.json']) write(file);
  write('search/index-1.10.json', JSON.stringify({version: '0123456789abcdef'}));
  const urls = () => writeOfflineFiles({outDir, redirects, others: [{base: '/1.10', label: '1.10'}]}).files.map(({url}) => url);
  expect(urls().filter((url) => url.includes('1.10') || url.startsWith('search/'))).toEqual(['1.10x', 'search/index.json']);
});
