import {existsSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {keepResult} from '../keepResult';

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'keep-result-'));
  const source = path.join(folder, 'source.txt');
  const cacheDir = path.join(folder, 'cache');
  writeFileSync(source, 'one');
  const calls: string[] = [];
  const run = (input: string, siteDir = '/site') =>
    keepResult({name: 'upper', sources: [source], siteDir, cacheDir}, input, async () => {
      calls.push(input);
      if (input === '') throw new Error('应为文字');
      return new Map([[input, Buffer.from(input.toUpperCase())]]);
    });
  return {source, cacheDir, calls, run};
}

test('the next build gets what the last one found out, of any kind that threads can exchange', async () => {
  const {run, calls} = setUp();
  const first = await run('a');
  expect(Buffer.from(first.get('a') ?? []).toString()).toBe('A');
  expect(Buffer.from((await run('a')).get('a') ?? []).toString()).toBe('A');
  expect(calls).toEqual(['a']);
});

test.each([
  ['another input', async ({run}: ReturnType<typeof setUp>) => run('b')],
  ['another site', async ({run}: ReturnType<typeof setUp>) => run('a', '/other')],
  [
    'a change of the sources',
    async ({run, source}: ReturnType<typeof setUp>) => {
      writeFileSync(source, 'two');
      return run('a');
    },
  ],
  [
    'a file that was cut short',
    async ({run, cacheDir}: ReturnType<typeof setUp>) => {
      writeFileSync(path.join(cacheDir, readdirSync(cacheDir)[0] as string), 'x');
      return run('a');
    },
  ],
])('%s makes it compute again', async (_what, change) => {
  const site = setUp();
  await site.run('a');
  await change(site);
  expect(site.calls).toHaveLength(2);
});

test('an error arrives as it is, and nothing is kept', async () => {
  const {run, cacheDir} = setUp();
  await expect(run('')).rejects.toThrow('应为文字');
  expect(existsSync(cacheDir)).toBe(false);
});
