import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {keepResult} from '../keepResult';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keep-result-'));
});

/** Asks for a result, and tells whether it was made. */
async function ask(sources: readonly unknown[], name = 'name'): Promise<boolean> {
  const make = vi.fn(() => ({of: JSON.stringify(sources), none: undefined}));
  const result = await keepResult({siteDir, name, code: __filename, sources}, make);
  expect(result).toStrictEqual({of: JSON.stringify(sources)});
  return make.mock.calls.length > 0;
}

const file = () => path.join(siteDir, 'node_modules/.cache/results/name.test.json');

it('a result is made once while its sources are the same', async () => {
  expect([await ask(['a']), await ask(['a'])]).toEqual([true, false]);
  expect([await ask(['b']), await ask(['b'])]).toEqual([true, false]);
});

it('only the newest result of a name is kept, and results of other names stay', async () => {
  await ask(['a'], 'other');
  await ask(['a']);
  await ask(['b']);
  expect(readdirSync(path.dirname(file())).sort()).toEqual(['name.test.json', 'other.test.json']);
  expect([await ask(['a']), await ask(['a'], 'other')]).toEqual([true, false]);
});

it('what a map or a set holds is a source too', async () => {
  const sources = (value: string) => [new Map([['key', new Set([value])]])];
  expect([await ask(sources('a')), await ask(sources('b')), await ask(sources('b'))]).toEqual([true, true, false]);
});

it('another version of its code makes it anew', async () => {
  const code = path.join(siteDir, 'code.ts');
  const ask = async (text: string) => {
    writeFileSync(code, text);
    const make = vi.fn(() => 1);
    await keepResult({siteDir, name: 'name', code, sources: []}, make);
    return make.mock.calls.length;
  };
  expect([await ask('export const a = 1;'), await ask('export const a = 1;'), await ask('export const a = 2;')]).toEqual([1, 0, 1]);
});

it('a function is not a source: its changes would go unnoticed', async () => {
  await expect(keepResult({siteDir, name: 'name', code: __filename, sources: [{read: () => 1}]}, () => 1)).rejects.toThrow(
    'read：结果所依据的应为数据',
  );
});

it('nothing is kept of a failure', async () => {
  const fail = () => Promise.reject(new Error('failed'));
  await expect(keepResult({siteDir, name: 'name', code: __filename, sources: ['a']}, fail)).rejects.toThrow('failed');
  expect(await ask(['a'])).toBe(true);
});

it('a damaged file is not believed', async () => {
  await ask(['a']);
  writeFileSync(file(), readFileSync(file(), 'utf8').replace('"of"', '"if"'));
  expect([await ask(['a']), await ask(['a'])]).toEqual([true, false]);
});
