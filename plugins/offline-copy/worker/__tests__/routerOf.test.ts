import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {CopyNews, CopyState} from '../../types';

const ROOT = 'https://docs.example.cn/langflow/';
const FILES: Record<string, {body: string; type: string; status?: number}> = {
  '': {body: '<html><body>首页</body></html>', type: 'text/html'},
  'concepts-flows': {body: '<html><body>甲</body></html>', type: 'text/html'},
  '2.0': {body: '<html><body>旧版</body></html>', type: 'text/html'},
  '404.html': {body: '<html><body>找不到页面</body></html>', type: 'text/html'},
  'assets/js/a.js': {body: 'let a', type: 'text/javascript'},
  'files/%E7%A4%BA%E4%BE%8B.csv': {body: '一,二', type: 'text/csv'},
};

/** What a worker finds in its global scope; Workbox looks for it when it is loaded. */
class WorkerEvent extends Event {
  waitUntil(): void {}
}
vi.stubGlobal('self', globalThis);
vi.stubGlobal('location', new URL(`${ROOT}offline-worker.js`));
vi.stubGlobal('ExtendableEvent', WorkerEvent);
vi.stubGlobal('FetchEvent', class extends WorkerEvent {});
vi.stubEnv('NODE_ENV', 'production');
const {routerOf} = await import('../routerOf');
const {controllerOf} = await import('../../shared/copyStore');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const state: CopyState = {
  version: 'v1',
  bytes: 1,
  storage: 1,
  pages: 1,
  installed: 0,
  files: Object.keys(FILES).map((url) => ({url, revision: 'aaaa', size: 1})),
  redirects: {old: '/concepts-flows', 'workspace/api': '/concepts-flows', 'start-here': '/'},
};

/** The browser's store with what was downloaded. */
const store = new Map<string, Response>();
const keyOf = (request: string | Request) => (typeof request === 'string' ? request : request.url);
vi.stubGlobal('caches', {
  match: async (request: string | Request) => store.get(keyOf(request))?.clone(),
  open: async () => ({match: async (request: string | Request) => store.get(keyOf(request))?.clone()}),
});

const goOffline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const goOnline = () => vi.stubGlobal('fetch', async () => new Response('from the network'));

beforeEach(() => {
  const controller = controllerOf(ROOT, state.files);
  for (const [url, {body, type}] of Object.entries(FILES)) {
    const headers = {'Content-Type': type, 'Referrer-Policy': 'no-referrer'};
    store.set(controller.getCacheKeyForURL(ROOT + url) as string, new Response(body, {headers}));
  }
  goOffline();
});
afterEach(() => store.clear());

async function ask(path: string, mode = 'navigate', news?: CopyNews): Promise<Response> {
  // Node cannot make requests for pages.
  const request = Object.defineProperty(new Request(new URL(path, ROOT)), 'mode', {value: mode});
  const router = routerOf({root: ROOT, store: {} as Cache, state, news});
  return router.handleRequest({request, event: new WorkerEvent('fetch')}) ?? fetch(request);
}

test.each([
  ['', '首页'],
  ['index.html', '首页'],
  ['?utm=1', '首页'],
  ['concepts-flows', '甲'],
  ['concepts-flows/', '甲'],
  ['concepts-flows.html', '甲'],
  ['concepts-flows/?a=1&b', '甲'],
  ['2.0', '旧版'],
  ['2.0/', '旧版'],
  ['2.0/index.html', '旧版'],
  ['files/示例.csv', '一,二'],
])('%s comes from the copy', async (path, text) => {
  expect(await (await ask(path)).text()).toContain(text);
});

test('files come with the headers of the site', async () => {
  const page = await ask('concepts-flows');
  expect([page.headers.get('content-type'), page.headers.get('referrer-policy')]).toEqual(['text/html', 'no-referrer']);
  const script = await ask('assets/js/a.js', 'no-cors');
  expect([await script.text(), script.headers.get('content-type')]).toEqual(['let a', 'text/javascript']);
});

test.each([
  ['old?a=1', 'concepts-flows?a=1'],
  ['workspace/api', 'concepts-flows'],
  ['workspace/api/', 'concepts-flows'],
  ['workspace/api/index.html', 'concepts-flows'],
  ['start-here', ''],
])('the old address %s leads on', async (path, to) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, ROOT + to]);
});

test.each(['nowhere', 'constructor', '__proto__', '%E4', './/nowhere'])('%s is not in the copy', async (path) => {
  goOnline();
  expect(await (await ask(path)).text()).toBe('from the network');
});

test('a page that the copy does not have gets the site’s own page for that, and a script fails', async () => {
  const response = await ask('new');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/离线副本里也没有这个地址.*找不到页面/s);
  await expect(ask('assets/js/new.js', 'no-cors')).rejects.toThrow('offline');
});

test('a newer version is told of on pages, and the same version is not', async () => {
  const news = {version: 'v2', asked: 0, isGone: false};
  expect(await (await ask('concepts-flows', 'navigate', news)).text()).toContain('离线副本有新版本');
  expect(await (await ask('assets/js/a.js', 'no-cors', news)).text()).toBe('let a');
  expect(await (await ask('concepts-flows', 'navigate', {...news, version: 'v1'})).text()).not.toContain('新版本');
});

test('what the browser has dropped comes from the network, and offline the page says what is wrong', async () => {
  store.clear();
  goOnline();
  expect(await (await ask('concepts-flows')).text()).toBe('from the network');
  goOffline();
  const response = await ask('concepts-flows');
  expect([response.status, await response.text()]).toEqual([503, '离线副本不完整，请联网后重新下载。']);
  expect((await ask('assets/js/a.js', 'no-cors')).type).toBe('error');
});
