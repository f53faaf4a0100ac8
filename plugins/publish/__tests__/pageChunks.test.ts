import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {findPageChunks} from '../node/pages/findPageChunks';

const route = (path: string, routes?: RouteConfig[]): RouteConfig => ({path, component: '@theme/X', ...(routes && {routes})});
/** Two pages inside one frame; the home page has the path of its frame. */
const ROUTES = [route('/search'), route('/', [route('/a-b'), route('/')])];
const NAMES = {
  '/search-1a2': {__comp: 'c1', __context: {plugin: 'p1'}},
  '/-ff0': {__comp: 'frame'},
  '/a-b-0c1': {__comp: 'doc', content: 'a', items: ['i1']},
  '/-9d9': {__comp: 'doc', content: 'home'},
};
const js = (...names: string[]) => ({js: names.map((name) => ({file: `assets/js/${name}.js`}))});
const MANIFEST = {
  entrypoints: ['main'],
  origins: {c1: ['1'], p1: ['2'], frame: ['7', '99', '3'], doc: ['7', '4'], a: ['5'], i1: ['6'], home: [8]},
  assets: {1: js('c1'), 2: js('p1'), 3: js('frame'), 4: js('doc'), 5: js('a'), 6: js('i1'), 7: js('shared'), 8: js('home'), 10: {css: []}},
};
const filesOf = (...names: string[]) => names.map((name) => `assets/js/${name}.js`);

test('a page has the chunks of its frames and its own, with those that load with them, each once', () => {
  expect(findPageChunks(ROUTES, NAMES, MANIFEST)).toEqual(
    new Map([
      ['/search', filesOf('c1', 'p1')],
      ['/a-b', filesOf('shared', 'frame', 'doc', 'a', 'i1')],
      ['/', filesOf('shared', 'frame', 'doc', 'home')],
    ]),
  );
});

test.each<[string, unknown, unknown, RegExp]>([
  [
    'an order of routes',
    {...Object.fromEntries(Object.entries(NAMES).reverse())},
    MANIFEST,
    /routesChunkNames\.json 里应轮到路由 \/search；收到的是 \/-9d9/,
  ],
  ['fewer routes', {'/search-1a2': NAMES['/search-1a2']}, MANIFEST, /应轮到路由 \/；收到的是 结尾/],
  ['a name of another kind', {...NAMES, '/search-1a2': {__comp: 1}}, MANIFEST, /routesChunkNames\.json 的 \/search-1a2/],
  ['a chunk without files', NAMES, {...MANIFEST, origins: {...MANIFEST.origins, home: ['99']}}, /没有代码块 home 的脚本/],
  ['another manifest', NAMES, {chunks: []}, /client-manifest\.json 的 origins 与预期不符/],
])('%s that is not expected is named', (_what, names, manifest, message) => {
  expect(() => findPageChunks(ROUTES, names, manifest)).toThrow(message);
});
