import {describe, expect, it} from 'vitest';
import type {OpenApi, Operation} from '../../../lib/openapi/openApi';
import {findParts} from '../../../lib/pages/findParts';
import type {RequestModel} from '../../../plugins/api-reference/types';
import {compareTable} from '../components/compareTable';
import {addDynamicParts} from '../components/dynamicParts';
import {readParameters} from '../components/parameterTable';
import {listComponents} from '../components/types';
import {isWholeComponent} from '../custom';
import {makeTemplateFlow} from '../flows/templateFlow';
import {type GuideResources, surround} from '../guides/surroundings';
import {serverSettings} from '../langflowApi';
import {compareDescriptions} from '../openapi';
import {listErrorCases} from '../operations/errorCases';
import type {Resources} from '../operations/resources';
import {specialCaseOf} from '../operations/specialCases';

const rowsOf = (rows: string) => {
  const [table] = findParts(`| 参数 | 类型 | 说明 |\n| --- | --- | --- |\n${rows}\n`).tables;
  return table ? readParameters(table) : [];
};

const [ROUTER] = listComponents({
  llm: {
    Router: {
      template: {
        code: {value: 'class Router: ...'},
        rows: {_input_type: 'TableInput', value: [{name: 'A'}]},
        has_else: {_input_type: 'BoolInput', value: false},
        data: {display_name: 'Data', _input_type: 'HandleInput', input_types: ['Data', 'DataFrame']},
        truncate: {display_name: 'Truncate', _input_type: 'MessageTextInput', value: ''},
        rails: {display_name: 'Rails', _input_type: 'MultiselectInput', value: ['A', 'B']},
      },
      outputs: [],
    },
  },
});

const compare = (row: string) => {
  if (!ROUTER) throw new Error('no component');
  return compareTable(rowsOf(row), ROUTER);
};

describe('a table of the newest version', () => {
  it('may name types as the interface does', () => {
    expect(compare('| `data`（Data） | `JSON` 或 `Table` | 输入参数：数据 |')).toEqual([]);
    expect(compare('| `data`（Data） | `Message` | 输入参数：数据 |')[0]).toContain('类型：页面写 `Message`');
  });

  it('may tell the default of a service, and a list with spaces', () => {
    expect(compare('| `truncate`（Truncate） | String | 输入参数：不填就按 Cohere 的默认值 `END` |')).toEqual([]);
    expect(compare('| `truncate`（Truncate） | String | 输入参数：截断。默认值：`END` |')[0]).toContain('默认值：页面写 END');
    expect(compare('| `rails`（Rails） | Multiselect | 输入参数。默认值：`["A", "B"]` |')).toEqual([]);
    expect(compare('| `rails`（Rails） | Multiselect | 输入参数。默认值：`["B", "A"]` |')).toHaveLength(1);
  });

  it('may name outputs that come with the rows of a table or with a switch', async () => {
    if (!ROUTER) throw new Error('no component');
    const asked: unknown[] = [];
    const call = async (_: string, __: string, body?: unknown) => {
      const {field, field_value: value} = body as {field: string; field_value: unknown};
      asked.push([field, value]);
      return {outputs: [{name: field === 'rows' ? 'category_1' : 'other', types: ['Message']}]} as never;
    };
    const rows = rowsOf('| `category_1` | `Message` | 输出参数 |\n| `other` | `Message` | 输出参数 |');
    expect(compareTable(rows, await addDynamicParts(ROUTER, rows, {call}))).toEqual([]);
    expect(asked).toEqual([
      ['rows', [{name: 'A'}]],
      ['has_else', true],
    ]);
  });
});

describe('a component of a page', () => {
  const component = (source: string) => ({language: 'python', text: `from ${source} import Component\n\nclass A(Component):\n    pass\n`});

  it('is whole with either package, and not without', () => {
    expect(isWholeComponent(component('langflow.custom'))).toBe(true);
    expect(isWholeComponent(component('lfx.custom'))).toBe(true);
    expect(isWholeComponent(component('lfxlike.custom'))).toBe(false);
  });
});

