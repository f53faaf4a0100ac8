import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {failureKindOf} from '../../../shared/contract';
import {createFileReader} from '../fetchFile';

/** A fake of the browser's Cache storage. */
function fakeCaches() {
  const stores = new Map<string, Map<string, string>>();
  return {
    stores,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        match: async (url: string) => (store.has(url) ? new Response(store.get(url)) : undefined),
        put: async (url: string, response: Response) => void store.set(url, await response.text()),
      };
    },
  };
}

const request = vi.fn(async (_url: string, _options: RequestInit) => new Response('{}'));
let kept: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  kept = fakeCaches();
  request.mockClear();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('caches', kept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const modes = () => request.mock.calls.map(([url, {cache}]) => `${cache} ${url}`);

describe('createFileReader', () => {
  it('asks anew for the manifest', async () => {
    const read = createFileReader('/search/');
    await read('index.json', {fresh: true});
    expect(modes()).toEqual(['no-cache /search/index.json']);
    expect(kept.stores.size).toBe(0);
  });

  it('fetches a file of a version once', async () => {
    await createFileReader('/search/')('v1/terms-0.json', {fresh: false});
    expect(await createFileReader('/search/')('v1/terms-0.json', {fresh: false})).toBe('{}');
    expect(modes()).toEqual(['default /search/v1/terms-0.json']);
  });

  it('goes past what is kept when that is broken, and keeps what came instead', async () => {
    const read = createFileReader('/search/');
    await read('v1/terms-0.json', {fresh: false});
    request.mockResolvedValueOnce(new Response('whole'));
    expect(await read('v1/terms-0.json', {fresh: true})).toBe('whole');
    expect(await read('v1/terms-0.json', {fresh: false})).toBe('whole');
    expect(modes()).toEqual(['default /search/v1/terms-0.json', 'reload /search/v1/terms-0.json']);
  });

  it('drops the files of former versions', async () => {
    await createFileReader('/search/')('v1/a.json', {fresh: false});
    await createFileReader('/search/')('v2/a.json', {fresh: false});
    expect([...kept.stores.keys()]).toEqual(['search-zh-v2']);
  });

  it('works where nothing can be kept', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await createFileReader('/search/')('v1/a.json', {fresh: false})).toBe('{}');
  });

  const failure = (read = createFileReader('/search/')) => read('v1/a.json', {fresh: false}).then(() => undefined, failureKindOf);

  it('lays a file that does not come to the network', async () => {
    request.mockResolvedValueOnce(new Response('', {status: 404}));
    expect(await failure()).toBe('network');
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure()).toBe('network');
  });

  it('lays what a browser cannot do to something else', async () => {
    vi.stubGlobal('AbortController', undefined);
    expect(await failure()).toBe('unexpected');
  });

  it('gives up after 15 s, without what newer browsers have for it', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    request.mockImplementationOnce(
      (_url, {signal}) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    const failed = failure();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failed).toBe('network');
  });
});
