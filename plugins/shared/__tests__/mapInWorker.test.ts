import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {DoubleInput} from '../__fixtures__/double';
import {mapInWorker} from '../mapInWorker';

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'map-in-worker-'));
  const source = path.join(folder, 'source.txt');
  const log = path.join(folder, 'log.txt');
  writeFileSync(source, 'one');
  const cacheDir = path.join(folder, 'cache');
  const module = path.join(__dirname, '../__fixtures__/double.ts');
  const run = (values: number[], siteDir = '/site') =>
    mapInWorker<DoubleInput, number>(
      {name: 'double', module, fn: 'double', sources: [source], siteDir, cacheDir},
      values.map((value) => ({value, log})),
    );
  const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').map(Number) : []);
  return {source, cacheDir, run, calls};
}

test('each input gets its result, in order, and is computed once', async () => {
  const {run, calls} = setUp();
  expect(await run([1, 2, 1])).toEqual([2, 4, 2]);
  expect(calls()).toEqual([1, 2]);
});

test('the next build computes only what is new', async () => {
  const {run, calls} = setUp();
  await run([1, 2]);
  expect(await run([2, 3])).toEqual([4, 6]);
  expect(calls()).toEqual([1, 2, 3]);
  // What the last build did not need was forgotten.
  await run([1]);
  expect(calls()).toEqual([1, 2, 3, 1]);
});

test('a change of the sources forgets all results and their file', async () => {
  const {run, calls, source, cacheDir} = setUp();
  await run([1]);
  writeFileSync(source, 'two');
  await run([1]);
  expect(calls()).toEqual([1, 1]);
  expect(readdirSync(cacheDir)).toHaveLength(1);
});

test('two sites keep their results apart', async () => {
  const {run, calls, cacheDir} = setUp();
  await run([1], '/a');
  await run([1], '/b');
  await run([1], '/a');
  expect(calls()).toEqual([1, 1]);
  expect(readdirSync(cacheDir)).toHaveLength(2);
});

test('a file of results that was cut short counts as none', async () => {
  const {run, calls, cacheDir} = setUp();
  await run([1]);
  writeFileSync(path.join(cacheDir, readdirSync(cacheDir)[0] as string), '{"ab');
  expect(await run([1])).toEqual([2]);
  expect(calls()).toEqual([1, 1]);
});

test('an error arrives with its message, and nothing is kept', async () => {
  const {run, cacheDir} = setUp();
  await expect(run([-1])).rejects.toThrow('-1：应为正数');
  expect(existsSync(cacheDir)).toBe(false);
});

test('what is being computed is computed once, whoever asks', async () => {
  const {run, calls} = setUp();
  expect(await Promise.all([run([1, 2]), run([1, 2])])).toEqual([
    [2, 4],
    [2, 4],
  ]);
  expect(calls()).toEqual([1, 2]);
});

test('an error reaches everyone who asked, and the next one tries again', async () => {
  const {run, calls} = setUp();
  const results = await Promise.allSettled([run([-1]), run([-1])]);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  await expect(run([-1])).rejects.toThrow('-1：应为正数');
  expect(calls()).toEqual([-1, -1]);
});