describe('what is special about an operation', () => {
  it('is of one version, or of all', async () => {
    expect(specialCaseOf('1.5', 'save-store-api-key').status?.code).toBe(400);
    expect(specialCaseOf('1.13', 'save-store-api-key')).toEqual({});
    expect(specialCaseOf('1.13', 'handle-sse')).toEqual(specialCaseOf('1.5', 'handle-sse'));
    const makers = {sharedSession: async () => ({flow: 'f', session: 's', message: 'm'})} as unknown as Resources;
    expect(await specialCaseOf('1.13', 'get-shared-messages').replace?.(makers)).toMatchObject({SOURCE_FLOW_ID: 'f', OLD_SESSION_ID: 's'});
  });

  it('needs settings only where the version knows them', () => {
    expect(serverSettings({version: '1.5.0.post2', folder: '/x'})).not.toHaveProperty('LANGFLOW_DEVELOPER_API_ENABLED');
    expect(serverSettings({version: '1.13.0', folder: '/x'})).toMatchObject({
      LANGFLOW_DEVELOPER_API_ENABLED: 'true',
      LANGFLOW_DIRECTORY_COMPONENT_ALLOWED_ROOTS: '/x',
    });
  });
});

describe('a refusal', () => {
  const model = {auth: true, fields: [], path: '/a', method: 'get'} as unknown as RequestModel;
  const wanted = (security: object[], responses: object = {200: {}}) =>
    listErrorCases({operation: {object: {security, responses}} as unknown as Operation, model, path: '/a', apiKey: 'k'}).map(
      ({what}) => what,
    );

  it('is asked for where a key is needed, or where the page states it', () => {
    expect(wanted([{ApiKeyHeader: []}])).toEqual(['没有密钥', '密钥不对']);
    expect(wanted([{}, {ApiKeyHeader: []}])).toEqual([]);
    expect(wanted([{}, {ApiKeyHeader: []}], {403: {}})).toEqual(['没有密钥', '密钥不对']);
  });
});

describe('the description of a server', () => {
  const withFile = (file: object) =>
    ({
      openapi: '3.1.0',
      info: {title: 't', version: '1'},
      paths: {},
      components: {schemas: {Body: {type: 'object', properties: {file}}}},
    }) as unknown as OpenApi;

  it('may write files as either version of OpenAPI does', () => {
    const ours = withFile({type: 'string', format: 'binary'});
    expect(compareDescriptions(ours, withFile({type: 'string', contentMediaType: 'application/octet-stream'}))).toEqual([]);
    expect(compareDescriptions(ours, withFile({type: 'string'}))).toEqual(['结构 Body：字段 file 不同']);
  });
});

describe('a sample', () => {
  const make = {flow: async () => 'flow-1', memory: async () => 'memory-1'} as unknown as GuideResources;
  const never = async () => undefined as never;
  const api = {url: 'http://127.0.0.1:1', apiKey: 'sk-1', token: 't', call: never, upload: never};
  const textOf = async (text: string) => (await surround({text} as Parameters<typeof surround>[0], {api}, make)).text;

  it('keeps the names of the variables that it reads', async () => {
    const source = 'os.getenv("FLOW_ID"), os.environ["FLOW_ID"], os.environ.get("FLOW_ID")';
    expect(await textOf(source)).toBe(source);
    expect(await textOf('flow = "FLOW_ID"')).toBe('flow = "flow-1"');
  });
});

describe('a template', () => {
  it('runs with the first model that the settings offer', async () => {
    const sent: unknown[] = [];
    const call = async (method: string, path: string, body?: unknown) => {
      if (method === 'POST') sent.push(body);
      const node = {id: 'Agent-1', data: {node: {template: {model: {type: 'model', value: ''}, api_key: {type: 'str', value: ''}}}}};
      if (path.includes('basic_examples')) return [{name: 'Simple Agent', data: {nodes: [node], edges: []}}] as never;
      return (path.includes('model_options') ? [{name: 'first'}, {name: 'second'}] : {id: 'flow-1'}) as never;
    };
    expect(await makeTemplateFlow({call}, 'Simple Agent', 'http://127.0.0.1:1/v1')).toEqual({id: 'flow-1', nodes: ['Agent-1']});
    expect(sent[0]).toMatchObject({data: {nodes: [{data: {node: {template: {model: {value: [{name: 'first'}]}}}}}]}});
  });
});
