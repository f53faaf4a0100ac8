import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, test} from 'vitest';
import {emitFiles} from '../emitFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'emit-files-'));
const out = path.join(folder, 'out');
afterAll(() => rmSync(folder, {recursive: true}));

test('later compilations emit only the files that changed, and the others stay', async () => {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, 'console.log(1);\n');
  let files: [string, string | Uint8Array][] = [
    ['same.json', '{"a": 1}'],
    ['folder/changed.txt', '先'],
    ['bytes.bin', new Uint8Array([1, 2])],
  ];
  const compiler = rspack({mode: 'development', entry, output: {path: out}, plugins: [emitFiles('test', () => files) as never]});
  const compile = () =>
    new Promise<string[]>((resolve, reject) =>
      compiler.run((error, stats) => (error ? reject(error) : resolve(Object.keys(stats?.compilation.assets ?? {}).sort()))),
    );

  expect(await compile()).toEqual(['bytes.bin', 'folder/changed.txt', 'main.js', 'same.json']);
  files = files.map(([file, content]) => [file, file === 'folder/changed.txt' ? '后' : content]);
  expect(await compile()).toEqual(['folder/changed.txt', 'main.js']);
  expect(readFileSync(path.join(out, 'folder/changed.txt'), 'utf8')).toBe('后');
  expect(readdirSync(out).sort()).toEqual(['bytes.bin', 'folder', 'main.js', 'same.json']);
  await new Promise((resolve) => compiler.close(resolve));
});
