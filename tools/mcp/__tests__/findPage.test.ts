import {describe, expect, it} from 'vitest';
import type {DocsVersion} from '../../../lib/content/versions';
import {findDocsPage} from '../findPage';

const listed = (...routes: string[]) => [
  {title: '概览', pages: routes.map((route) => ({route, title: route, description: '', file: `${route.slice(1) || 'index'}.md`}))},
];
const version = (label: string, base: string) => ({root: '/nowhere', label, base, folder: label}) as DocsVersion;
const NEW = {version: version('2.3', ''), sections: listed('/', '/trees', '/Soil/deep-soil', '/api/plant')};
const OLD = {version: version('1.9', '/1.9'), sections: listed('/1.9', '/1.9/trees', '/1.9/moss', '/1.9/api/plant')};
const SITE = {
  siteUrl: 'https://docs.example.cn/garden/',
  versions: [NEW, OLD],
  redirects: [
    {from: '/2.1/trees', to: '/trees'},
    {from: '/2.1', to: '/'},
    {from: '/old-trees', to: '/trees'},
    {from: '/2.1/old-trees', to: '/old-trees'},
    {from: '/moss', to: '/1.9/moss'},
    {from: '/旧页面', to: '/trees#top'},
    {from: '/a', to: '/b'},
    {from: '/b', to: '/a'},
  ],
};
const find = (wanted: string, chosen = NEW) => findDocsPage(SITE, chosen, wanted)?.route;

describe('findPage', () => {
  it.each([
    ['/trees', '/trees'],
    ['trees', '/trees'],
    ['/trees/', '/trees'],
    ['/trees.md', '/trees'],
    ['/trees.html', '/trees'],
    ['/trees/index.html', '/trees'],
    ['/trees?q=1#leaf', '/trees'],
    ['/garden/trees', '/trees'],
    ['https://docs.example.cn/garden/trees.md?x=1#leaf', '/trees'],
    ['http://127.0.0.1:3000/garden/1.9/moss/#leaf', '/1.9/moss'],
    ['HTTPS://docs.example.cn/garden/trees', '/trees'],
    ['https://docs.example.cn/garden/', '/'],
    ['/index.md', '/'],
    ['/1.9/trees', '/1.9/trees'],
    ['1.9/trees.md', '/1.9/trees'],
    ['/1.9', '/1.9'],
    ['/1.9/', '/1.9'],
    ['/2.3/trees', '/trees'],
    ['/2.3', '/'],
    ['/2.1/trees', '/trees'],
    ['https://docs.example.cn/garden/2.1/trees.md', '/trees'],
    ['/2.1', '/'],
    ['/old-trees', '/trees'],
    ['/2.1/old-trees', '/trees'],
    ['/moss', '/1.9/moss'],
    ['/旧页面', '/trees'],
    ['/%E6%97%A7%E9%A1%B5%E9%9D%A2', '/trees'],
    ['/Trees', '/trees'],
    ['/TREES.MD', '/trees'],
    ['/soil/Deep-Soil', '/Soil/deep-soil'],
    ['/1.9/MOSS', '/1.9/moss'],
    ['/OLD-trees', '/trees'],
    ['/api/plant', '/api/plant'],
    ['/1.9/api/plant', '/1.9/api/plant'],
  ])('finds %s', (wanted, route) => {
    expect(find(wanted)).toBe(route);
  });

  it('looks in the version that was chosen first, and then everywhere', () => {
    expect(find('/trees', OLD)).toBe('/1.9/trees');
    expect(find('/', OLD)).toBe('/1.9');
    expect(find('/moss', OLD)).toBe('/1.9/moss');
    expect(find('/Soil/deep-soil', OLD)).toBe('/Soil/deep-soil');
    expect(find('/2.3/trees', OLD)).toBe('/trees');
  });

  it.each(['/none', '/1.9/none', '/2.4/trees', '/a', '../../package.json', '/%E6%97', '/.hosting.json', 'https://'])(
    'finds nothing for %j',
    (wanted) => {
      expect(find(wanted)).toBeUndefined();
    },
  );
});
