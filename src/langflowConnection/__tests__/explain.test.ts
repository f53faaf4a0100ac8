import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DEFAULT_BASE, parseServerAddress} from '../../../lib/connection/serverAddress';
import {diagnoseFailure, explainFailure, explainMixedContent, explainTimeout} from '../explainFailure';
import {explainStatus} from '../explainStatus';

const explain = (status: number, body: unknown = {}, part = {}) =>
  explainStatus({status, body, text: '', hasKey: false, takesKey: true, ...part});
const at = (text: string) => parseServerAddress(text).address ?? DEFAULT_BASE;
const HAN = /\p{Script=Han}/u;

describe('explainStatus', () => {
  it('says nothing about success', () => expect(explain(200)).toBeUndefined());

  it('names the field of every validation error', () => {
    const detail = [
      {type: 'missing', loc: ['body', 'value'], msg: 'Field required'},
      {type: 'uuid_parsing', loc: ['path', 'flow_id'], msg: 'Input should be a valid UUID'},
      {type: 'something_new', loc: ['query', 'list', 0, 'x'], msg: 'Odd'},
    ];
    expect(explain(422, {detail})?.lines).toEqual([
      '请求体 value：缺少必填项（Field required）',
      '路径参数 flow_id：不是有效的 UUID（Input should be a valid UUID）',
      '查询参数 list.0.x：Odd',
    ]);
  });

  it('copes with other forms of a validation error', () => {
    expect(explain(422, {detail: 'No file'})?.lines).toEqual(['No file']);
    expect(explain(422, undefined)?.lines).toHaveLength(1);
    expect(explain(422, {detail: [null, {}]}, {})?.lines).toEqual(['{}']);
  });

  it.each<[unknown, string]>([
    ['No file', 'No file'],
    [{}, '{}'],
    [{reason: 'quota', limit: 5}, '{"reason":"quota","limit":5}'],
    [[['nested', 1]], '["nested",1]'],
    [['plain text'], 'plain text'],
    [[{loc: [{a: 1}, null, 3], msg: {x: 1}}], '{"a":1}'],
    [[{loc: 'body', msg: ['a', 'b']}], '请求体：["a","b"]'],
    [[{loc: null, msg: null, type: {}}], '请求：'],
    [[{loc: {}, type: 'missing'}], '缺少必填项'],
    [[0, false, true], 'false'],
    [7, '7'],
    [[[[[]]]], '[[[]]]'],
  ])('reads the detail %j', (detail, words) => {
    const {lines = []} = explain(422, {detail}) ?? {};
    expect(lines.join('\n')).toContain(words);
    expect(lines.join()).not.toContain('[object');
  });

  it('shortens endless details', () => {
    const {lines = []} =
      explain(422, {detail: Array.from({length: 5000}, (_, index) => ({loc: ['body', index], msg: '😀'.repeat(5000)}))}) ?? {};
    expect(lines.length).toBeLessThan(30);
    expect(lines.join('').length).toBeLessThan(10_000);
    for (const body of [null, 5, 'x', [], [{detail: 1}], {detail: undefined}]) expect(explain(422, body)?.lines).toHaveLength(1);
  });

  it('advises by whether a key was given, and whether one would help', () => {
    expect(explain(403)?.lines[0]).toContain('填写 API 密钥');
    expect(explain(401, {}, {hasKey: true})?.lines[0]).toContain('检查 API 密钥');
    expect(explain(401, {}, {takesKey: false})?.lines[0]).toContain('不接受 API 密钥');
  });

  it.each([400, 404, 405, 413, 429, 500, 501, 502])('explains %i in Chinese', (status) => {
    expect(explain(status)?.title).toMatch(new RegExp(String(status)));
    expect(explain(status)?.lines.join()).toMatch(HAN);
  });

  it('notices the web page that Langflow sends in place of an answer', () => {
    expect(explain(200, undefined, {text: '<!doctype html><html>'})?.title).toContain('网页');
  });
});

describe('explainMixedContent', () => {
  it.each([
    ['http://192.168.1.5:7860', 'https:', true],
    ['http://flow.example.cn', 'https:', true],
    ['https://flow.example.cn', 'https:', false],
    ['http://localhost:7860', 'https:', false],
    ['http://127.0.0.1:7860', 'https:', false],
    ['http://[::1]:7860', 'https:', false],
    ['http://192.168.1.5:7860', 'http:', false],
  ])('%s from a %s page: %s', (base, protocol, isBlocked) => {
    expect(explainMixedContent(at(base), protocol) !== undefined).toBe(isBlocked);
  });
});

describe('diagnoseFailure', () => {
  // As in a page over http.
  beforeEach(() => void vi.stubGlobal('navigator', {}));
  afterEach(() => vi.unstubAllGlobals());

  function stubFetch(answers: Partial<Record<RequestMode, boolean>>) {
    const fetchStub = vi.fn((_url: string, {mode = 'cors'}: RequestInit) =>
      answers[mode] ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', fetchStub);
    return fetchStub;
  }

  it('tells the kinds apart', async () => {
    stubFetch({cors: true});
    expect(await diagnoseFailure(at('http://h'))).toBe('dropped');
    stubFetch({'no-cors': true});
    expect(await diagnoseFailure(at('http://h'))).toBe('cors');
    stubFetch({});
    expect(await diagnoseFailure(at('http://h'))).toBe('unreachable');
  });

  it.each([
    ['prompt', 'unpermitted', 3],
    ['denied', 'unpermitted', 3],
    ['granted', 'unreachable', 2],
    // As in WebKit, which has no such permission.
    [undefined, 'unreachable', 2],
  ] as const)('speaks of the permission for the local network if there is one: %s', async (state, expected, lines) => {
    stubFetch({});
    const query = () => (state ? Promise.resolve({state}) : Promise.reject(new TypeError()));
    vi.stubGlobal('navigator', {permissions: {query}});
    const kind = await diagnoseFailure(at('http://h'));
    expect(kind).toBe(expected);
    expect(explainFailure(expected, at('http://h'), {pageOrigin: 'https://docs.example'}).lines).toHaveLength(lines);
  });

  it('asks for the health of the server only, without the key', async () => {
    const fetchStub = stubFetch({});
    await diagnoseFailure(at('http://h/'));
    for (const [url, init] of fetchStub.mock.calls) {
      expect(url).toBe('http://h/health');
      expect(JSON.stringify(init)).not.toContain('x-api-key');
    }
  });

  it.each(['cors', 'dropped', 'unreachable', 'unpermitted'] as const)('explains %s in Chinese', (kind) => {
    const {title, lines} = explainFailure(kind, at('http://h'), {pageOrigin: 'https://docs.example'});
    expect([title, ...lines].every((text) => HAN.test(text))).toBe(true);
  });

  it('says how long it waited', () => expect(explainTimeout(10).title).toContain('10 秒'));
});
