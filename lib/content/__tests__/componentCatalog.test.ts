import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readComponentCatalog} from '../componentCatalog';
import {type DocsVersion, readRootVersion, readVersions} from '../versions';

function folderWith(files: Record<string, string>): DocsVersion {
  const root = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  mkdirSync(path.join(root, 'site/components'), {recursive: true});
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'site/components', name), text);
  return readRootVersion(root);
}

const GOOD = 'category: 数据\ncomponents:\n  - {name: URL, gloss: 网址, anchor: url, summary: 抓取网页。}\n';

describe('readComponentCatalog', () => {
  it('reads a file a page, by route', () => {
    const other = GOOD.replace('URL', 'Setup');
    expect(
      readComponentCatalog(folderWith({'components-data.yaml': GOOD, 'integrations__notion__setup.yaml': other})).map(({route}) => route),
    ).toEqual(['/components-data', '/integrations/notion/setup']);
  });

  it('lists every problem of every file', () => {
    const folder = folderWith({
      'a.yaml':
        'category: 数据\ncomponents:\n  - {name: URL, gloss: 网址, anchor: url, sumary: 抓取网页。}\n  - {name: B, gloss: 乙, anchor: url, summary: 好。}\n',
      'b.yaml': 'components: none\n',
      'c.yaml': 'category: [\n',
    });
    expect(() => readComponentCatalog(folder)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/components/a.yaml 有误：
        - components[0].summary：应为非空文字；收到的是空（没有这个键）
        - components[0].sumary：没有这个键；删去它，或者改正（这里应为含 name、gloss、anchor、summary，可以加 legacy、page 的键值对）
        - components[1].anchor：应为本页没有用过的 id；收到的是 "url"
      site/components/b.yaml 有误：
        - category：应为类别的中文名；收到的是空（没有这个键）
        - components：应为列表；收到的是 "none"
      site/components/c.yaml 不是有效的 YAML：
        - site/components/c.yaml:2：Flow sequence in block collection must be sufficiently indented and end with a ]
      改正 YAML；值里有冒号、# 或引号时加引号。]
    `);
  });
});

describe('a component that two pages list', () => {
  const stub = (page: string) => GOOD.replace('summary: 抓取网页。', `summary: 见专页。, page: ${page}`);

  it('names the page that describes it', () => {
    const catalog = readComponentCatalog(folderWith({'a.yaml': stub('/b'), 'b.yaml': GOOD}));
    expect(catalog.map(({components}) => components[0]?.page)).toEqual(['/b', undefined]);
  });

  it('is an error otherwise', () => {
    expect(() =>
      readComponentCatalog(folderWith({'a.yaml': GOOD, 'b.yaml': GOOD, 'c.yaml': stub('/d')})),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/components/ 中的组件目录有误：
        - /c：URL 的 page 应为另一个列出 URL 的页面的路径；收到的是 /d
        - /b：URL 在 /a 里已有；请在其中一处加上 page，写出详细介绍它的页面]
    `);
  });
});

describe.each(readVersions())('the catalog of $label', (version) => {
  it('describes no component twice in the same words', () => {
    const summaries = readComponentCatalog(version).flatMap(({components}) => components.map(({summary}) => summary));
    expect(summaries.filter((summary, i) => summaries.indexOf(summary) !== i)).toEqual([]);
  });
});
