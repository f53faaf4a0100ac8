import {readFileSync} from 'node:fs';
import path from 'node:path';
import extractOf, {searchedOf} from 'docusaurus-search-zh/node/extractPages';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/build/builtPage';
import type {BuiltSite, MarkdownPage} from '../../../lib/build/publishStep';
import {takeThrough} from '../__fixtures__/takeThrough';
import {findLostPieces, type NotSearched} from '../node/fidelity/analyseFidelity';
import {checkFidelity} from '../node/fidelity/checkFidelity';
import {FULL_FILE, INDEX_FILE} from '../node/lists/buildTexts';
import analyseMarkdown from '../node/markdown/analyseMarkdown';

const ROOT = 'https://docs.example.cn/';
const KINDS = readFileSync(path.join(__dirname, '../__fixtures__/kinds/page.html'), 'utf8');
const article = (body: string) => `<article><h1>页</h1>${body}</article>`;
const TABS = article(
  '<div><ul role="tablist"><li role="tab">Linux</li><li role="tab">Windows</li></ul>' +
    '<div role="tabpanel"><p>用 apt 安装。</p></div><div role="tabpanel" hidden><p>用 winget 安装。</p><pre>winget install uv\n\n--id x</pre></div></div><p>完成。</p>',
);

const pageOf = (html: string) => new BuiltPage('/a', 'a.html', html);

const SETTINGS = {root: ROOT, trailingSlash: false, outDir: '', baseUrl: '/'};
const markdownOf = (html: string) => analyseMarkdown(pageOf(html), SETTINGS, {});
const NOT_SEARCHED: NotSearched = {sections: ['see-also'], isLeftOut: ({properties}) => properties.dataSearch === 'none'};

/** What the Markdown of a page has lost once it is changed. */
const checkMarkdown = (html: string, change: (markdown: string) => string = (text) => text): string =>
  findLostPieces(pageOf(html), {markdown: change(markdownOf(html)?.markdown ?? '')}, NOT_SEARCHED).join('\n');

const checkSearched = (html: string, text: string, code = ''): string =>
  findLostPieces(pageOf(html), {markdown: markdownOf(html)?.markdown ?? '', searched: {text, code}}, NOT_SEARCHED).join('\n');

it('finds the text alternative of a picture in the search data, which keep it apart', () => {
  const html = article('<h2 id="a">甲</h2><p>之前</p><img alt="一张图"><p>之后</p>');
  const found = extractOf({route: '/a', tree: pageOf(html).tree}, {baseUrl: '/', trailingSlash: false, scopes: [], skippedSections: []});
  const lost = (searched: ReturnType<typeof searchedOf>) =>
    findLostPieces(pageOf(html), {markdown: markdownOf(html)?.markdown ?? '', searched}, NOT_SEARCHED).join();
  const searched = searchedOf(found ?? {records: []});
  expect(lost(searched)).toBe('');
  expect(lost({...searched, pictures: ''})).toContain('“一张图”');
});

describe('what is held against the Markdown', () => {
  it.each([
    ['every kind of content', KINDS],
    ['tabs', TABS],
    ['code in a table', article('<table><tr><th>甲</th></tr><tr><td><pre>a | b\n  c</pre></td></tr></table>')],
    ['marks that Markdown escapes', article('<p>a_b * c &lt;d&gt; [e](f) `g`</p><p><code>[h](/i)</code> 之后</p>')],
    ['a link in the middle of a sentence', article('<p>见<a href="https://a.example/x_(y)?z">那一页</a>的说明</p>')],
    ['a title that does not come first', '<article><p>版本</p><h1>页</h1></article>'],
  ])('%s is found whole', async (_kind, html) => {
    expect(checkMarkdown(html)).toBe('');
  });

  it.each([
    ['a panel', '用 winget 安装。', '“用 winget 安装。”'],
    ['the label of a panel', '**Windows**', '“Windows”'],
    ['a line of code', 'winget install uv', '“winget install uv”'],
    ['a mark in a line of code', '--id', '“--id x”'],
    ['what follows', '完成', '“完成。”'],
  ])('%s that is lost is named', async (_what, text, named) => {
    expect(checkMarkdown(TABS, (markdown) => markdown.replace(text, ''))).toContain(`/a： Markdown 里少了 1 处：${named}`);
  });

  it('a page that is lost altogether is named with how much it says', async () => {
    expect(checkMarkdown(TABS, () => '')).toMatch(/少了 8 处：“页”、.*……/);
  });

  it('controls and ornaments may be missing', async () => {
    const html = article(
      '<p>文<button>复制</button><a class="hash-link">#</a><span aria-hidden="true">§</span></p><details id="try-it"><p>试</p></details>',
    );
    expect(checkMarkdown(html)).toBe('');
  });
});

describe('what is held against the search', () => {
  const html = article('<h2 id="a">甲</h2><p>文</p><pre>x = 1</pre><p data-search="none">表</p><h2 id="see-also">另见</h2><p>别页</p>');

  it('what it leaves out on purpose may be missing, and the labels of tabs', async () => {
    expect(checkSearched(html, '页 甲 文', 'x = 1')).toBe('');
    expect(checkSearched(TABS, '页 用 apt 安装。用 winget 安装。完成', 'winget install uv --id x')).toBe('');
  });

  it('anything else is named', async () => {
    expect(checkSearched(html, '页 甲', 'x = 1')).toContain('/a：搜索记录里少了 1 处：“文”');
    expect(checkSearched(html, '页 甲 文', '')).toContain('“x = 1”');
  });
});

describe('the step', () => {
  const siteOf = (full: string): Partial<BuiltSite> => {
    const page = markdownOf(TABS) as MarkdownPage;
    const files = new Map([
      [INDEX_FILE, `- [页](${ROOT}a.md)：说明`],
      [FULL_FILE, full],
    ]);
    return {root: ROOT, markdown: new Map([['/a', page]]), files};
  };
  const check = (html: string, site: Partial<BuiltSite>) => () =>
    takeThrough(checkFidelity(['see-also']), [pageOf(html)], site, {markdown: markdownOf(TABS)});

  it('names the pages that have lost something', () => {
    const site = siteOf(markdownOf(TABS)?.markdown ?? '');
    expect(check(TABS, site)).not.toThrow();
    expect(check(TABS.replace('完成', '完工'), site)).toThrow('/a： Markdown 里少了 1 处：“完工。”');
  });

  it('a page that the list names must be whole in the text of all pages', () => {
    expect(check(TABS, siteOf('# 页'))).toThrow(`/a：${FULL_FILE} 里没有它的全文`);
  });
});
