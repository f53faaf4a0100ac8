import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ElkNode} from 'elkjs/lib/elk-api';
import {expect, test, vi} from 'vitest';
import {buildFolder} from '../node/buildFolder';
import {findLayouts} from '../node/findLayouts';
import {LAYOUTS_FILE, noteLayouts, printLayouts, readLayouts, withLayouts} from '../node/svg/layouts';

const graph = {id: 'flow', children: [{id: 'a', width: 10, height: 10}]};
const layout = {...graph, width: 34, height: 34, children: [{id: 'a', width: 10, height: 10, x: 12, y: 12, ports: []}]};

const createFolder = () => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'layouts-')), 'figures');
  cpSync(path.join(__dirname, '../__fixtures__/figures'), dir, {recursive: true});
  return dir;
};

test('a layout that is known is not searched for, and one of another graph is', async () => {
  const search = vi.fn(async () => layout as ElkNode);
  const found = {};
  expect(await noteLayouts(found)(graph, search)).toBe(layout);
  const layouter = withLayouts(found);
  expect(await layouter(structuredClone(graph), search)).toEqual({...layout, children: [{id: 'a', width: 10, height: 10, x: 12, y: 12}]});
  expect(search).toHaveBeenCalledTimes(1);
  await layouter({...graph, children: [{id: 'a', width: 11, height: 10}]}, search);
  expect(search).toHaveBeenCalledTimes(2);
});

test('pictures are the same with kept layouts as without', async () => {
  const dir = createFolder();
  const searched = await buildFolder({dir, baseUrl: '/'});
  writeFileSync(path.join(dir, LAYOUTS_FILE), printLayouts(await findLayouts(dir)));
  expect(await buildFolder({dir, baseUrl: '/'})).toEqual(searched);
});

test('pictures are drawn from the kept layouts', async () => {
  const dir = createFolder();
  const searched = await buildFolder({dir, baseUrl: '/'});
  const layouts = await findLayouts(dir);
  for (const kept of Object.values(layouts)) kept.width = 2 * (kept.width ?? 0);
  writeFileSync(path.join(dir, LAYOUTS_FILE), printLayouts(layouts));
  expect(await buildFolder({dir, baseUrl: '/'})).not.toEqual(searched);
});

test.each([
  ['<<<<<<< HEAD\n{}', '不是有效的 JSON'],
  ['[]', '应为“图的摘要: 排版”的键值对'],
  ['{"0078686d9c28b6e7": 1}', '应为“图的摘要: 排版”的键值对'],
  ['{"0078686d9c28b6e7": null}', '应为“图的摘要: 排版”的键值对'],
])('a damaged file is refused with what to do: %j', (text, problem) => {
  const dir = createFolder();
  writeFileSync(path.join(dir, LAYOUTS_FILE), text);
  expect(() => readLayouts(dir)).toThrow(`figures/${LAYOUTS_FILE}`);
  expect(() => readLayouts(dir)).toThrow(problem);
});
