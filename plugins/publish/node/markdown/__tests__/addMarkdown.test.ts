import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BuiltPage} from '../../../../../lib/build/builtPage';
import type {BuiltSite} from '../../../../../lib/build/publishStep';
import {takeThrough} from '../../../__fixtures__/takeThrough';
import {addMarkdown} from '../addMarkdown';

it('a page has its Markdown beside it, with the data of its flows and full addresses', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'add-markdown-'));
  writeFileSync(path.join(outDir, 'flow.1.json'), '{"name": "first"}');
  const site: Partial<BuiltSite> = {
    outDir,
    baseUrl: '/',
    root: 'https://a.example/',
    config: {trailingSlash: false} as BuiltSite['config'],
    markdown: new Map(),
    files: new Map(),
  };
  const head = '<meta name="description" content="说明">';
  const article = '<h1>页</h1><p><a href="/b">文字</a></p><figure data-flow="/flow.1.json">图</figure>';
  const pages = [
    new BuiltPage('/a', 'a.html', `<head>${head}</head><main><article>${article}</article></main>`),
    new BuiltPage('/x', 'x.html', '<head></head><p>不是文档'),
  ];
  takeThrough(addMarkdown(), pages, site);
  const text = String(site.files?.get('a.md'));
  for (const part of ['# 页\n\n说明\n\n网页：<https://a.example/a>', '[文字](https://a.example/b)', 'name: first'])
    expect(text).toContain(part);
  expect(site.markdown?.get('/a')).toMatchObject({url: 'https://a.example/a', file: 'a.md', markdown: text});
  expect([...(site.files?.keys() ?? [])]).toEqual(['a.md']);
});
