import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {TEMPLATES} from '../../../lib/flowFile/__tests__/smallServer';
import {FLOW_ID, type FlowServerOptions, startFlowServer, uploadedFlow} from '../../../tests/e2e/flowServer';
import {API_KEY, type FakeLangflow} from '../../../tests/e2e/langflowServer';
import {createServer} from '../createServer';
import {openBuiltSite} from '../openBuiltSite';
import {FLOW, writeSmallSite} from './smallBuiltSite';

const client = new Client({name: 'test', version: '0.0.0'});
let langflow: FakeLangflow | undefined;

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(openBuiltSite(await writeSmallSite()), '0.0.0').connect(theirs);
  await client.connect(ours);
}, 60_000);
afterAll(() => client.close());
afterEach(() => langflow?.close());

async function call(name: string, input: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const result = (await client.callTool({name, arguments: input})) as CallToolResult;
  return {text: result.content.map((part) => (part.type === 'text' ? part.text : '')).join(''), isError: result.isError === true};
}

async function importInto(options: FlowServerOptions, input: Record<string, unknown> = {}) {
  langflow = await startFlowServer({components: TEMPLATES, ...options});
  return call('import_flow', {flow: FLOW.name, server: langflow.url, ...input});
}

describe('get_flow', () => {
  it.each([FLOW.name, '/agents'])('gives the data of the flow of %s', async (flow) => {
    expect(JSON.parse((await call('get_flow', {flow})).text)).toEqual([FLOW]);
  });

  it.each(['flows/none', '/long'])('names what there is in the place of %s', async (flow) => {
    const {text, isError} = await call('get_flow', {flow});
    expect(isError).toBe(true);
    expect(text).toContain(`- ${FLOW.name}：${FLOW.title}（/agents）`);
  });
});

describe('import_flow', () => {
  it('imports the flow, links it and says what is left to do', async () => {
    const {text, isError} = await importInto({});
    expect(isError).toBe(false);
    expect(text).toContain(`已导入“${FLOW.title}”：${langflow?.url}/flow/${FLOW_ID}`);
    expect(text).toContain('OPENAI_API_KEY');
    expect(langflow && uploadedFlow(langflow)?.data.edges).toHaveLength(2);
  });

  it('imports what is not whole only when asked to', async () => {
    const refused = await importInto({components: {input_output: TEMPLATES.input_output ?? {}}});
    expect(refused).toMatchObject({isError: true});
    expect(refused.text).toContain('没有组件 Language Model');
    expect(langflow && uploadedFlow(langflow)).toBeUndefined();
    const taken = await call('import_flow', {flow: FLOW.name, server: langflow?.url, incomplete: true});
    expect(taken).toMatchObject({isError: false});
    expect(taken.text).toContain('没有带过去的：');
  });

  it('uses the key', async () => {
    expect(await importInto({autoLogin: false}, {api_key: API_KEY})).toMatchObject({isError: false});
  });

  it.each([
    ['a server that wants a login', {autoLogin: false}, {}, '这台服务器要登录'],
    ['a wrong key', {}, {api_key: 'sk-wrong'}, '服务器不接受这个 API 密钥（403）'],
    ['a key that cannot be sent', {}, {api_key: 'sk-\u200ba'}, 'api_key：第 4 个字符是零宽空格（U+200B）'],
    ['no server', {}, {server: 'http://127.0.0.1:9'}, '连接不到 http://127.0.0.1:9'],
    ['no address', {}, {server: 'localhost:7860'}, '应以 http:// 或 https:// 开头'],
    ['another version', {version: '1.10.2'}, {}, '服务器是 1.10.2'],
  ])('tells of %s', async (_case, options, input, message) => {
    expect((await importInto(options, input)).text).toContain(message);
  });
});
