import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {codeHash, listModules} from '../codeHash';

const LIBRARY = path.join(__dirname, '../../..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'code-hash-'));
});
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const hash = () => codeHash([path.join(folder, 'entry.ts')]);

it('changes with every module that runs, also with one that is imported later or as data', () => {
  write(
    'entry.ts',
    `import {parse} from 'yaml';\nimport data from './data.json';\nexport const load = () => import('./later');\nparse(data.text);`,
  );
  write('later.ts', 'export const later = 1;');
  write('data.json', '{"text": "a"}');
  const hashes = [hash()];
  write('later.ts', 'export const later = 2;');
  hashes.push(hash());
  write('data.json', '{"text": "b"}');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(3);
  expect(hash()).toBe(hashes[2]);
});

it('stays the same when only types or modules that nothing imports change', () => {
  write('entry.ts', `import type {Text} from './types';\nexport const text: Text = 'a';`);
  write('types.ts', 'export type Text = string;');
  const before = hash();
  write('types.ts', 'export type Text = string | number;');
  write('other.ts', 'export const other = 1;');
  expect(hash()).toBe(before);
});

it('names a module that is missing', () => {
  write('entry.ts', `import './missing';`);
  expect(hash).toThrow('Could not resolve "./missing"');
});

it.each([
  ['lib/openapi/loadApi.ts', 'lib/openapi/checkDescription.ts'],
  ['plugins/api-reference/node/buildContent.ts', 'markdown/describeCorrections.ts'],
  ['plugins/error-finder/node/buildFiles.ts', 'lib/errors/buildIndex.ts'],
  ['docusaurus.config.ts', 'markdown/remarkCorrections.ts'],
])('the modules of %s include %s, and no package', (entry, module) => {
  const modules = listModules([path.join(LIBRARY, entry)]);
  expect(modules).toContain(module);
  expect(modules.filter((name) => name.includes('node_modules') || name.startsWith('..'))).toEqual([]);
});
