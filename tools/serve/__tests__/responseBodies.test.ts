import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {chooseEncoding, createBodyCache} from '../responseBodies';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('%j', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test('a file is compressed once, and again when it changes; a prepared copy comes first', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bodies-')), 'a.html');
  const read = createBodyCache();
  writeFileSync(file, 'x'.repeat(2000));
  const first = await read(file, 'br');
  expect(brotliDecompressSync(first.bytes).toString()).toBe('x'.repeat(2000));
  expect(await read(file, 'br')).toBe(first);
  expect((await read(file, '')).etag).not.toBe(first.etag);
  writeFileSync(file, 'y'.repeat(3000));
  expect((await read(file, 'br')).etag).not.toBe(first.etag);
  writeFileSync(file, 'z'.repeat(4000));
  writeFileSync(`${file}.br`, 'prepared');
  expect((await read(file, 'br')).bytes.toString()).toBe('prepared');
});
