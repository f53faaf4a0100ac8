import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {makePages} from 'docusaurus-search-zh/__fixtures__/smallSite';
import {addAliases} from 'docusaurus-search-zh/node/aliases';
import {describe, expect, it} from 'vitest';
import {aliasesOfPlugins, readAliases} from '../readAliases';

/** A site with two pages and alias files. */
function siteWith(files: Record<string, string>, frontMatter = ''): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-zh-phrases-'));
  const all = {
    'docs/a/agents.mdx': '---\nslug: /agents\n---\n\n正文\n',
    'docs/b/plain.mdx': `---\nslug: /plain\n${frontMatter}---\n\n正文\n`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`search/phrases/${name}`, text])),
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readAliases', () => {
  it('reads what is said about pages and their sections', () => {
    const site = siteWith({
      'a.yaml': '# 说明\n\n/agents:\n  page: [数字员工]\n  memory: [聊几句就忘]\n',
      'b.yaml': '# 还没有说法\n',
      'README.md': '不是数据',
    });
    expect(readAliases(site, '/zh/')).toEqual([
      {
        source: 'search/phrases/a.yaml',
        placeOf: expect.any(Function),
        route: '/agents',
        file: 'docs/a/agents.mdx',
        url: '/zh/agents',
        aliases: new Map([
          ['page', ['数字员工']],
          ['memory', ['聊几句就忘']],
        ]),
      },
    ]);
  });

  it('says once what a page of two versions is called', () => {
    const site = siteWith({'1.10/a.yaml': '/agents:\n  page: [数字员工]\n  memory: [聊几句就忘]\n/plain:\n  page: [白纸]\n'});
    writeFileSync(path.join(site, 'package.json'), '{}');
    const versions = [
      {label: '1.10', id: 'current', base: ''},
      {label: '1.5', id: '1.5', base: '/1.5'},
    ];
    for (const [file, text] of [
      [
        'site/versions.yaml',
        versions
          .map((each) => JSON.stringify({...each, source: {pages: 'docs', api: 'api.json'}}))
          .map((line) => `- ${line}\n`)
          .join(''),
      ],
      ['versioned_docs/version-1.5/agents.mdx', '---\nslug: /agents\n---\n\n正文\n'],
      ['versioned_docs/version-1.5/plain.mdx', '---\nslug: /plain\n---\n\n正文\n'],
      ['docs/plain.mdx', '---\nslug: /plain\n---\n\n正文\n'],
      ['search/phrases/1.5/a.yaml', '/agents:\n  memory: [记不住]\n'],
    ] as const) {
      mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      writeFileSync(path.join(site, file), text);
    }
    const said = new Map(readAliases(site, '/').map((entry) => [entry.url, entry]));
    const page = makePages().find(({records}) => records.some(({anchor}) => anchor === 'memory'));
    const filled = addAliases([{...page, url: '/1.5/agents'} as typeof page & object], [...said.values()]);
    expect(said.get('/1.5/plain')?.inherited?.get('page')).toEqual(['白纸']);
    const phrases = filled.flatMap(({records}) => records.map(({phrases}) => phrases));
    expect(phrases).toContain('数字员工');
    expect(phrases).toContain('记不住');
    expect(phrases.join()).not.toContain('聊几句就忘');
  });

  it('finds nothing where nobody has written anything', () => {
    expect(readAliases(siteWith({}), '/')).toEqual([]);
  });

  it('names every mistake at once', () => {
    const site = siteWith({
      'a.yaml': '/agents: 数字员工\n/agentz:\n  page: [数字员工]\n',
      'b.yaml': '/plain:\n  page: 数字员工\n  memory: []\n  tools: [1]\n/agents:\n  page: [数字员工]\n',
    });
    expect(messageOf(() => readAliases(site, '/'))).toMatchInlineSnapshot(`
      "[search-zh] 读者的说法有误：
        - search/phrases/a.yaml:1：/agents 应为键值对（page 或标题的 id → 说法的列表）；收到的是 "数字员工"
        - search/phrases/a.yaml:2：/agentz 应为这个版本里一页的地址（slug）
        - search/phrases/b.yaml:2：/plain 的 page 应为至少一个说法的列表；收到的是 "数字员工"
        - search/phrases/b.yaml:3：/plain 的 memory 应为至少一个说法的列表；收到的是 []
        - search/phrases/b.yaml:4：/plain 的 tools 应为至少一个说法的列表；收到的是 [1]
        - search/phrases/b.yaml:5：/agents 已经写在 search/phrases/a.yaml 里；一页只写一处
      写法见 CONTRIBUTING.md 的“读者的说法”一节。"
    `);
  });

  it('refuses a file that holds no pages, and one that is no YAML', () => {
    expect(messageOf(() => readAliases(siteWith({'a.yaml': '- /agents\n'}), '/'))).toMatchInlineSnapshot(`
      "[search-zh] 读者的说法有误：
        - search/phrases/a.yaml:1：应为键值对（页面的地址 → 它的说法）；收到的是 ["/agents"]
      写法见 CONTRIBUTING.md 的“读者的说法”一节。"
    `);
    expect(messageOf(() => readAliases(siteWith({'a.yaml': '/agents:\n  page: [甲\n'}), '/'))).toMatch(
      /^search\/phrases\/a\.yaml 不是有效的 YAML/,
    );
  });

  it('says where aliases belong that stand in front matter', () => {
    const site = siteWith({}, 'search:\n  page: [数字员工]\n');
    expect(messageOf(() => readAliases(site, '/'))).toMatchInlineSnapshot(`
      "[search-zh] 读者的说法有误：
        - docs/b/plain.mdx:3：front matter 里不写 search；把它移到 search/phrases/b.yaml 的 /plain 下
      写法见 CONTRIBUTING.md 的“读者的说法”一节。"
    `);
  });
});

describe('aliasesOfPlugins', () => {
  it('takes them from the content of any plugin', () => {
    const content = {
      'api-reference': {default: {searchAliases: [{permalink: '/api/logout', aliases: ['登出']}]}},
      other: {default: undefined},
    } as unknown as AllContent;
    expect(aliasesOfPlugins(content)).toEqual([
      {source: 'api-reference', route: '/api/logout', url: '/api/logout', aliases: new Map([['page', ['登出']]])},
    ]);
  });
});
