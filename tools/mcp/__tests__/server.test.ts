import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createServer, PAGE_CHARACTERS} from '../createServer';
import {openBuiltSite} from '../openBuiltSite';
import {serveHttp} from '../serveHttp';
import {SITE_URL, writeSmallSite} from './smallBuiltSite';

const ROOT = path.join(__dirname, '../../..');
const SLOW = 60_000;

let folder = '';
let http: Awaited<ReturnType<typeof serveHttp>>;

beforeAll(async () => {
  folder = await writeSmallSite();
  const site = openBuiltSite(folder);
  http = await serveHttp(() => createServer(site, '0.0.0'), 0);
}, SLOW);

afterAll(() => {
  http.server.close();
  rmSync(folder, {recursive: true});
});

const transports: Record<string, () => Transport> = {
  stdio: () => new StdioClientTransport({command: 'npm', args: ['--silent', '--prefix', ROOT, 'run', 'mcp', '--', folder], stderr: 'pipe'}),
  HTTP: () => new StreamableHTTPClientTransport(new URL(http.url)) as Transport,
};

async function call(client: Client, name: string, input: Record<string, unknown> = {}): Promise<{text: string; isError: boolean}> {
  const result = (await client.callTool({name, arguments: input})) as CallToolResult;
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return {text, isError: result.isError === true};
}

describe.each(Object.keys(transports))('over %s', (name) => {
  const client = new Client({name: 'test', version: '0.0.0'});

  beforeAll(() => client.connect((transports[name] as () => Transport)()), SLOW);
  afterAll(() => client.close());

  it('offers its tools', async () => {
    const {tools} = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_docs',
      'read_page',
      'list_sections',
      'explain_error',
      'get_flow',
      'import_flow',
    ]);
  });

  it('searches', async () => {
    const {text} = await call(client, 'search_docs', {query: '智能体'});
    expect(text).toContain(`使用智能体\n  ${SITE_URL}agents`);
    expect(text).not.toContain('<');
  });

  it('searches one part of the site', async () => {
    const {text} = await call(client, 'search_docs', {query: '流程', scope: 'api'});
    expect(text).toContain(`${SITE_URL}api/simplified-run-flow`);
    expect((await call(client, 'search_docs', {query: '智能体', scope: 'api'})).text).toContain('没有找到');
  });

  it.each(['/agents', 'agents.md', `${SITE_URL}agents#more`, '/langflow/agents'])('reads the page %s', async (page) => {
    const {text, isError} = await call(client, 'read_page', {page});
    expect(isError).toBe(false);
    expect(text).toBe(readFileSync(path.join(folder, 'agents.md'), 'utf8'));
  });

  it('reads the home page and an operation of the API', async () => {
    expect((await call(client, 'read_page', {page: '/'})).text).toMatch(/^# 首页\n/);
    expect((await call(client, 'read_page', {page: 'POST /api/v1/run/my-flow'})).text).toMatch(/^# 运行流程\n/);
  });

  it('gives a long page in parts', async () => {
    const whole = readFileSync(path.join(folder, 'long.md'), 'utf8');
    const first = await call(client, 'read_page', {page: '/long'});
    expect(first.text).toContain(`用 offset=${PAGE_CHARACTERS} 继续读`);
    const second = await call(client, 'read_page', {page: '/long', offset: PAGE_CHARACTERS});
    expect(first.text.slice(0, PAGE_CHARACTERS) + second.text).toBe(whole);
    expect(await call(client, 'read_page', {page: '/long', offset: whole.length})).toMatchObject({isError: true});
  });

  it('explains messages', async () => {
    const {text} = await call(client, 'explain_error', {text: 'INFO ready\nValueError: Flow my-flow not found in the small site'});
    expect(text).toContain('变化的部分：my-flow');
    expect(text).toContain(`1. ID 写错：照页面（${SITE_URL}agents）核对`);
    expect((await call(client, 'explain_error', {text: 'something else entirely'})).text).toContain('没有认出这条报错');
  });

  it('lists the sections and their pages', async () => {
    expect((await call(client, 'list_sections')).text).toBe('- 概览（3 页）\n- API 参考（1 页）');
    expect((await call(client, 'list_sections', {section: '概览'})).text).toContain('- 使用智能体 /agents\n  使用智能体的说明');
  });

  it.each([
    ['read_page', {page: '/none'}, '没有页面“/none”'],
    ['read_page', {page: '../../package.json'}, '没有页面'],
    ['list_sections', {section: '没有的'}, '可用的有 概览、API 参考'],
    ['search_docs', {query: ''}, 'query'],
  ])('refuses %s %j', async (tool, input, message) => {
    const {text, isError} = await call(client, tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});

describe('over stdio, line by line', () => {
  it('answers what is no message, tells people, and goes on', {timeout: SLOW}, async () => {
    const child = spawn('npm', ['--silent', '--prefix', ROOT, 'run', 'mcp', '--', folder]);
    let [output, told] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      told += chunk;
    });
    const ping = {jsonrpc: '2.0', id: 9, method: 'ping'};
    child.stdin.end(`nonsense\n[${JSON.stringify(ping)}]\n${JSON.stringify(ping)}\n{"jsonrpc": "2.0", "id": 10, "me`);
    await new Promise((resolve) => child.on('close', resolve));
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {id: unknown; error?: {code: number}});
    expect(answers.map(({id, error}) => [id, error?.code])).toEqual(
      expect.arrayContaining([
        [null, -32_700],
        [null, -32_600],
        [9, undefined],
      ]),
    );
    expect(answers).toHaveLength(4);
    expect(told.match(/收到的一行/g)).toHaveLength(3);
  });
});

describe('the HTTP server', () => {
  const status = (headers: Record<string, string>, options: {method?: string; path?: string} = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const {port} = http.server.address() as AddressInfo;
      request({host: '127.0.0.1', port, path: '/mcp', method: 'POST', ...options, headers}, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });

  it('listens on the loopback interface only', () => {
    expect((http.server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it('answers no other names and no web pages of other origins', async () => {
    expect(await status({host: 'evil.example'})).toBe(403);
    expect(await status({host: 'localhost', origin: 'https://evil.example'})).toBe(403);
  });

  it('knows one address and one method', async () => {
    expect(await status({host: 'localhost'}, {path: '/other'})).toBe(404);
    for (const path of ['//', '//x:y', '/mcp/', '/\\']) expect(await status({host: 'localhost'}, {path})).toBe(404);
    expect(await status({host: 'localhost'}, {method: 'GET'})).toBe(405);
  });
});
