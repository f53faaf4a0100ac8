import {afterEach, describe, expect, it, vi} from 'vitest';
import {DEFAULT_BASE, parseServerAddress} from '../../connection/serverAddress';
import {chooseTable, composeFor, flowFileName, isSameLine} from '../composeFor';
import {explainRefusal} from '../explainRefusal';
import {LoginNeededError, NotLangflowError, openServer, RefusedError} from '../openServer';
import {figure, TEMPLATES} from './smallServer';

const BASE = parseServerAddress('http://h/').address ?? DEFAULT_BASE;

type Answers = Record<string, [status: number, body: unknown]>;

const WORKING: Answers = {
  'GET /api/v1/version': [200, {version: '1.5.0.post2'}],
  'GET /api/v1/auto_login': [200, {access_token: 'token'}],
  'GET /api/v1/all': [200, TEMPLATES],
  'POST /api/v1/flows/upload/': [201, [{id: 'flow-1'}]],
};

/** Replaces the server by fixed responses; all other paths return 404. */
function stubServer(changed: Answers = {}) {
  const answers = {...WORKING, ...changed};
  const fetchStub = vi.fn(async (address: string, init: RequestInit) => {
    const [status, body] = answers[`${init.method} ${new URL(address).pathname}`] ?? [404, {detail: 'Not Found'}];
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {status});
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

const open = (apiKey?: string) => openServer({base: BASE, apiKey});

afterEach(() => vi.unstubAllGlobals());

describe('openServer', () => {
  it('gets in by the key, which no address holds', async () => {
    const fetchStub = stubServer();
    const server = await open('sk-1');
    await server.ask('GET', '/api/v1/all');
    expect(server.version).toBe('1.5.0.post2');
    expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(['http://h/api/v1/version', 'http://h/api/v1/all']);
    expect(fetchStub.mock.calls[0]?.[1].headers).toEqual({});
    expect(fetchStub.mock.calls[1]?.[1].headers).toEqual({'x-api-key': 'sk-1'});
  });

  it('gets in by the automatic login where there is no key', async () => {
    const fetchStub = stubServer();
    await (await open()).ask('GET', '/api/v1/all');
    expect(fetchStub.mock.lastCall?.[1].headers).toEqual({Authorization: 'Bearer token'});
  });

  it('imports a file as a form', async () => {
    const fetchStub = stubServer();
    expect(await (await open('sk-1')).upload('a.json', '{}')).toBe('http://h/flow/flow-1');
    const form = fetchStub.mock.lastCall?.[1].body as FormData;
    expect((form.get('file') as File).name).toBe('a.json');
  });

  it.each<[string, Answers, unknown]>([
    ['no automatic login', {'GET /api/v1/auto_login': [403, {detail: 'disabled'}]}, LoginNeededError],
    ['an older server without one', {'GET /api/v1/auto_login': [404, {}]}, LoginNeededError],
    ['a web page', {'GET /api/v1/version': [200, '<!doctype html>']}, NotLangflowError],
    ['another program', {'GET /api/v1/version': [404, 'no']}, NotLangflowError],
    ['a version without a word', {'GET /api/v1/version': [200, {}]}, NotLangflowError],
    ['a server that fails', {'GET /api/v1/version': [500, 'broken']}, RefusedError],
  ])('tells of %s', async (_case, changed, expected) => {
    stubServer(changed);
    await expect(open()).rejects.toBeInstanceOf(expected);
  });

  it('says why the server refuses', async () => {
    stubServer({'GET /api/v1/all': [403, {detail: 'Invalid key'}]});
    await expect((await open('sk-1')).ask('GET', '/api/v1/all')).rejects.toThrow('403 Invalid key');
  });
});

describe('explainRefusal', () => {
  const explain = (status: number, hasKey = true) =>
    explainRefusal(new RefusedError('/api/v1/all', status, '{"detail": "why"}'), 'http://h', hasKey);

  it.each([
    [403, true, '不接受这个 API 密钥'],
    [401, false, '要求 API 密钥'],
    [413, true, '太大'],
    [404, true, '没有需要的接口'],
    [500, true, '服务器出错'],
    [422, true, '没有接受'],
  ])('%d', (status, hasKey, words) => expect(explain(status, hasKey)?.title).toContain(words));

  it('repeats what the server said', () => expect(explain(500)?.lines.join()).toContain('why'));
  it('leaves other errors to others', () => expect(explainRefusal(new TypeError('Failed to fetch'), 'http://h', true)).toBeUndefined());
});

describe('composeFor', () => {
  const tables = {'1.5': {keys: {a: 'FIVE'}}, '1.10': {keys: {a: 'TEN'}}};

  it.each([
    ['1.5.0.post2', 'FIVE'],
    ['1.9.3', 'FIVE'],
    ['1.10.2', 'TEN'],
    ['2.0', 'TEN'],
    ['1.4.1', 'FIVE'],
  ])('takes for a server of %s the table of the version before it', (version, expected) => {
    expect(chooseTable(tables, version)?.keys?.a).toBe(expected);
  });

  it('knows lines of versions', () => {
    expect(isSameLine('1.5', '1.5.0.post2')).toBe(true);
    expect(isSameLine('1.1', '1.10.2')).toBe(false);
  });

  it('composes with the components of the server, and notes its version', async () => {
    stubServer();
    const {flow, problems} = await composeFor(figure(), await open(), {});
    expect(problems).toEqual([]);
    expect(flow.last_tested_version).toBe('1.5.0.post2');
    expect(flow.data.nodes.map(({data}) => data.type)).toEqual(['ChatInput', 'Model', 'ChatOutput', 'note']);
  });

  it('names the file after the figure', () => expect(flowFileName('1.10/flows/basic-prompting')).toBe('basic-prompting.json'));
});
