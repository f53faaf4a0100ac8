import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startEchoServer} from '../../../lib/connection/__tests__/echoServers';
import {createServer} from '../createServer';
import {openBuiltSite} from '../openBuiltSite';
import {FLOW, writeSmallSite} from './smallBuiltSite';

const client = new Client({name: 'test', version: '0.0.0'});

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(openBuiltSite(await writeSmallSite()), '0.0.0').connect(theirs);
  await client.connect(ours);
}, 60_000);
afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const result = (await client.callTool({name, arguments: input})) as CallToolResult;
  return {text: result.content.map((part) => (part.type === 'text' ? part.text : '')).join(''), isError: result.isError === true};
}

/** Valid inputs of all tools, so that each text of them can be made too long. */
const INPUTS: Record<string, Record<string, string>> = {
  search_docs: {query: '智能体', version: '1.13', scope: 'docs'},
  read_page: {page: '/agents', version: '1.13'},
  list_sections: {section: '概览', version: '1.13'},
  get_flow: {flow: FLOW.name, version: '1.13'},
  import_flow: {flow: FLOW.name, server: 'http://127.0.0.1:9', api_key: 'sk-a', version: '1.13'},
};
const INPUT_TEXTS = Object.entries(INPUTS).flatMap(([tool, input]) => Object.keys(input).map((key): [string, string] => [tool, key]));

describe('the inputs of the tools', () => {
  it.each(INPUT_TEXTS)('%s: %s that is too long is refused in Chinese, and not repeated', async (tool, key) => {
    for (const long of ['很'.repeat(9000), '😀'.repeat(200_000), `${'x'.repeat(1_000_000)}\u0000`]) {
      const {text, isError} = await call(tool, {...INPUTS[tool], [key]: long});
      expect(isError).toBe(true);
      expect(text).toMatch(new RegExp(`${key}\\s?(太长：最多 \\d+ 个字符|应为)`));
      expect(text.length).toBeLessThan(1000);
    }
  });

  it('are counted in code points', async () => {
    expect((await call('search_docs', {query: '😀'.repeat(512)})).text).toContain('没有找到');
    expect(await call('search_docs', {query: '😀'.repeat(513)})).toMatchObject({isError: true});
  });

  it.each([
    ['search_docs', {query: `x${'𠮷'.repeat(500)}`}],
    ['read_page', {page: `/${'页'.repeat(2000)}`}],
    ['list_sections', {section: '👨‍👩‍👧‍👦'.repeat(100)}],
    ['get_flow', {flow: 'f'.repeat(2000)}],
    ['import_flow', {flow: FLOW.name, server: `h${'o'.repeat(1900)}`}],
  ])('%s repeats only the start of a long text', async (tool, input) => {
    const {text} = await call(tool, input);
    expect(text.length).toBeLessThan(600);
    expect(text).toContain('……');
    expect(text).not.toMatch(/\p{Surrogate}/u);
  });

  it('are not repeated with a key', async () => {
    for (const [tool, input] of [
      ['search_docs', {query: 'zzzz sk-SECRET0123456789'}],
      ['import_flow', {flow: FLOW.name, server: 'http://me:sk-SECRET0123456789@h'}],
      ['read_page', {page: '/sk-SECRET0123456789'}],
    ] as const) {
      expect((await call(tool, input)).text).not.toContain('SECRET');
    }
  });

  it('of explain_error may be longer than what is read: the end counts', async () => {
    const log = `${'INFO nothing here\n'.repeat(60_000)}ValueError: Flow my-flow not found in the small site`;
    expect((await call('explain_error', {text: log})).text).toContain('变化的部分：my-flow');
  }, 60_000);
});

describe('the server of import_flow', () => {
  it('gets the key only where it was named', async () => {
    const other = await startEchoServer((_, response) => response.end('{}'));
    const named = await startEchoServer(({url}, response) => {
      if (url === '/api/v1/version') response.end('{"version": "1.13.0"}');
      else response.writeHead(307, {Location: other.url + url}).end();
    });
    const {text, isError} = await call('import_flow', {flow: FLOW.name, server: named.url, api_key: 'sk-SECRET0123456789'});
    expect(isError).toBe(true);
    expect(text).toContain(`把地址改成 ${other.url}`);
    expect(text).not.toContain('SECRET');
    expect(other.arrived).toEqual([]);
    named.close();
    other.close();
  });

  it('is asked at the address that the typed one stands for', async () => {
    const named = await startEchoServer((_, response) => response.writeHead(500).end('null'));
    const {text} = await call('import_flow', {flow: FLOW.name, server: named.url.replace('//', ''), api_key: 'sk-a'});
    expect(named.arrived[0]?.url).toBe('/api/v1/version');
    expect(text).toContain('服务器出错（500）');
    named.close();
  });
});
