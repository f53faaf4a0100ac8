import {describe, expect, it} from 'vitest';
import {readVersions} from '../../content/versions';
import {componentCatalog} from '../componentCatalog';
import {render, versionWith} from './versionWith';

const GOOD = 'category: 数据\ncomponents:\n  - {name: URL, gloss: 网址, anchor: url, summary: 抓取网页。}\n';
const read = (files: Record<string, string>) => componentCatalog.read(versionWith(files));

describe('the component catalog', () => {
  it('has one file per page, named after the route', () => {
    const other = GOOD.replace('URL', 'Setup');
    const pages = read({'components/components-data.yaml': GOOD, 'components/integrations__notion__setup.yaml': other});
    expect(pages?.map(({route}) => route)).toEqual(['/components-data', '/integrations/notion/setup']);
  });

  it('lists all problems of all files', () => {
    const files = {
      'components/a.yaml':
        'category: 数据\ncomponents:\n  - {name: URL, gloss: 网址, anchor: url, sumary: 抓取网页。}\n  - {name: B, gloss: 乙, anchor: url, summary: 好。}\n',
      'components/b.yaml': 'components: none\n',
      'components/c.yaml': 'category: [\n',
    };
    expect(() => read(files)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/components/a.yaml 有误：
        - site/1.13/components/a.yaml:3：components[0].summary：应为非空文字；收到的是空（没有这个键）
        - site/1.13/components/a.yaml:3：components[0].sumary：没有这个键；删去它，或者改正（这里应为含 name、gloss、anchor、summary，可以加 legacy、page 的键值对）
        - site/1.13/components/a.yaml:4：components[1].anchor：应为本页没有用过的 id；收到的是 "url"
      site/1.13/components/b.yaml 有误：
        - site/1.13/components/b.yaml:1：category：应为类别的中文名；收到的是空（没有这个键）
        - site/1.13/components/b.yaml:1：components：应为列表；收到的是 "none"
      site/1.13/components/c.yaml 不是有效的 YAML：
        - site/1.13/components/c.yaml:2：Flow sequence in block collection must be sufficiently indented and end with a ]
      改正 YAML；值里有冒号、# 或引号时加引号。]
    `);
  });
});

describe('a component that two pages list', () => {
  const stub = (page: string) => GOOD.replace('summary: 抓取网页。', `summary: 见专页。, page: ${page}`);

  it('names the page that describes it', () => {
    const catalog = read({'components/a.yaml': stub('/b'), 'components/b.yaml': GOOD});
    expect(catalog?.map(({components}) => components[0]?.page)).toEqual(['/b', undefined]);
  });

  it('is an error otherwise', () => {
    const files = {'components/a.yaml': GOOD, 'components/b.yaml': GOOD, 'components/c.yaml': stub('/d')};
    expect(() => read(files)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/components/ 中的组件目录有误：
        - site/1.13/components/c.yaml:3：URL 的 page 应为另一个列出 URL 的页面的路径；收到的是 /d
        - site/1.13/components/b.yaml:3：URL 在 /a 里已有；请在其中一处加上 page，写出详细介绍它的页面]
    `);
  });
});

describe('ComponentIndex', () => {
  const version = versionWith({
    'components/components-tools.yaml': `category: 工具
components:
  - {name: MCP, gloss: MCP, anchor: mcp, summary: 连接服务器。, legacy: true}
  - {name: URL, gloss: 网址, anchor: web, summary: 见专页。, page: /components-data}
`,
    'components/components-data.yaml': GOOD,
  });
  const show = (source: string, slug: string) => render(componentCatalog, version, source, slug);

  it('lists the components of the page, with links on the page', async () => {
    expect(await show('前\n\n<ComponentIndex />\n\n后', '/components-data')).toBe('前\n\n* [URL](#url)（网址）：抓取网页。\n\n后\n');
  });

  it('does not repeat a name as its own gloss, and marks legacy components', async () => {
    expect(await show('<ComponentIndex />', '/components-tools')).toBe(
      '* [MCP](#mcp)（旧版）：连接服务器。\n* [URL](#web)（网址）：见专页。\n',
    );
  });

  it('lists all components in the order of the sidebar, each once', async () => {
    expect(await show('<ComponentIndex all />', '/concepts-components')).toBe(
      '[**数据**](/components-data)\n\n* [URL](/components-data#url)（网址）：抓取网页。\n\n[**工具**](/components-tools)\n\n* [MCP](/components-tools#mcp)（旧版）：连接服务器。\n',
    );
  });

  it('says which file is missing', async () => {
    await expect(show('<ComponentIndex />', '/components-io')).rejects.toThrow('没有找到 site/1.13/components/components-io.yaml');
  });
});

describe.each(readVersions())('the catalog of $label', (version) => {
  it('describes no component twice in the same words', () => {
    const summaries = (componentCatalog.read(version) ?? []).flatMap(({components}) => components.map(({summary}) => summary));
    expect(summaries.filter((summary, i) => summaries.indexOf(summary) !== i)).toEqual([]);
  });
});
