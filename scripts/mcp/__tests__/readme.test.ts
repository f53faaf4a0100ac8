import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const README = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
const CONFIGS = [...README.matchAll(/### (.+?)\n[\s\S]*?```json\n([\s\S]*?)```/g)].map(([, client, json]) => ({
  client,
  json: json as string,
}));

it('has a configuration for every client', () => {
  expect(CONFIGS.map(({client}) => client)).toEqual(['Langflow 的 MCP Tools 组件', 'Claude Code', 'Cursor', '通义灵码']);
});

it.each(CONFIGS)('starts the server quietly from $client', ({json}) => {
  const {mcpServers} = JSON.parse(json) as {mcpServers: Record<string, {command: string; args: string[]}>};
  expect(mcpServers['langflow-docs-zh']).toMatchObject({
    command: 'npm',
    args: ['--silent', '--prefix', '/path/to/langflow-docs-zh', 'run', 'mcp'],
  });
});

it('has no JSON that does not parse', () => {
  const blocks = [...README.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json as string);
  expect(blocks.length).toBe(5);
  for (const block of blocks) expect(() => JSON.parse(block)).not.toThrow();
});
