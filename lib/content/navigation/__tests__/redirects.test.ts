import {describe, expect, it} from 'vitest';
import {buildRedirects, formerRedirects, indexRedirects, movedRedirects} from '../redirects';

const knownRoutes = ['/', '/flows', '/agents'];

describe('buildRedirects', () => {
  it('keeps the redirects whose targets are written', () => {
    const table = {'/flows': ['/old-flows', '/older/'], '/agents': ['/old-agents']};
    expect(buildRedirects({table, written: ['/flows'], knownRoutes})).toEqual([
      {from: '/old-flows', to: '/flows'},
      {from: '/older', to: '/flows'},
    ]);
  });

  it('refuses an old path that appears twice, once with a slash at its end', () => {
    expect(() => buildRedirects({table: {'/flows': ['/old'], '/agents': ['/old/']}, written: [], knownRoutes})).toThrow(
      '/old：出现了不止一次',
    );
  });

  it('names every problem at once', () => {
    const table = {'/nope': ['/a'], '/flows': ['b', '/agents', '/c'], '/agents': ['/c']};
    expect(() => buildRedirects({table, written: [], knownRoutes})).toThrowErrorMatchingInlineSnapshot(`
      [Error: redirects.yaml 有误：
        - /nope：目标不存在；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug
        - b：旧路径应以 / 开头
        - /agents：这是现有页面，不能再重定向
        - /c：出现了不止一次]
    `);
  });
});

it.each([
  ['/old?tab=1', '只写路径'],
  ['/old#part', '只写路径'],
  ['/a/../old', '已经去掉 . 和 ..'],
  ['/a/./old', '已经去掉 . 和 ..'],
  ['/old/..', '已经去掉 . 和 ..'],
  ['/old\npage', '没有换行、控制字符和反斜线'],
  ['/old\u0000', '没有换行、控制字符和反斜线'],
  ['/old\\page', '反斜线'],
  ['/%E6%97%A7', '写解码之后的文字'],
  ['/%E6%97', '写解码之后的文字'],
  ['/a//old', '没有连续的 /'],
  ['//old', '没有连续的 /'],
])('refuses %j, which no request ever matches', (from, reason) => {
  const message = `${JSON.stringify(from)}：没有请求会有这样的旧路径`;
  expect(() => buildRedirects({name: 'site/1.13/redirects.yaml', table: {'/flows': [from]}, written: [], knownRoutes})).toThrow(message);
  expect(() => buildRedirects({table: {'/flows': [from]}, written: [], knownRoutes})).toThrow(reason);
});

it('takes old paths in Chinese, with dots and dashes', () => {
  const from = ['/旧页面', '/👋 an old page', '/v1.0/old-page_2', '/a..b', '/~old', '/.well-known/x'];
  expect(buildRedirects({table: {'/flows': from}, written: ['/flows'], knownRoutes}).map((redirect) => redirect.from)).toEqual(from);
});

it('answers which old paths lead to a page', () => {
  const oldPathsTo = indexRedirects([
    {from: '/old', to: '/flows'},
    {from: '/gone', to: '/agents'},
    {from: '/older', to: '/flows'},
  ]);
  expect(oldPathsTo('/flows')).toEqual(['/old', '/older']);
  expect(oldPathsTo('/')).toEqual([]);
});

const ROOT = {base: '', routes: ['/', '/flows'], redirects: [{from: '/my-flows', to: '/flows'}]};
const OLDER = {base: '/1.5', routes: ['/', '/flows', '/data', '/my-flows'], redirects: [{from: '/1.5/json', to: '/1.5/data'}]};

it('leads to an older version what only that has, and nothing that the root has', () => {
  expect(movedRedirects(ROOT, [OLDER])).toEqual([
    {from: '/data', to: '/1.5/data'},
    {from: '/json', to: '/1.5/data'},
  ]);
  // Of two older versions, the newer one has priority.
  expect(movedRedirects(ROOT, [OLDER, {base: '/1.4', routes: ['/data'], redirects: []}])).toHaveLength(2);
});

it('leads from where the pages once stood to where they stand, their old paths too', () => {
  expect(formerRedirects('/1.10', ROOT)).toEqual([
    {from: '/1.10', to: '/'},
    {from: '/1.10/flows', to: '/flows'},
    {from: '/1.10/my-flows', to: '/flows'},
  ]);
});
