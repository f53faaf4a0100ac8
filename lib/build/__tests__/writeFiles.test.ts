import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../writeFiles';

it('writes files of any kind into folders that are not there yet, and over what was there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  writeFiles(folder, [['a/b/c.txt', '旧的文字，比新的长']]);
  writeFiles(
    folder,
    new Map<string, string | Uint8Array>([
      ['a/b/c.txt', '新的'],
      ['a/b/d.bin', Uint8Array.of(0, 255)],
      ['e.txt', ''],
    ]),
  );
  const read = (file: string) => readFileSync(path.join(folder, file));
  expect(read('a/b/c.txt').toString()).toBe('新的');
  expect([...read('a/b/d.bin')]).toEqual([0, 255]);
  expect(read('e.txt').length).toBe(0);
});
