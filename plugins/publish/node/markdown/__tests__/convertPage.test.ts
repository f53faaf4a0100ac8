import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../../lib/build/html';
import {convertPage} from '../convertPage';

const FIXTURE = path.join(__dirname, '../../../__fixtures__/kinds');
const url = 'https://docs.example.cn/langflow/page';

describe('convertPage', () => {
  it('writes every kind of content as Markdown', async () => {
    const page = convertPage(parseHtml(readFileSync(path.join(FIXTURE, 'page.html'), 'utf8')), url);
    expect(page?.title).toBe('每一种内容');
    expect(page?.description).toBe('一页里有每一种内容。');
    await expect(page?.body).toMatchFileSnapshot(path.join(FIXTURE, 'expected.md'));
  });

  it.each([
    ['pieces of a name', '<p><code class="pieces">com.<wbr><span>Langflow\\data</span></code></p>', 'com.Langflow\\data'],
    ['pieces as buttons of a name', '<p><code><b>a</b><span>b</span><a href="/c">c</a></code></p>', 'abc'],
    ['several spaces', '<p>用 <code>a  =  b</code> 写</p>', 'a  =  b'],
    ['a space at the start', '<table><tr><td><code> (copy)</code></td></tr></table>', ' (copy)'],
    ['nothing but a space', '<p>用 <code> </code> 隔开</p>', ' '],
    ['spaces at both ends', '<ul><li><code> x </code></li></ul>', ' x '],
    ['backticks', '<p><code>`a` ``b``</code></p>', '`a` ``b``'],
    ['a bar in a table', '<table><tr><td><code>a|b||c</code></td></tr></table>', 'a|b||c'],
    ['a summary', '<details><summary>变量 <code>A_B*C</code> 从哪里来</summary><p>文</p></details>', 'A_B*C'],
    ['the title of an admonition', '<div class="theme-admonition"><div>先设 <code>A__B</code></div><div><p>文</p></div></div>', 'A__B'],
    ['a link', '<p><a href="/a"><code>x-<wbr>y</code></a></p>', 'x-y'],
  ])('keeps inline code to the letter: %s', (_case, html, text) => {
    const body = convertPage(parseHtml(`<article><h1>页</h1>${html}</article>`), url)?.body ?? '';
    const found: string[] = [];
    visit(unified().use(remarkParse).use(remarkGfm).parse(body), 'inlineCode', ({value}) => {
      found.push(value);
    });
    expect(found, body).toEqual([text]);
  });

  it('passes over what is no page of documentation', () => {
    expect(convertPage(parseHtml('<p>跳转</p>'), url)).toBeNull();
    const hidden = '<head><meta name="robots" content="noindex"></head><article><h1>页</h1></article>';
    expect(convertPage(parseHtml(hidden), url)).toBeNull();
  });
});
