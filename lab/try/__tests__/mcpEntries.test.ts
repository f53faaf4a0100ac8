import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findParts} from '../../../lib/pages/findParts';
import {serveHttp} from '../../../tools/mcp/serveHttp';
import {isBotProgram} from '../guides/bots';
import {isMcpEntry, tryMcpEntry} from '../guides/mcpEntries';

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-entries-'));
let url = '';
let close: () => void;

beforeAll(async () => {
  const started = await serveHttp(() => {
    const server = new McpServer({name: 'test', version: '1'});
    server.registerTool('hello', {}, () => ({content: []}));
    return server;
  }, 0);
  url = started.url;
  close = () => started.server.close();
});
afterAll(() => {
  close();
  rmSync(folder, {recursive: true});
});

const sampleOf = (servers: object) => {
  const [sample] = findParts(`\`\`\`json\n${JSON.stringify({mcpServers: servers}, null, 2)}\n\`\`\`\n`).samples;
  if (!sample) throw new Error('no sample');
  return sample;
};
const tryEntry = (servers: object) => {
  const api = {url: 'http://127.0.0.1:9', apiKey: 'sk-test'};
  const context = {api, root: folder, report: () => undefined} as never;
  return tryMcpEntry({context, make: {} as never, workspace: {folder, env: process.env}}, sampleOf(servers));
};

it('connects to every server of an entry by its address', async () => {
  expect(await tryEntry({one: {url}, two: {url, headers: {'x-api-key': 'k'}}})).toEqual([]);
});

it('says which server did not answer, and why', async () => {
  const problems = await tryEntry({good: {url}, bad: {url: url.replace('/mcp', '/other')}, empty: {}});
  expect(problems).toEqual([expect.stringMatching(/^bad 没有接上：.*地址应为/s), 'empty 没有接上：既没有 url，也没有 command']);
});

it('starts a server that is a command', async () => {
  const file = path.join(folder, 'server.mjs');
  const sdk = path.join(__dirname, '../../../node_modules/@modelcontextprotocol/sdk/dist/esm/server');
  writeFileSync(
    file,
    `import {McpServer} from '${sdk}/mcp.js';
import {StdioServerTransport} from '${sdk}/stdio.js';
const server = new McpServer({name: 'test', version: '1'});
server.registerTool('hello', {}, () => ({content: []}));
await server.connect(new StdioServerTransport());
`,
  );
  expect(await tryEntry({good: {command: process.execPath, args: [file]}})).toEqual([]);
  expect(await tryEntry({bad: {command: process.execPath, args: ['-e', '0']}})).toEqual([expect.stringMatching(/^bad 没有接上：/)]);
});

it('tells entries and bots from other samples', () => {
  const [json, bash] = findParts('```json\n{"a": 1}\n```\n\n```bash\necho mcpServers\n```\n').samples;
  expect([json, bash].map((sample) => sample && isMcpEntry(sample))).toEqual([false, false]);
  expect(isBotProgram('/office-bots', {meta: 'title="feishu_bot.py"'})).toBe(true);
  expect(isBotProgram('/office-bots', {meta: ''})).toBe(false);
  expect(isBotProgram('/other', {meta: 'title="feishu_bot.py"'})).toBe(false);
});
