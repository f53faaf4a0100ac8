import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {versionWith} from '../../../../lib/versionData/__tests__/versionWith';
import {providersData} from '../../../../lib/versionData/providers';
import {refuseRequest} from '../refuse';
import {type ModelServer, startModel} from '../startModel';

const FILE = `providers:
  kimi:
    name: Kimi
    short: Kimi
    docs: https://platform.kimi.com/docs
    baseUrl: https://api.moonshot.cn/v1
    asOf: "2026-11-10"
    read: "2026-11-26"
    sources: [{name: 文档}]
    chat: [{id: kimi-k2.6, thinking: default}]
    tools: 支持
    json: 支持
    refusals:
      - {message: only 1, cause: 温度, fix: 改成 1, when: {kind: temperature, allowed: [1], thinking: "on"}}
      - {message: only 0.6, cause: 温度, fix: 改成 0.6, when: {kind: temperature, allowed: [0.6], thinking: "off"}}
      - {message: reasoning is missing, cause: 思考, fix: 关掉, when: {kind: reasoning}}
      - {message: too many, cause: 批次, fix: 改小, when: {kind: batch, most: 2}}
      - {message: no JSON, cause: 格式, fix: 关掉, when: {kind: json}}
      - {message: no tools, cause: 启动, fix: 加参数, when: {kind: tools}}
      - {message: no tokens, cause: 编号, fix: 换掉, when: {kind: tokens}}
      - {message: gone, cause: 下线, fix: 换掉, when: {kind: model, ids: [kimi-k2]}}
      - {message: known only by name, cause: 没有条件, fix: 看文档}
  qwen:
    name: Qwen
    short: Qwen
    docs: https://help.aliyun.com/zh/model-studio
    baseUrl: https://dashscope.aliyuncs.com/compatible-mode/v1
    asOf: "2026-11-10"
    read: "2026-11-26"
    sources: [{name: 文档}]
    chat: [{id: qwen-plus, thinking: optional}]
    tools: 支持
    json: 支持
    refusals: [{message: stream, cause: 思考, fix: 关掉, when: {kind: stream}}]
`;
const PROVIDERS = providersData.read(versionWith({'providers.yaml': FILE})) ?? {};
const {kimi = {}, qwen = {}} = PROVIDERS;
const calls = {role: 'assistant', tool_calls: [{}]};

describe('refuse', () => {
  it.each([
    ['a temperature', {temperature: 0.1}, 'only 1'],
    ['the temperature of thinking without it', {temperature: 1, thinking: {type: 'disabled'}}, 'only 0.6'],
    ['a tool call without its reasoning', {messages: [calls]}, 'reasoning is missing'],
    ['too many texts', {input: ['a', 'b', 'c']}, 'too many'],
    ['an answer in JSON', {response_format: {type: 'json_object'}}, 'no JSON'],
    ['tokens in the place of a text', {input: [[1, 2]]}, 'no tokens'],
    ['a model that is gone', {model: 'kimi-k2'}, 'gone'],
  ])('refuses %s', (_, request, message) => expect(refuseRequest(kimi, request)).toBe(message));

  it.each([
    ['no temperature', {}],
    ['the right temperature', {temperature: 1}],
    ['the right temperature without thinking', {temperature: 0.6, thinking: {type: 'disabled'}}],
    ['a tool call with its reasoning', {messages: [{...calls, reasoning_content: ''}]}],
    ['a tool call without thinking', {messages: [calls], enable_thinking: false}],
    ['few texts', {input: ['a', 'b']}],
  ])('takes %s', (_, request) => expect(refuseRequest(kimi, request)).toBeUndefined());

  it('refuses to think where nothing is streamed', () => {
    expect(refuseRequest(qwen, {messages: []})).toBe('stream');
    expect(refuseRequest(qwen, {messages: [], stream: true})).toBeUndefined();
    expect(refuseRequest(qwen, {messages: [], enable_thinking: false})).toBeUndefined();
    expect(refuseRequest(qwen, {input: ['a']})).toBeUndefined();
  });
});

describe('the stand-in for a provider', () => {
  let model: ModelServer;
  const ask = (url: string) =>
    fetch(`${url}/chat/completions`, {method: 'POST', body: JSON.stringify({model: 'm', temperature: 0.1, messages: []})});
  beforeAll(async () => {
    model = await startModel(PROVIDERS);
  });
  afterAll(() => model.stop());

  it('answers as the provider does, and as nobody where none is asked', async () => {
    const refused = await ask(model.urlOf('kimi'));
    expect([refused.status, (await refused.json()).error.message]).toEqual([400, 'only 1']);
    expect((await ask(model.url)).status).toBe(200);
  });

  it('refuses tools where it was started without them', async () => {
    const tools = {method: 'POST', body: JSON.stringify({model: 'm', messages: [], tools: [{function: {name: 'clock'}}]})};
    const plain = await fetch(`${model.urlOf('kimi.plain')}/chat/completions`, tools);
    expect((await plain.json()).error.message).toBe('no tools');
    expect((await fetch(`${model.urlOf('kimi')}/chat/completions`, tools)).status).toBe(200);
  });

  it.each([
    ['kimi', ['kimi-k2.6']],
    ['nobody', ['gpt-4o-mini']],
  ])('lists the models of %s', async (provider, expected) => {
    const {data} = await (await fetch(`${model.urlOf(provider)}/models`)).json();
    expect(data.map(({id}: {id: string}) => id)).toEqual(expected);
  });

  it('ranks texts', async () => {
    const sent = {method: 'POST', body: JSON.stringify({model: 'm', query: '问', documents: ['一', '二', '三'], top_n: 2})};
    const {results} = await (await fetch(`${model.urlOf('kimi')}/rerank`, sent)).json();
    expect(results.map(({index}: {index: number}) => index)).toEqual([0, 1]);
  });
});
