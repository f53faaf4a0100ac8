import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';

const PAGES = path.join(__dirname, '../../../docs/This-Site');

type Asked = {url?: string; key: unknown; body: Record<string, unknown>};

const message = (text: string, state: string) => ({event: 'add_message', data: {sender: 'Machine', text, properties: {state}}});

/** What Langflow streams for a flow with a model: a partial message, tokens, the whole message, the end. */
const eventsOf = (text: string) => [
  {event: 'add_message', data: {sender: 'User', text, properties: {state: 'complete'}}},
  message('答', 'partial'),
  {event: 'token', data: {chunk: '答'}},
  {event: 'token', data: {chunk: `：${text}`}},
  message(`答：${text}`, 'complete'),
  {event: 'end', data: {result: {outputs: []}}},
];

const outputOf = (text: string) => ({
  outputs: [
    {outputs: [{component_id: 'ChatOutput-1', outputs: {message: {message: `答：${text}`, type: 'text'}}, logs: {secret: 'inside'}}]},
  ],
});

/** Stands in for Langflow and records what it is asked. */
async function startFlow(asked: Asked[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({...(request.url !== undefined && {url: request.url}), key: request.headers['x-api-key'], body});
    const said = String(body.input_value);
    const failure = {event: 'error', data: {error: 'Traceback /srv/secret.py'}};
    const events = said === 'fail' ? [failure] : eventsOf(said);
    const isStream = request.url?.endsWith('stream=true');
    response.end(isStream ? events.map((event) => `${JSON.stringify(event)}\n\n`).join('') : JSON.stringify(outputOf(said)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Runs a program of a page until its first line, which ends with its address. */
async function startProgram(page: string, name: string, env: Record<string, string>): Promise<{program: ChildProcess; port: string}> {
  const code = new RegExp(`^\`\`\`\\w+ title="${name}"\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readFileSync(path.join(PAGES, page), 'utf8'))?.[1];
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'chat-')), name);
  writeFileSync(file, code ?? '');
  const port = String(42_000 + Math.floor(Math.random() * 2000));
  const program = spawn(process.execPath, [file], {env: {...process.env, ...env, PORT: port}, stdio: ['ignore', 'pipe', 'pipe']});
  await new Promise<void>((resolve, reject) => {
    program.stdout?.once('data', () => resolve());
    program.once('exit', (exit) => reject(new Error(`${name} ended with ${exit}`)));
  });
  return {program, port};
}

describe('the programs of the pages on chat', () => {
  const asked: Asked[] = [];
  let flow: Server;
  let program: ChildProcess | undefined;
  let langflow = '';

  beforeAll(async () => {
    flow = await startFlow(asked);
    langflow = `http://127.0.0.1:${(flow.address() as AddressInfo).port}`;
  });
  afterAll(() => flow.close());
  beforeEach(() => {
    asked.length = 0;
  });
  afterEach(() => program?.kill());

  test('the proxy keeps the key, the session and the tweaks to itself', async () => {
    const env = {LANGFLOW_URL: langflow, FLOW_ID: 'flow-1', LANGFLOW_API_KEY: 'sk-key', COOKIE_SECRET: 'cookie'};
    const started = await startProgram('chat-frontend.mdx', 'chat-proxy.mjs', env);
    program = started.program;
    const ask = (at: string, body: object, cookie = '') =>
      fetch(`http://127.0.0.1:${started.port}${at}`, {method: 'POST', body: JSON.stringify(body), headers: {cookie}});

    const first = await ask('/chat', {input_value: '你好', session_id: 'of-another', tweaks: {a: {b: 1}}});
    const lines = (await first.text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([{chunk: '答'}, {chunk: '：你好'}, {text: '答：你好'}]);
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await ask('/chat', {input_value: '再来'}, cookie);
    await ask('/chat', {input_value: '伪造'}, 'chat=someone.c2lnbmF0dXJl');
    const sessions = asked.map(({body}) => body.session_id);
    expect(sessions[1]).toBe(sessions[0]);
    expect(sessions[2]).not.toBe('someone');
    expect(asked[0]).toMatchObject({url: '/api/v1/run/flow-1?stream=true', key: 'sk-key'});
    expect(asked[0]?.body).not.toHaveProperty('tweaks');
    expect(sessions).not.toContain('of-another');

    expect(await (await ask('/api/v1/run/flow-1', {input_value: '你好'}, cookie)).text()).not.toContain('inside');
    expect(await (await ask('/chat', {input_value: 'fail'}, cookie)).text()).toBe('{"error":true}\n');
    expect((await ask('/chat', {input_value: ' '}, cookie)).status).toBe(400);
    expect((await ask('/api/v1/run/flow-2', {input_value: '你好'}, cookie)).status).toBe(404);
  });

  test('the adapter speaks chat completions', async () => {
    const env = {LANGFLOW_URL: langflow, LANGFLOW_API_KEY: 'sk-key', ADAPTER_KEY: 'sk-own', FLOWS: '{"客服": "flow-1"}'};
    const started = await startProgram('flow-as-model.mdx', 'openai-adapter.mjs', env);
    program = started.program;
    const base = `http://127.0.0.1:${started.port}/v1`;
    const headers = {authorization: 'Bearer sk-own'};
    expect((await fetch(`${base}/models`)).status).toBe(401);
    expect(await (await fetch(`${base}/models`, {headers})).json()).toMatchObject({data: [{id: '客服'}]});
    const complete = (body: object, more: Record<string, string> = {}) =>
      fetch(`${base}/chat/completions`, {method: 'POST', headers: {...headers, ...more}, body: JSON.stringify({model: '客服', ...body})});
    const talk = [
      {role: 'user', content: '我叫小明'},
      {role: 'assistant', content: '好'},
      {role: 'user', content: [{type: 'text', text: '我叫什么'}]},
    ];
    const whole = (await (await complete({messages: talk}, {'x-openwebui-chat-id': 'c-1'})).json()) as {choices: unknown[]};
    expect(whole.choices).toEqual([expect.objectContaining({message: {role: 'assistant', content: '答：我叫什么'}})]);
    expect(asked[0]?.body).toMatchObject({input_value: '我叫什么', session_id: 'c-1'});
    const streamed = await (await complete({messages: talk, stream: true})).text();
    expect(streamed).toContain('"content":"答"');
    expect(streamed.trimEnd().endsWith('data: [DONE]')).toBe(true);
    expect(asked[1]?.body.input_value).toContain('用户：我叫小明');
    expect((await complete({model: '没有', messages: talk})).status).toBe(404);
  });
});
