import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/build/builtPage';
import type {BuiltSite} from '../../../lib/build/publishStep';
import {takeThrough} from '../__fixtures__/takeThrough';
import {checkFidelity} from '../node/fidelity/checkFidelity';
import {FULL_FILE, INDEX_FILE} from '../node/lists/buildTexts';
import {addMarkdown} from '../node/markdown/addMarkdown';

const ROOT = 'https://docs.example.cn/';
const KINDS = readFileSync(path.join(__dirname, '../__fixtures__/kinds/page.html'), 'utf8');
const article = (body: string) => `<article><h1>页</h1>${body}</article>`;
const TABS = article(
  '<div><ul role="tablist"><li role="tab">Linux</li><li role="tab">Windows</li></ul>' +
    '<div role="tabpanel"><p>用 apt 安装。</p></div><div role="tabpanel" hidden><p>用 winget 安装。</p><pre>winget install uv\n\n--id x</pre></div></div><p>完成。</p>',
);

const pageOf = (html: string) => new BuiltPage('/a', 'a.html', html);

function siteOf(html: string): BuiltSite {
  const site = {
    root: ROOT,
    config: {trailingSlash: false} as BuiltSite['config'],
    markdown: new Map(),
    siteDir: mkdtempSync(path.join(tmpdir(), 'fidelity-')),
    searched: new Map(),
    files: new Map(),
  } as Partial<BuiltSite> as BuiltSite;
  takeThrough(addMarkdown(), [pageOf(html)], site);
  return site;
}

const check = (html: string, site: BuiltSite) => () =>
  takeThrough(checkFidelity({sections: /^see-also$/, isLeftOut: ({attribs}) => attribs['data-search'] === 'none'}), [pageOf(html)], site);

function checkMarkdown(html: string, change: (markdown: string) => string = (text) => text) {
  const site = siteOf(html);
  const page = site.markdown.get('/a');
  if (page) site.markdown.set('/a', {...page, markdown: change(page.markdown)});
  return check(html, site);
}

function checkSearched(html: string, text: string, code = '') {
  const site = siteOf(html);
  site.searched.set('/a', {text, code});
  return check(html, site);
}

describe('what is held against the Markdown', () => {
  it.each([
    ['every kind of content', KINDS],
    ['tabs', TABS],
    ['code in a table', article('<table><tr><th>甲</th></tr><tr><td><pre>a | b\n  c</pre></td></tr></table>')],
    ['marks that Markdown escapes', article('<p>a_b * c &lt;d&gt; [e](f) `g`</p><p><code>[h](/i)</code> 之后</p>')],
    ['a link in the middle of a sentence', article('<p>见<a href="https://a.example/x_(y)?z">那一页</a>的说明</p>')],
    ['a title that does not come first', '<article><p>版本</p><h1>页</h1></article>'],
  ])('%s is found whole', async (_kind, html) => {
    expect(checkMarkdown(html)).not.toThrow();
  });

  it.each([
    ['a panel', '用 winget 安装。', '“用 winget 安装。”'],
    ['the label of a panel', '**Windows**', '“Windows”'],
    ['a line of code', 'winget install uv', '“winget install uv”'],
    ['a mark in a line of code', '--id', '“--id x”'],
    ['what follows', '完成', '“完成。”'],
  ])('%s that is lost is named', async (_what, text, named) => {
    expect(checkMarkdown(TABS, (markdown) => markdown.replace(text, ''))).toThrow(`/a： Markdown 里少了 1 处：${named}`);
  });

  it('a page that is lost altogether is named with how much it says', async () => {
    expect(checkMarkdown(TABS, () => '')).toThrow(/少了 8 处：“页”、.*……/);
  });

  it('controls and ornaments may be missing', async () => {
    const html = article(
      '<p>文<button>复制</button><a class="hash-link">#</a><span aria-hidden="true">§</span></p><details id="try-it"><p>试</p></details>',
    );
    expect(checkMarkdown(html)).not.toThrow();
  });
});

describe('what is held against the search', () => {
  const html = article('<h2 id="a">甲</h2><p>文</p><pre>x = 1</pre><p data-search="none">表</p><h2 id="see-also">另见</h2><p>别页</p>');

  it('what it leaves out on purpose may be missing, and the labels of tabs', async () => {
    expect(checkSearched(html, '页 甲 文', 'x = 1')).not.toThrow();
    expect(checkSearched(TABS, '页 用 apt 安装。用 winget 安装。完成', 'winget install uv --id x')).not.toThrow();
  });

  it('anything else is named', async () => {
    expect(checkSearched(html, '页 甲', 'x = 1')).toThrow('/a：搜索记录里少了 1 处：“文”');
    expect(checkSearched(html, '页 甲 文', '')).toThrow('“x = 1”');
  });
});

it('a page that the list names must be whole in the text of all pages', async () => {
  const site = siteOf(TABS);
  site.files.set(INDEX_FILE, `- [页](${ROOT}a.md)：说明`).set(FULL_FILE, '# 页');
  expect(check(TABS, site)).toThrow(`/a：${FULL_FILE} 里没有它的全文`);
  site.files.set(FULL_FILE, site.markdown.get('/a')?.markdown ?? '');
  expect(check(TABS, site)).not.toThrow();
});
