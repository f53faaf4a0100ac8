import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {BuiltPage} from '../../../../../lib/build/builtPage';
import * as html from '../../../../../lib/build/html';
import {PageCache} from '../../../../../lib/build/pageCache';
import type {BuiltSite} from '../../../../../lib/build/publishStep';
import {takeThrough} from '../../../__fixtures__/takeThrough';
import {addMarkdown} from '../addMarkdown';

let siteDir = '';

/** The Markdown of a page, as one build of the site writes it. */
function markdownOf(article: string, {menu = '', head = ''} = {}): string {
  const site: Partial<BuiltSite> = {
    outDir: siteDir,
    baseUrl: '/',
    root: 'https://a.example/',
    config: {trailingSlash: false} as BuiltSite['config'],
    cache: new PageCache(siteDir, 'code'),
    markdown: new Map(),
    files: new Map(),
  };
  const page = `<head>${head}</head><nav>${menu}</nav><main><article><h1>页</h1>${article}</article></main>`;
  takeThrough(addMarkdown(), [new BuiltPage('/a', 'a.html', page)], site);
  site.cache?.save();
  return String(site.files?.get('a.md'));
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'add-markdown-'));
});

it('a page that is as it was has the same Markdown without being read, whatever scripts it loads and menus it has', () => {
  const parse = vi.spyOn(html, 'parseHtml');
  const first = markdownOf('<p>文字</p>', {head: '<script src="/assets/js/main.1.js"></script>'});
  expect(parse).toHaveBeenCalledTimes(1);
  expect(markdownOf('<p>文字</p>', {head: '<script src="/assets/js/main.2.js"></script>', menu: '<h2>别的页</h2>'})).toBe(first);
  expect(parse).toHaveBeenCalledTimes(1);
});

it('a changed article, description or flow changes the Markdown', () => {
  const article = '<p><a href="/b">文字</a></p><figure data-flow="/flow.1.json">图</figure>';
  writeFileSync(path.join(siteDir, 'flow.1.json'), '{"name": "first"}');
  writeFileSync(path.join(siteDir, 'flow.2.json'), '{"name": "second"}');
  expect(markdownOf(article)).toContain('name: first');
  expect(markdownOf(article.replace('文字', '新的'))).toContain('[新的](https://a.example/b)');
  expect(markdownOf(article, {head: '<meta name="description" content="说明">'})).toContain('说明');
  expect(markdownOf(article.replace('flow.1', 'flow.2'))).toContain('name: second');
});
