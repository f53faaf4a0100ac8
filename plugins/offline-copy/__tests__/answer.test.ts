import {afterEach, expect, test, vi} from 'vitest';
import {buildPacks} from '../node/buildPacks';
import type {CopyNews} from '../types';
import {answer} from '../worker/answer';
import type {Copy} from '../worker/readCopy';

const ROOT = 'https://docs.example.cn/langflow/';
const [BUILT] = await buildPacks([
  {path: 'markdown.html', content: Buffer.from('<html><body>甲</body></html>')},
  {path: '404.html', content: Buffer.from('<html><body>找不到页面</body></html>')},
  {path: 'assets/js/a.js', content: Buffer.from('let a')},
]);

/** A copy whose store holds the pack, or something that is none. */
function makeCopy(kept: BodyInit | undefined = BUILT?.content as BodyInit, news?: CopyNews, file = BUILT?.pack.file as string): Copy {
  const places = new Map<string, {pack: NonNullable<typeof BUILT>['pack']; start: number; length: number}>();
  let start = 0;
  for (const [path, length] of BUILT?.pack.files ?? []) {
    places.set(path, {pack: {...(BUILT as NonNullable<typeof BUILT>).pack, file}, start, length});
    start += length;
  }
  return {
    root: ROOT,
    store: {match: async () => (kept === undefined ? undefined : new Response(kept))} as unknown as Cache,
    state: {version: 'v1', bytes: 1, pages: 1, installed: 0, headers: [['Referrer-Policy', 'no-referrer']]},
    redirects: {old: '/markdown'},
    places,
    news,
  };
}

/** Node cannot make requests for pages. */
const ask = (path: string, mode = 'navigate') => ({url: ROOT + path, mode}) as Request;
const goOffline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const goOnline = () => vi.stubGlobal('fetch', async () => new Response('from the network'));

afterEach(() => vi.unstubAllGlobals());

test('a page comes from the copy, with its type and the headers of the site', async () => {
  goOnline();
  const response = await answer(makeCopy(), ask('markdown'));
  expect(await response.text()).toBe('<html><body>甲</body></html>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const script = await answer(makeCopy(), ask('assets/js/a.js', 'no-cors'));
  expect([await script.text(), script.headers.get('content-type')]).toEqual(['let a', 'text/javascript; charset=utf-8']);
});

test('an old address leads on, with its query', async () => {
  const response = await answer(makeCopy(), ask('old?a=1'));
  expect([response.status, response.headers.get('location')]).toEqual([302, `${ROOT}markdown?a=1`]);
});

test('what the copy does not have comes from the network, and offline gets the page for that', async () => {
  goOnline();
  expect(await (await answer(makeCopy(), ask('new'))).text()).toBe('from the network');
  goOffline();
  const response = await answer(makeCopy(), ask('new'));
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/离线副本里也没有这个地址.*找不到页面/s);
  await expect(answer(makeCopy(), ask('assets/og/1.png', 'no-cors'))).rejects.toThrow('offline');
});

test('a newer version is told of on pages, and the same version is not', async () => {
  const news = {version: 'v2', asked: 0, isGone: false};
  expect(await (await answer(makeCopy(undefined, news), ask('markdown'))).text()).toContain('离线副本有新版本');
  expect(await (await answer(makeCopy(undefined, {...news, version: 'v1'}), ask('markdown'))).text()).not.toContain('新版本');
});

test('where the site offers no copy any more, the network comes first', async () => {
  const copy = makeCopy(undefined, {version: 'v1', asked: 0, isGone: true});
  goOnline();
  expect(await (await answer(copy, ask('markdown'))).text()).toBe('from the network');
  goOffline();
  expect(await (await answer(copy, ask('markdown'))).text()).toBe('<html><body>甲</body></html>');
});

test('a damaged copy gives way to the network, and offline says what it is', async () => {
  const copy = makeCopy('no gzip', undefined, 'assets/offline/damaged.bin');
  goOnline();
  expect(await (await answer(copy, ask('markdown'))).text()).toBe('from the network');
  goOffline();
  const response = await answer(copy, ask('markdown'));
  expect([response.status, await response.text()]).toEqual([503, '离线副本不完整，请联网后重新下载。']);
});
