import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../../../lib/build/builtPage';
import {checkMarkdown, outlinePage} from '../checkMarkdown';

const siteUrl = 'https://docs.example.cn/langflow/';
const html = `<link rel=alternate type=text/markdown href=/langflow/a.md /><i id=here></i>${'x'.repeat(2000)}`;
const index = `- [甲](${siteUrl}a.md)：说明`;
const outline = (file: string, text: string) => outlinePage(new BuiltPage('/', file, text));
const check = (markdown: string, rest: {html?: string; index?: string; others?: {file: string; html: string}[]; source?: string} = {}) =>
  checkMarkdown({
    siteUrl,
    indexes: [{file: 'llms.txt', text: rest.index ?? index}],
    hasFile: (file) => file === 'img/logo.svg',
    pages: [outline('a.html', rest.html ?? html), ...(rest.others ?? []).map((other) => outline(other.file, other.html))],
    markdown: [{file: 'a.md', text: markdown}],
    sources: new Map(rest.source === undefined ? [] : [['a.md', rest.source]]),
  });

describe('checkMarkdown', () => {
  it('accepts a clean page, code that looks like markup included', () => {
    expect(
      check(
        `# 甲\n\n[链接](${siteUrl}a#here)、[文件](${siteUrl}img/logo.svg)、[外站](https://example.com)\n\n\`\`\`js\nimport x from 'y';\n<div>\n\`\`\`\n`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['no title', '正文\n', '第一行应为标题'],
    ['HTML', '# 甲\n\n<div>块</div>\n', '残留的 HTML'],
    ['a comment of MDX', '# 甲\n\n{/* 注释 */}\n', '残留的标记'],
    ['an import', "# 甲\n\nimport Tabs from '@theme/Tabs';\n", '残留的标记'],
    ['a picture', '# 甲\n\n![图](https://example.com/a.png)\n', '应换成文字'],
    ['a relative link', '# 甲\n\n[链接](/langflow/a)\n', '不是完整的地址'],
    ['a link to no page', `# 甲\n\n[链接](${siteUrl}b)\n`, '没有对应的页面或标题'],
    ['a link to no file', `# 甲\n\n[链接](${siteUrl}img/none.svg)\n`, '没有对应的页面或标题'],
    ['a link to no heading', `# 甲\n\n[链接](${siteUrl}a#there)\n`, '没有对应的页面或标题'],
    ['more bytes than the page', `# 甲\n\n${'长'.repeat(1000)}\n`, '比它的网页还大'],
  ])('reports %s', (_case, markdown, message) => {
    expect(check(markdown)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [
      'rows run together',
      '<article><table><tr><th>甲<th>乙<tr><td>一<td>二</table></article>',
      '# 甲\n\n| 甲 | 乙一 | 二 |\n| --- | --- | --- |\n',
      '有 1 个表格的行，网页有 2 个',
    ],
    ['items run together', '<article><ul><li><p>一<li><p>二</ul></article>', '# 甲\n\n- 一二\n', '有 1 个列表项，网页有 2 个'],
    ['a lost heading', '<article><h2>节</h2><p>文</article>', '# 甲\n\n节\n\n文\n', '有 0 个二到四级标题，网页有 1 个'],
  ])('reports %s', (_case, article, markdown, message) => {
    expect(check(markdown, {html: html.replace('/>', `/><title>甲</title>${article}`)})).toEqual([`a.md：${message}`]);
  });

  it.each([
    ['a space in inline code', '<p><code>com.<wbr>Langflow</code></p>', '`com. Langflow`', '行内代码（一字不差） "com.Langflow"'],
    ['two spaces joined', '<p><code>a  b</code></p>', '`a b`', '行内代码（一字不差） "a  b"'],
    ['a space lost at the start', '<td><code> (copy)</code></td>', '`(copy)`', '行内代码（一字不差） " (copy)"'],
    [
      'code turned into words',
      '<details><summary>变量 <code>A_B</code></summary></details>',
      '**变量 A\\_B**',
      '行内代码（一字不差） "A_B"',
    ],
    ['one of two lost', '<p><code>x</code>、<code>x</code></p>', '`x`', '行内代码（一字不差） "x"'],
    ['a blank line of a block', '<pre><code>a\n\n  b\n</code></pre>', '```\na\n  b\n```', '代码块（一字不差） "a\\n\\n  b"'],
    ['an indentation of a block', '<pre><b>if</b> x:\n    y</pre>', '```\nif x:\n  y\n```', '代码块（一字不差） "if x:\\n    y"'],
  ])('reports %s', (_case, article, text, message) => {
    const page = html.replace('/>', `/><title>甲</title><article>${article}</article>`);
    expect(check(`# 甲\n\n${text}\n`, {html: page})).toEqual([`a.md：没有网页里的${message}`]);
  });

  it.each([
    ['inline code', '路径是 `C:\\com.Langflow\\data`。', '行内代码（一字不差） "C:\\\\com.Langflow\\\\data"'],
    ['code in a table', '| 甲 |\n| --- |\n| `a\\|b` |', '行内代码（一字不差） "a|b"'],
    ['code in a tab', '<Tabs>\n<TabItem value="a">\n\n```py\nx = 1\n```\n\n</TabItem>\n</Tabs>', '代码块（一字不差） "x = 1"'],
  ])('reports %s of the source that is missing', (_case, source, message) => {
    expect(check('# 甲\n\n别的\n', {source})).toEqual([`a.md：没有源文件里的${message}`]);
  });

  it('accepts code that is the same, however the page breaks and colours it', () => {
    const code =
      '<p><code>com.</code></p><p><code class="pieces">com.<wbr><span>Langflow\\data</span></code></p><pre><span>a</span>\n\n  b\n</pre>';
    const page = html.replace('/>', `/><title>甲</title><article>${code}<h1><code>t</code></h1><button><code>b</code></button></article>`);
    const markdown = '# t\n\n`com.`\n\n`com.Langflow\\data`\n\n```\na\n\n  b\n```\n';
    expect(check(markdown, {html: page, source: '`com.Langflow\\data`\n'})).toEqual([]);
  });

  it('passes over the items of controls, and allows lines of a picture as items', () => {
    const article = '<article><nav><li>目录</nav><ul role=tablist><li>标签</ul><div id=try-it><li>项</div></article>';
    expect(check('# 甲\n\n- 图里的一行\n', {html: html.replace('/>', `/><title>甲</title>${article}`)})).toEqual([]);
  });

  it('reports a file without a page beside it', () => {
    const site = {siteUrl, indexes: [{file: 'llms.txt', text: index}], hasFile: () => false, pages: [], sources: new Map<string, string>()};
    expect(checkMarkdown({...site, markdown: [{file: 'a.md', text: '# 甲\n'}]})).toEqual(['a.md：旁边没有网页 a.html']);
  });

  it('reports a page that does not name its file', () => {
    expect(check('# 甲\n', {html: html.replace('a.md', 'b.md')})).toEqual([expect.stringContaining('没有用 <link')]);
  });

  it('reports a page that names a file which is not there', () => {
    const others = [
      {file: 'b.html', html: html.replace('a.md', 'b.md')},
      {file: 'c.html', html: '<link rel=icon href=/c.svg>'},
    ];
    expect(check('# 甲\n', {others})).toEqual(['b.html：用 <link rel="alternate"> 指向的 Markdown 文件不存在']);
  });

  it('reports pages that the list lacks, repeats or invents, and a list that is too long', () => {
    expect(check('# 甲\n', {index: ''})).toEqual(['llms.txt：a.md 列了 0 次，应为一次']);
    expect(check('# 甲\n', {index: `${index}\n${index}`})).toEqual(['llms.txt：a.md 列了 2 次，应为一次']);
    expect(check('# 甲\n', {index: `${index}\n- [乙](${siteUrl}b.md)：说明`})).toEqual(['llms.txt：b.md 不是本站的文件']);
    expect(check('# 甲\n', {index: `${index}${'长'.repeat(40_000)}`})).toEqual([expect.stringContaining('应不超过')]);
  });
});
