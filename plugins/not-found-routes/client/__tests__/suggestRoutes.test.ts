import {describe, expect, it} from 'vitest';
import {type KnownRoute, normalizePath, searchQueryOf, suggestRoutes} from '../suggestRoutes';

const ROUTES: KnownRoute[] = [
  {path: '/', title: '首页'},
  {path: '/concepts-flows', title: '构建流程', former: ['/starter-projects-simple-agent']},
  {path: '/concepts-flows-import', title: '导入与导出流程'},
  {path: '/concepts-components', title: '组件概览'},
  {path: '/webhook', title: 'Webhook'},
  {path: '/deployment-docker', title: 'Docker'},
  {path: '/deployment-kubernetes-dev', title: 'Kubernetes'},
];
const pathsFor = (pathname: string) => suggestRoutes(pathname, ROUTES).map(({path}) => path);

describe('normalizePath', () => {
  it.each([
    ['/Concepts-Flows/', 'concepts-flows'],
    ['/concepts-flows.html', 'concepts-flows'],
    ['/concepts-flows/index.html', 'concepts-flows'],
    ['/concepts-flows.mdx', 'concepts-flows'],
    ['/index', ''],
    ['/', ''],
    ['/zh-Hans/webhook', 'webhook'],
    ['/1.9.0/webhook', 'webhook'],
    ['/1.5/webhook', 'webhook'],
    ['/1.5-webhook', '1.5-webhook'],
    ['/next/webhook', 'webhook'],
    ['/docs', 'docs'],
    ['/%E6%B5%81%E7%A8%8B', '流程'],
    ['/%E6%B5', '%e6%b5'],
    ['/api-index', 'api-index'],
  ])('of %s is %j', (pathname, expected) => {
    expect(normalizePath(pathname)).toBe(expected);
  });
});

it('the words of an address are a query', () => {
  expect(searchQueryOf('/1.5/deployment/docker-setup.html')).toBe('deployment docker setup');
  expect(searchQueryOf(`/${'ab-'.repeat(50)}`)).toHaveLength(64);
});

describe('suggestRoutes', () => {
  it.each([
    ['/concept-flows', '/concepts-flows'],
    ['/webhooks', '/webhook'],
    ['/zh-Hans/webhook', '/webhook'],
    ['/docs/concepts-flows.mdx', '/concepts-flows'],
    ['/docker-deployment', '/deployment-docker'],
    ['/starter-projects-simple-agnet', '/concepts-flows'],
  ])('answers %s with %s first', (asked, expected) => {
    expect(pathsFor(asked)[0]).toBe(expected);
  });

  it.each([
    ['/zh/webhook', '/webhook'],
    ['/webhok', '/webhook'],
    ['/1.5/webhok', '/1.5/webhook'],
    ['/1.5.1/webhook', '/1.5/webhook'],
    // A version that does not exist.
    ['/1.4/webhook', '/webhook'],
  ])('answers %s with the page once, in the version asked for', (asked, expected) => {
    const both = [{path: '/1.5/webhook', title: 'Webhook'}, ...ROUTES];
    expect(suggestRoutes(asked, both).map(({path}) => path)).toEqual([expected]);
  });

  it('answers a single word with the pages that have it in their address', () => {
    expect(pathsFor('/docker')).toEqual(['/deployment-docker']);
    expect(pathsFor('/flows')).toEqual(['/concepts-flows', '/concepts-flows-import']);
  });

  it('answers nothing to an address that is near nothing', () => {
    expect(pathsFor('/wp-login.php')).toEqual([]);
    expect(pathsFor('/')).toEqual([]);
  });

  it('answers with five routes at most, nearest first, equal ones by path', () => {
    const routes = ['/page-c', '/page-a', '/page-b', '/page-d', '/page-e', '/page-f'].map((path) => ({path, title: path}));
    expect(suggestRoutes('/page-x', routes).map(({path}) => path)).toEqual(['/page-a', '/page-b', '/page-c', '/page-d', '/page-e']);
  });

  it('answers quickly to a very long address', () => {
    expect(pathsFor(`/${'a'.repeat(100_000)}`)).toEqual([]);
  });
});
