import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type ModelServer, startModel} from '../startModel';

const tools = [{type: 'function', function: {name: 'evaluate_expression'}}];
const FORM = {type: 'object', properties: {name: {type: 'string'}}};
const LIST = {type: 'array', items: FORM};
let model: ModelServer;
const ask = async (path: string, body: object) =>
  fetch(`${model.url}${path}`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
const say = (content: string, more: object = {}) =>
  ask('/chat/completions', {model: 'gpt-4o-mini', messages: [{role: 'user', content}], ...more});

beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.stop());

describe('the stand-in for a model', () => {
  it('says what it was told', async () => {
    const answer = await (await say('你好')).json();
    expect(answer.choices[0]).toMatchObject({finish_reason: 'stop', message: {content: '你说的是：你好'}});
  });

  it('asks for the calculator, and tells what it found', async () => {
    const answer = await (await say('4 加 4 等于几？', {tools})).json();
    const [{message}] = answer.choices;
    expect(message.tool_calls[0].function).toEqual({name: 'evaluate_expression', arguments: '{"expression":"4+4"}'});
    const messages = [{role: 'user', content: '4 加 4'}, message, {role: 'tool', content: '8', tool_call_id: 'call_1'}];
    const last = await (await ask('/chat/completions', {model: 'm', messages, tools})).json();
    expect(last.choices[0].message.content).toBe('工具的结果是：8');
  });

  it.each([
    ['the tool that is named', {tool_choice: {type: 'function', function: {name: 'Person'}}}],
    ['any tool', {tool_choice: 'required', tools: [{type: 'function', function: {name: 'Person', parameters: FORM}}]}],
    ['a list of objects', {tools: [...tools, {type: 'function', function: {name: 'Person', parameters: {properties: {objects: LIST}}}}]}],
  ])('fills %s', async (what, more) => {
    const forms = {tools: [...tools, {type: 'function', function: {name: 'Person', parameters: FORM}}], ...more};
    const {choices} = await (await say('李四，4 加 4 岁', forms)).json();
    const filled = what === 'a list of objects' ? '{"objects":[{"name":"张三"}]}' : '{"name":"张三"}';
    expect(choices[0].message.tool_calls[0].function).toEqual({name: 'Person', arguments: filled});
  });

  it('streams', async () => {
    const text = await (await say('你好', {stream: true, stream_options: {include_usage: true}})).text();
    const events = text.trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    const said = events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)).choices[0]?.delta.content ?? '');
    expect(said.join('')).toBe('你说的是：你好');
    expect(events.at(-2)).toContain('"usage"');
  });

  it('gives a vector for each text', async () => {
    const {data} = await (await ask('/embeddings', {model: 'm', input: ['一', '二', '一']})).json();
    expect(data.map(({embedding}: {embedding: number[]}) => embedding.length)).toEqual([8, 8, 8]);
    expect(data[0].embedding).toEqual(data[2].embedding);
    expect(data[0].embedding).not.toEqual(data[1].embedding);
  });

  it('refuses what it does not know', async () => expect((await ask('/images', {})).status).toBe(404));
});
