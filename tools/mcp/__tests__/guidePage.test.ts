import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseMcpArguments} from '../parseMcpArguments';

const PAGE = readFileSync(path.join(__dirname, '../../../versioned_docs/version-1.5/This-Site/mcp-docs-server.mdx'), 'utf8');
const FOLDER = '/path/to/langflow-docs-zh';
const ARGUMENTS = ['--silent', '--prefix', FOLDER, 'run', 'mcp'];
const PORT = 7870;
const ADDRESS = `http://127.0.0.1:${PORT}/mcp`;

/** Text under each heading, by id. */
const SECTIONS = new Map(
  PAGE.split(/^#{2,3} /m)
    .slice(1)
    .map((section) => [/\{\/\* #([\w-]+) \*\/\}/.exec(section)?.[1] ?? '', section]),
);
const section = (id: string) => SECTIONS.get(id) ?? '';
const jsonOf = (text: string) => [...text.matchAll(/^ *```json\n([\s\S]*?)```/gm)].map(([, json]) => JSON.parse(json as string) as unknown);

const CLIENTS = [
  ['Langflow 的 **MCP Tools** 组件', 'langflow'],
  ['Claude Code', 'claude-code'],
  ['Cursor', 'cursor'],
  ['通义灵码', 'lingma'],
] as const;

describe('the guide page', () => {
  it('names every client with a section of its own', () => {
    const rows = [...section('transports').matchAll(/^\| (.+?) \| 支持 \|/gm)].map(([, client]) => client);
    expect(rows).toEqual(CLIENTS.map(([client]) => client));
    expect([...SECTIONS.keys()]).toEqual(expect.arrayContaining(CLIENTS.map(([, id]) => id)));
  });

  it('has one configuration that starts the server quietly, and every other client is led to it', () => {
    expect(jsonOf(section('langflow'))).toEqual([{mcpServers: {'langflow-docs-zh': {command: 'npm', args: ARGUMENTS}}}]);
    for (const [, id] of CLIENTS.slice(1)) expect(section(id)).toContain('[Langflow 的配置](#langflow)');
  });

  it('has the same arguments where a client takes a command', () => {
    expect(section('claude-code')).toContain(`claude mcp add langflow-docs-zh -- npm ${ARGUMENTS.join(' ')}\n`);
    expect(section('lingma')).toContain(`\`${ARGUMENTS.join(' ')}\``);
  });

  it('has the address at which the server of its command answers', () => {
    expect(parseMcpArguments(['--http', String(PORT)]).port).toBe(PORT);
    expect(section('transports')).toContain(`npm run -s mcp -- --http ${PORT}`);
    expect(section('claude-code')).toContain(`claude mcp add --transport http langflow-docs-zh ${ADDRESS}\n`);
    expect(jsonOf(section('cursor'))).toEqual([{mcpServers: {'langflow-docs-zh': {url: ADDRESS}}}]);
    expect(new Set(PAGE.match(/http:\/\/127\.0\.0\.1[^\s"`]*/g))).toEqual(new Set([ADDRESS]));
  });

  it('has no other JSON', () => {
    expect(jsonOf(PAGE)).toEqual([...jsonOf(section('langflow')), ...jsonOf(section('cursor'))]);
  });
});
