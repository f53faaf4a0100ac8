import {describe, expect, it} from 'vitest';
import type {DocsPage} from '../../docsIndex';
import {buildSidebar, collectPlaces, parseSidebar, type SidebarEntry} from '../sidebar';

const page = (route: string): DocsPage => ({
  file: `x${route}.mdx`,
  path: `docs/x${route}.mdx`,
  id: `x${route}`,
  route,
  address: route,
  frontMatter: {},
});
const entries: SidebarEntry[] = [
  {route: '/', label: '首页'},
  {
    category: '流程',
    items: [
      {route: '/flows', label: '构建流程'},
      {category: '运行', items: [{route: '/run', label: '运行流程'}]},
    ],
  },
  {category: 'API', items: [{route: '/api', label: 'API 参考'}]},
];
const knownRoutes = ['/', '/flows', '/run', '/api'];

describe('parseSidebar', () => {
  it('tells of each entry what its own form lacks', () => {
    const source = '- {route: 1, lable: x}\n- {category: 流程, items: [{route: /}, {category: 运行}]}\n- 首页\n';
    expect(() => parseSidebar(source)).toThrowErrorMatchingInlineSnapshot(`
      [Error: sidebar.yaml 有误：
        - sidebar.yaml:1：[0].route：应为非空文字；收到的是 1
        - sidebar.yaml:1：[0].label：应为非空文字；收到的是空（没有这个键）
        - sidebar.yaml:1：[0].lable：没有这个键；删去它，或者改正（这里应为{route: 路径, label: 文字}、{category: 文字, items: 列表} 或 {group: 文字, items: 列表}）
        - sidebar.yaml:2：[1].items[0].label：应为非空文字；收到的是空（没有这个键）
        - sidebar.yaml:2：[1].items[1].items：应为列表；收到的是空（没有这个键）
        - sidebar.yaml:3：[2]：应为{route: 路径, label: 文字}、{category: 文字, items: 列表} 或 {group: 文字, items: 列表}；收到的是 "首页"
      写法见文件开头的说明。]
    `);
  });
});

it('the section of a page is its first category, outside of categories its group, outside of groups itself', () => {
  const nested: SidebarEntry[] = [
    {route: '/', label: '首页'},
    {
      group: '搭建',
      items: [
        {route: '/flows', label: '构建流程'},
        {category: '运行', items: [{group: '从代码', items: [{category: 'API', items: [{route: '/run', label: '运行流程'}]}]}]},
      ],
    },
  ];
  expect([...collectPlaces(nested)].map(([route, {section}]) => [route, section])).toEqual([
    ['/', '首页'],
    ['/flows', '搭建'],
    ['/run', '运行'],
  ]);
});

describe('buildSidebar', () => {
  it('leaves out pages that are not written, and sections without any', () => {
    expect(buildSidebar({entries, pages: [page('/'), page('/flows')], knownRoutes})).toEqual([
      {type: 'doc', id: 'x/', label: '首页'},
      {type: 'category', label: '流程', collapsed: true, items: [{type: 'doc', id: 'x/flows', label: '构建流程'}]},
    ]);
  });

  it('puts the title of a group before its entries, unless none of them is written', () => {
    const grouped: SidebarEntry[] = [
      {group: '开始', items: [{route: '/', label: '首页'}]},
      {group: '搭建', items: [{category: '流程', items: [{route: '/flows', label: '构建流程'}]}]},
    ];
    expect(buildSidebar({entries: grouped, pages: [page('/')], knownRoutes})).toEqual([
      {type: 'html', value: '开始', className: 'menu__group'},
      {type: 'doc', id: 'x/', label: '首页'},
    ]);
  });

  it('links to routes that other plugins serve', () => {
    expect(buildSidebar({entries, pages: [], knownRoutes, linkRoutes: ['/api']})).toEqual([
      {type: 'category', label: 'API', collapsed: true, items: [{type: 'link', href: '/api', label: 'API 参考'}]},
    ]);
  });

  it("may name a page of the site's own, and need not", () => {
    const ownPages = [page('/nginx'), page('/about')];
    const named: SidebarEntry[] = [
      {route: '/', label: '首页'},
      {route: '/nginx', label: 'nginx'},
    ];
    expect(buildSidebar({entries: named, pages: [page('/')], ownPages, knownRoutes})).toEqual([
      {type: 'doc', id: 'x/', label: '首页'},
      {type: 'doc', id: 'x/nginx', label: 'nginx'},
    ]);
  });

  it('names every unknown, repeated and forgotten route at once', () => {
    const wrong: SidebarEntry[] = [...entries, {route: '/typo', label: '错'}, {route: '/flows', label: '又一次'}];
    expect(() =>
      buildSidebar({entries: wrong, pages: [page('/lost'), page('/unknown')], knownRoutes: [...knownRoutes, '/lost']}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: sidebar.yaml 有误：
        - route /typo：没有这个页面；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug
        - route /flows：出现了不止一次；请只留一处
        - docs/x/lost.mdx:1：route /lost 不在 sidebar.yaml 中；请把它加进来]
    `);
  });
});
