import {describe, expect, it} from 'vitest';
import type {ApiChanges} from '../../../../../lib/openapi/apiChanges';
import {createProseRenderer} from '../../renderProse';
import {buildChangesPage} from '../buildChangesPage';
import {compareApis} from '../compareApis';
import {describeOnPage} from '../describeOperation';
import {makeApi, makeOperation, versionOf} from './smallApi';

const OLDER = makeApi({
  '/trees/{id}': {get: makeOperation('read-tree'), delete: makeOperation('fell-tree')},
  '/trees': {get: makeOperation('list-trees')},
  '/axes': {get: makeOperation('list-axes', {tags: ['Axes']})},
});
const NEWER = makeApi({
  '/trees/{name}': {get: makeOperation('read-tree')},
  '/trees': {get: makeOperation('list-trees'), post: makeOperation('plant-tree')},
});
const CHANGES: ApiChanges = {
  leftOut: {
    'fell-tree': {state: 'hidden', evidence: {path: 'src/trees.py', from: 3, to: 4}, instead: 'plant-tree', note: '要先登录。'},
    'list-axes': {state: 'gone', evidence: {path: 'src/axes.py', from: 1, to: 1}},
  },
  notes: {'read-tree': '只能读自己的树。'},
  hidden: {},
};
const SOURCE = {repository: 'trees/trees', commit: 'abc'};
const compare = () => compareApis(versionOf('1.0', OLDER), versionOf('2.0', NEWER), CHANGES, SOURCE);
const written = ['/api', ...['read-tree', 'fell-tree', 'list-trees', 'list-axes', 'plant-tree'].map((slug) => `/api/${slug}`)];
const prose = () =>
  createProseRenderer({
    baseUrl: '/',
    written,
    known: written,
    upstreamDocs: 'https://docs.example',
    versions: [
      {label: '1.0', base: '', written, known: written},
      {label: '2.0', base: '/2.0', written, known: written},
    ],
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe('compareApis', () => {
  it('says on the page of an operation what became of it, from either side', () => {
    const comparison = compare();
    const on = (slug: string, isNewer: boolean) => describeOnPage(slug, isNewer, comparison);
    expect(on('plant-tree', true)).toBe('2.0 新增，1.0 没有这个操作。');
    expect(on('list-trees', true)).toBe('1.0 的这个操作：[操作 list-trees](/1.0/api/list-trees)。两个版本的描述相同。');
    expect(on('read-tree', false)).toBe(
      '2.0 的这个操作：[操作 read-tree](/2.0/api/read-tree)。到 2.0 的变化：\n\n- 只能读自己的树。\n- 地址由 `GET /trees/{id}` 改为 `GET /trees/{name}`。',
    );
    expect(on('fell-tree', false)).toBe(
      '2.0 的 API 描述里没有这个操作。程序里还在。要先登录。改用[操作 plant-tree](/2.0/api/plant-tree)。依据：[`src/trees.py:3-4`](https://github.com/trees/trees/blob/abc/src/trees.py#L3-L4)。',
    );
    expect(on('list-axes', false)).toMatch(/程序里已经没有了。依据/);
    expect(on('nowhere', true)).toBe('');
  });

  it('lists all of it by group, with links into both versions', () => {
    const page = buildChangesPage(compare(), prose());
    expect(page).toMatchObject({slug: 'changes-from-1-0', title: 'API 变化：1.0 → 2.0'});
    expect(textOf(page.intro)).toContain(
      '1.0 的描述有 4 个操作，2.0 有 3 个：2 个两边都有（其中 1 个换了地址），1 个是新增的，2 个不再写进描述（其中 1 个程序里还在）。',
    );
    expect(page.toc).toEqual([
      {id: 'changes-Trees', value: '树', level: 2},
      {id: 'changes-Axes', value: '斧头', level: 2},
    ]);
    const [trees, axes] = page.sections.map(({html}) => textOf(html));
    for (const part of ['新增 1 个', '有变化 1 个', '不再写进描述 1 个', '描述相同 1 个', 'GET /trees/{name}'])
      expect(trees).toContain(part);
    expect(axes).toContain('操作 list-axes：GET /axes。程序里已经没有了。');
    expect(page.links).toEqual(expect.arrayContaining(['/2.0/api/plant-tree', '/api/fell-tree', '/api/read-tree', '/2.0/api/read-tree']));
  });
});
