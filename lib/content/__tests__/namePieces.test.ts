import {expect, test} from 'vitest';
import {isLong, namePieces} from '../namePieces';

test.each([
  ['LANGFLOW_DATABASE_URL', ['LANGFLOW_DATABASE_', 'URL']],
  ['LANGFLOW_MCP_COMPOSER_ENABLED', ['LANGFLOW_MCP_', 'COMPOSER_ENABLED']],
  ['https://docs.langflow.org/api-reference', ['https://docs.', 'langflow.org/', 'api-reference']],
  ['/api/v1/run/{flow_id}', ['/api/v1/run/', '{flow_id}']],
  ['uv run langflow run --env-file .env', ['uv run langflow ', 'run --env-file ', '.env']],
  ['docker.io/langflowai/langflow:1.13.0', ['docker.io/', 'langflowai/', 'langflow:1.13.0']],
  ['~/.cursor/../mcp.json', ['~/.cursor/../', 'mcp.json']],
  ['--components-path=./my/components', ['--components-path=./my/components']],
])('%s', (text, pieces) => {
  expect(namePieces(text)).toEqual(pieces);
  expect(namePieces(text).join('')).toBe(text);
});

test('markup stays whole', () => expect(namePieces('<a href=/cool-page#setup>Setup</a>')).toHaveLength(1));

test('a short name stays whole', () => expect(namePieces('my_file.json')).toEqual(['my_file.json']));

test('a piece without joints may be too long for a line', () => {
  expect(namePieces('RecursiveCharacterTextSplitter').map(isLong)).toEqual([true]);
  expect(namePieces('LANGFLOW_DATABASE_CONNECTION_RETRY').some(isLong)).toBe(false);
  expect(namePieces('a_b_c_d_RecursiveCharacterTextSplitter').map(isLong)).toEqual([false, true]);
});
