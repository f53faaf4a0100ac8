import {describe, expect, it} from 'vitest';
import {pageHtml} from '../../__fixtures__/smallSite';
import {extractPage} from '../extractPage';
import {parseHtml} from '../html';

const extract = (html: string) => extractPage({url: '/flows', scope: 'docs', otherPart: '文档', tree: parseHtml(html)}, ['see-also']);

describe('extractPage', () => {
  it('makes one record of each section, with the headings above it', () => {
    const html = pageHtml({
      url: '/flows',
      title: '构建流程',
      description: '构建流程（flows）。',
      sections: [{text: '开头'}, {id: 'create', heading: '创建流程', text: '点击 <b>New Flow</b>（新建流程）', code: 'print(1)'}],
    });
    expect(extract(html)?.records).toMatchObject([
      {
        url: '/flows',
        anchor: null,
        content: '构建流程（flows）。\n开头',
        part: '手册',
        title: '构建流程',
        headings: [],
      },
      {
        url: '/flows#create',
        anchor: 'create',
        content: '点击 New Flow（新建流程）',
        code: 'print(1)',
        part: '手册',
        title: '构建流程',
        headings: ['创建流程'],
      },
    ]);
  });

  it('forgets lower headings when a higher one follows', () => {
    const html = '<article><h1>页</h1><h2 id="a">甲</h2><h3 id="b">乙</h3><h2 id="c">丙</h2></article>';
    expect(extract(html)?.records.map(({headings}) => headings)).toEqual([[], ['甲'], ['甲', '乙'], ['丙']]);
  });

  it('keeps the cells of a row on one line and blocks apart', () => {
    const html =
      '<article><h1>页</h1><table><tr><td><code>name</code></td><td>名称</td></tr><tr><td>id</td><td>编号</td></tr></table><ul><li>甲</li><li>乙</li></ul></article>';
    expect(extract(html)?.records[0]?.content).toBe('name 名称\nid 编号\n甲\n乙');
  });

  it('knows what the rows of a table explain', () => {
    const html =
      '<article><h1>页</h1><table><tr><th><code>名</code></th><th>值</th></tr><tr><td><code>WORKSHOP_PORT</code></td><td><code>7860</code></td></tr><tr><td>别的</td><td>无</td></tr></table></article>';
    expect(extract(html)?.records[0]?.names).toBe('WORKSHOP_PORT');
  });

  it('keeps text alternatives apart from the text', () => {
    const html = '<article><h1>页</h1><p>正文</p><img alt="一张图"><div role="img" aria-label="画出来的图">标签</div></article>';
    expect(extract(html)?.records[0]).toMatchObject({content: '正文', pictures: '一张图\n画出来的图'});
  });

  it('knows the name of the page in the menu, if it differs from the title', () => {
    const withCrumb = (name: string) =>
      `<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item breadcrumbs__item--active">${name}</li></ul></nav><article><h1>在 Playground 里测试流程</h1></article>`;
    expect(extract(withCrumb('测试流程'))?.label).toBe('测试流程');
    expect(extract(withCrumb('在 Playground 里测试流程'))?.label).toBeUndefined();
  });

  it('leaves out what is not text of the page', () => {
    const html =
      '<article><nav>导航</nav><h1>页</h1><p>正文<button>复制</button><span aria-hidden="true">装饰</span></p><div data-search="none">表格</div><h2 id="see-also">另请参阅</h2><p>别的页</p></article>';
    expect(extract(html)?.records.map(({content}) => content)).toEqual(['正文']);
  });

  it('takes text that looks like markup for text', () => {
    const html = '<article><h1>页</h1><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></article>';
    expect(extract(html)?.records[0]?.content).toBe('<script>alert(1)</script>');
  });

  it('passes over pages without an article and pages that ask not to be found', () => {
    expect(extract('<main>跳转</main>')).toBeNull();
    expect(extract('<head><meta name="robots" content="noindex, follow"></head><article><h1>页</h1></article>')).toBeNull();
  });

  it('leaves the tree as it is, for those who read it next', () => {
    const html = '<article><h1>页</h1><button>复制</button></article>';
    const tree = parseHtml(html);
    extractPage({url: '/flows', scope: 'docs', otherPart: '文档', tree});
    expect(tree).toEqual(parseHtml(html));
  });

  it('names the part of the site that a page belongs to', () => {
    const tree = parseHtml('<article><h1>运行</h1></article>');
    const partOf = (part?: string) => extractPage({url: '/api/run', scope: 'api', part, otherPart: '文档', tree})?.records[0]?.part;
    expect([partOf('API 参考'), partOf()]).toEqual(['API 参考', '文档']);
  });
});
