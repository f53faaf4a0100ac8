import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {drawFolder, startDrawing} from '../drawFolder';

let siteDir = '';
let dir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'draw-folder-'));
  dir = path.join(siteDir, 'figures');
  cpSync(path.join(__dirname, '../__fixtures__/figures'), dir, {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const titleOf = async () => (await drawFolder({dir, baseUrl: '/', siteDir})).find(({data}) => data.name === 'cases/cycle')?.data.alt;

test('what was begun early is used, once', async () => {
  const before = await titleOf();
  startDrawing({dir, baseUrl: '/', siteDir});
  startDrawing({dir, baseUrl: '/', siteDir});
  // Whoever asks early has the first drawing even when a file changes afterwards; the next one sees the change.
  const file = path.join(dir, 'cases/cycle.flow.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/^title: .*$/m, 'title: 改过的图')
      .replace(/^alt: .*$/m, 'alt: 改过的图'),
  );
  expect(await titleOf()).toBe(before);
  expect(await titleOf()).toBe('改过的图');
});

test('a malformed file is reported to whoever takes the figures', async () => {
  mkdirSync(path.join(dir, 'wrong'));
  writeFileSync(path.join(dir, 'wrong/one.flow.yaml'), 'title: 流程\nnodes:\n  chat:\n    component: Chat Inptu\n');
  startDrawing({dir, baseUrl: '/', siteDir});
  // Nobody waits yet when it fails.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(titleOf()).rejects.toThrow('figures/wrong/one.flow.yaml:4：');
});
