import {expect, test} from 'vitest';
import {namePieces, showName} from '../namePieces';

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

const kindsOf = (text: string) => showName(text).map(({kind}) => kind);

test('a piece without joints may be too long for a line', () => {
  expect(kindsOf('RecursiveCharacterTextSplitter')).toEqual(['long']);
  expect(kindsOf('LANGFLOW_DATABASE_CONNECTION_RETRY')).not.toContain('long');
  expect(kindsOf('a_b_c_d_RecursiveCharacterTextSplitter')).toEqual(['text', 'long']);
});

test('only pieces that browsers would break at another place need an element', () => {
  expect(kindsOf('LANGFLOW_MCP_COMPOSER_ENABLED')).toEqual(['text', 'text']);
  expect(kindsOf('https://docs.langflow.org/api-reference')).toEqual(['text', 'text', 'whole']);
  expect(kindsOf('/api/v1/run/{flow_id}')).toEqual(['whole', 'whole']);
  expect(kindsOf('--port 7860')).toEqual(['text']);
});

test('white space stands after a piece, where lines break by themselves', () => {
  expect(showName('uv run langflow run --env-file .env')).toEqual([
    {text: 'uv run langflow', space: ' ', kind: 'text'},
    {text: 'run --env-file', space: ' ', kind: 'whole'},
    {text: '.env', space: '', kind: 'text'},
  ]);
});
