import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {CopyIndex} from '../../types';
import {listCopied} from '../listCopied';
import {writeCopy} from '../writeCopy';

let outDir: string;

function write(file: string, content = file): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copy-'));
  for (const file of ['index.html', '404.html', 'concepts-flows.html', 'concepts-flows.md', 'search/index.json', 'img/logo.svg'])
    write(file);
  for (const file of ['old/index.html', 'assets/og/1.png', 'sitemap.xml', 'llms-full.txt', '_headers', '.nojekyll', 'index.html.br'])
    write(file);
  for (const file of ['offline-worker.js', 'offline.json', 'assets/offline/notice.css', 'assets/offline/0.bin', 'offline.html'])
    write(file);
});
afterEach(() => rmSync(outDir, {recursive: true}));

test('what readers use is copied; what servers, programs and chats use is not', () => {
  expect(listCopied(outDir, {old: '/concepts-flows'})).toEqual([
    '404.html',
    'assets/offline/notice.css',
    'concepts-flows.html',
    'concepts-flows.md',
    'img/logo.svg',
    'index.html',
    'offline.html',
    'search/index.json',
  ]);
});

test('the pointer names the index, and both follow the content', async () => {
  const source = {outDir, redirects: {old: '/concepts-flows'}, changed: '2026-11-01T00:00:00.000Z'};
  const first = await writeCopy(source);
  expect(JSON.parse(readFileSync(path.join(outDir, 'offline.json'), 'utf8'))).toEqual(first);
  expect(first).toMatchObject({pages: 3, changed: '2026-11-01T00:00:00.000Z'});
  const index = JSON.parse(readFileSync(path.join(outDir, `assets/offline/index-${first.version}.json`), 'utf8')) as CopyIndex;
  expect(index.redirects).toEqual(source.redirects);
  expect(index.packs.reduce((sum, {bytes}) => sum + bytes, 0)).toBe(first.bytes);

  // Dates say something to readers; only content makes another version.
  expect((await writeCopy({...source, changed: undefined})).version).toBe(first.version);
  write('concepts-flows.html', 'changed');
  expect((await writeCopy(source)).version).not.toBe(first.version);
});
