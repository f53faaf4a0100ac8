import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {BuiltPage} from '../../../../../lib/build/builtPage';
import type {BuiltSite} from '../../../../../lib/build/publishStep';
import {takeThrough} from '../../../__fixtures__/takeThrough';
import {addMarkdown} from '../addMarkdown';

const FLOW = 'flow.json';
let siteDir = '';

/** The Markdown of a page, as one build of the site writes it. */
function markdownOf(article: string, {root = 'https://a.example/', head = ''} = {}): string {
  const site: Partial<BuiltSite> = {
    siteDir,
    outDir: siteDir,
    baseUrl: '/',
    root,
    config: {trailingSlash: false} as BuiltSite['config'],
    markdown: new Map(),
    files: new Map(),
  };
  takeThrough(addMarkdown(), [new BuiltPage('/a', 'a.html', `<head>${head}</head><article><h1>页</h1>${article}</article>`)], site);
  return String(site.files?.get('a.md'));
}

const cacheFile = () => path.join(siteDir, 'node_modules/.cache/publish/markdown.json');
const keptKeys = () => (JSON.parse(readFileSync(cacheFile(), 'utf8')) as {entries: [string, string][]}).entries.map(([key]) => key);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'add-markdown-'));
});

it('a page whose article is as it was has the same Markdown, whatever scripts it loads', () => {
  const first = markdownOf('<p>文字</p>', {head: '<script src="/assets/js/main.1.js"></script>'});
  const keys = keptKeys();
  expect(keys).toHaveLength(1);
  expect(markdownOf('<p>文字</p>', {head: '<script src="/assets/js/main.2.js"></script>'})).toBe(first);
  expect(keptKeys()).toEqual(keys);
});

it('a changed article, description, address or flow changes the Markdown', () => {
  const article = `<p><a href="/b">文字</a></p><figure data-flow="/${FLOW}">图</figure>`;
  writeFileSync(path.join(siteDir, FLOW), '{"name": "first"}');
  expect(markdownOf(article)).toContain('name: first');
  expect(markdownOf(article.replace('文字', '新的'))).toContain('[新的](https://a.example/b)');
  expect(markdownOf(article, {root: 'https://b.example/'})).toContain('[文字](https://b.example/b)');
  expect(markdownOf(article, {head: '<meta name="description" content="说明">'})).toContain('说明');
  writeFileSync(path.join(siteDir, FLOW), '{"name": "second"}');
  expect(markdownOf(article)).toContain('name: second');
});
