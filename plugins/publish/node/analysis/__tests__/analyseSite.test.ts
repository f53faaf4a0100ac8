import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import * as html from '../../../../../lib/build/html';
import {PageCache} from '../../../../../lib/build/pageCache';
import type {BuiltSite} from '../../../../../lib/build/publishStep';
import {checkFidelity} from '../../fidelity/checkFidelity';
import {addMarkdown} from '../../markdown/addMarkdown';
import {analyseSite} from '../analyseSite';

const STEPS = [addMarkdown(), {name: 'no analysis'}, checkFidelity([])];
const PAGES = 201;
const CONFIG = {trailingSlash: false} as BuiltSite['config'];
let siteDir = '';

const write = (name: string, text: string, menu = '') =>
  writeFileSync(
    path.join(siteDir, 'build', `${name}.html`),
    `<head><script src=/assets/js/main.${menu}.js></script></head><nav>${menu}</nav><main><article><h1>${name}</h1><p>${text}</article></main>`,
  );

/** One build: what it finds out is kept for the next. */
async function analyse(pages: number, threads = 1) {
  const cache = new PageCache(siteDir, 'code');
  const routes = Array.from({length: pages}, (_none, index) => ({path: `/p${index}`, component: ''}));
  const site = {
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/',
    root: 'https://a.example/',
    config: CONFIG,
    routes,
    cache,
  };
  const found = await analyseSite(site as Partial<BuiltSite> as BuiltSite, STEPS, threads);
  cache.save();
  return found;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'analyse-site-'));
  mkdirSync(path.join(siteDir, 'build'));
});

it('threads find out the same as the main thread, for each page what is its own', async () => {
  for (let index = 0; index < PAGES; index++) write(`p${index}`, `文字 ${index}`);
  const inThreads = await analyse(PAGES, 2);
  rmSync(path.join(siteDir, 'node_modules'), {recursive: true});
  expect(inThreads).toEqual(await analyse(PAGES));
  expect(inThreads.get('p200.html')?.results).toMatchObject({markdown: {url: 'https://a.example/p200'}, fidelity: []});
  expect(JSON.stringify(inThreads.get('p7.html'))).toContain('文字 7');
});

it('a page that is as it was is not read again, whatever scripts it loads and menus it has', async () => {
  const parse = vi.spyOn(html, 'parseHtml');
  write('p0', '文字', '甲');
  const first = await analyse(1);
  expect(parse).toHaveBeenCalledTimes(1);
  write('p0', '文字', '乙');
  expect(await analyse(1)).toEqual(first);
  expect(parse).toHaveBeenCalledTimes(1);
  write('p0', '新的文字', '乙');
  expect(JSON.stringify([...(await analyse(1)).values()])).toContain('新的文字');
});
