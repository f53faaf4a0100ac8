import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkComponentIndex from '../remarkComponentIndex';

const CATALOG = [
  {
    route: '/components-tools',
    category: '工具',
    notComponents: [],
    components: [
      {name: 'MCP', gloss: 'MCP', anchor: 'mcp', summary: '连接服务器。', legacy: true},
      {name: 'URL', gloss: '网址', anchor: 'web', summary: '见专页。', page: '/components-data'},
    ],
  },
  {
    route: '/components-data',
    category: '数据',
    notComponents: [],
    components: [{name: 'URL', gloss: '网址', anchor: 'url', summary: '抓取网页。'}],
  },
];

async function render(source: string, slug: string): Promise<string> {
  const file = new VFile({value: source, data: {frontMatter: {slug}}});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkComponentIndex, {catalog: CATALOG, order: ['/components-data', '/components-tools']})
    .use(remarkStringify);
  return String(await processor.process(file));
}

describe('remarkComponentIndex', () => {
  it('lists the components of the page, with links on the page', async () => {
    expect(await render('前\n\n<ComponentIndex />\n\n后', '/components-data')).toBe('前\n\n* [URL](#url)（网址）：抓取网页。\n\n后\n');
  });

  it('does not repeat a name as its own gloss, and marks legacy components', async () => {
    expect(await render('<ComponentIndex />', '/components-tools')).toBe(
      '* [MCP](#mcp)（旧版）：连接服务器。\n* [URL](#web)（网址）：见专页。\n',
    );
  });

  it('lists all components in the order of the sidebar, each once', async () => {
    expect(await render('<ComponentIndex all />', '/concepts-components')).toBe(
      '[**数据**](/components-data)\n\n* [URL](/components-data#url)（网址）：抓取网页。\n\n[**工具**](/components-tools)\n\n* [MCP](/components-tools#mcp)（旧版）：连接服务器。\n',
    );
  });

  it('says which file is missing', async () => {
    await expect(render('<ComponentIndex />', '/components-io')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: <ComponentIndex />：没有找到 site/components/components-io.yaml；请建立这个文件，或者用 <ComponentIndex all /> 列出全站组件]`,
    );
  });
});
