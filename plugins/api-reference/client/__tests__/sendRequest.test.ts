import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DEFAULT_BASE, parseServerAddress} from '../../../../lib/connection/serverAddress';
import {EMPTY_VALUES} from '../../shared/requestValues';
import type {RequestModel} from '../../types';
import {type ApiResponse, sendRequest} from '../tryIt/sendRequest';

const MODEL: RequestModel = {method: 'get', path: '/x', fields: [{name: 'x-a', in: 'header', type: 'string'}], auth: true};
const base = parseServerAddress('http://h').address ?? DEFAULT_BASE;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {location: {protocol: 'http:', origin: 'http://docs'}});
});
afterEach(() => vi.unstubAllGlobals());

async function answerTo(apiKey: string, header = '', model = MODEL): Promise<ApiResponse | undefined> {
  let last: ApiResponse | undefined;
  const values = {...EMPTY_VALUES, fields: {'header.x-a': header}};
  const outgoing = {model, values, files: {}, base, apiKey};
  await sendRequest({outgoing, timeout: 0, stop: new AbortController().signal, onAnswer: (answer) => (last = answer)});
  return last;
}

describe('sendRequest', () => {
  it.each([
    ['sk-\u200b', ''],
    ['sk-a', '追踪'],
    ['sk-a', 'a\nb'],
  ])('says nothing of the network where the browser refuses %j and %j', async (key, header) => {
    const answer = await answerTo(key, header);
    expect(answer).toMatchObject({phase: 'failed', explanation: {title: '请求没有发送：浏览器不接受它'}});
    expect(network).not.toHaveBeenCalled();
  });

  it('shows the text of an answer as it came', async () => {
    const text = '{"id":12345678901234567890,"a":1.0,"a":1e400}';
    network.mockResolvedValueOnce(new Response(text, {headers: {'content-type': 'application/json'}}));
    expect(await answerTo('sk-a')).toMatchObject({phase: 'done', status: 200, received: {text}});
    const [url, init] = network.mock.lastCall ?? [];
    expect(url).toBe('http://h/x');
    expect(new Headers(init?.headers).get('x-api-key')).toBe('sk-a');
    // A `Request` would lose its referrer policy when it is sent with a signal.
    expect(init).toMatchObject({referrerPolicy: 'no-referrer', redirect: 'manual', credentials: 'omit'});
  });

  it('tells of a redirect that the browser hides, and where a harmless request without the key was led', async () => {
    const hidden = Object.defineProperty(new Response(null), 'type', {value: 'opaqueredirect'});
    const led = Object.defineProperties(new Response('{}'), {redirected: {value: true}, url: {value: 'https://safe.example/lf/health'}});
    network.mockImplementation(async (url) => (String(url).endsWith('/health') ? led : hidden));
    const answer = await answerTo('sk-a');
    expect(answer?.phase).toBe('redirected');
    expect(answer?.explanation?.lines.join()).toContain('把地址改成 https://safe.example/lf；');
    for (const [url, init] of network.mock.calls.slice(1)) {
      expect(url).toBe('http://h/health');
      expect(new Headers(init?.headers).has('x-api-key')).toBe(false);
    }
    network.mockImplementation(async (url) => {
      if (String(url).endsWith('/health')) throw new TypeError('Failed to fetch');
      return hidden;
    });
    expect((await answerTo('sk-a'))?.explanation?.lines.join()).toContain('浏览器不告诉网页');
  });

  it('lays to the network what is of the network', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await answerTo('sk-a'))?.explanation?.title).toBe('连接不到 http://h');
  });
});
