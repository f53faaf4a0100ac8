import {describe, expect, it} from 'vitest';
import type {OpenApi, Operation} from '../../../lib/openapi/openApi';
import {findParts} from '../../../lib/pages/findParts';
import {computeVerification, hashesOf, totalOf} from '../../../lib/verified/verification';
import {compareTable} from '../components/compareTable';
import {findComponent} from '../components/findComponent';
import {fixMarks} from '../components/fixMarks';
import {readParameters} from '../components/parameterTable';
import {listComponents} from '../components/types';
import {compareDescriptions} from '../openapi';
import {createShapeCheck} from '../operations/checkShape';
import {compareSettingsTable} from '../settings/compareSettingsTable';

const COMPONENTS = listComponents({
  data: {
    URLComponent: {
      display_name: 'URL',
      template: {
        _type: 'Component',
        urls: {display_name: 'URLs', required: true, _input_type: 'MessageTextInput', input_types: ['Message'], value: '', list: true},
        timeout: {display_name: 'Timeout', advanced: true, _input_type: 'IntInput', value: 30},
      },
      outputs: [{name: 'page_results', display_name: 'Extracted Pages', types: ['DataFrame']}],
    },
    Other: {display_name: 'Other', template: {x: {display_name: 'X', _input_type: 'StrInput'}}, outputs: []},
  },
});

const TABLE = `## URL {/* #url */}

| 参数 | 类型 | 说明 |
| --- | --- | --- |
| \`urls\`（URLs） | String | 输入参数（必填）：网址 |
| \`timeout\`（Timeout） | Integer | 输入参数（高级）：秒数。默认值：\`30\` |
| \`page_results\`（Extracted Pages） | \`DataFrame\` | 输出参数：网页 |
`;

function compare(page: string): string[] {
  const [table] = findParts(page).tables;
  if (!table) throw new Error('no table');
  const rows = readParameters(table);
  const component = findComponent(COMPONENTS, table, rows);
  if (!component) throw new Error('no component');
  return compareTable(rows, component);
}

describe('a parameter table', () => {
  it('has nothing to complain of where it is right', () => expect(compare(TABLE)).toEqual([]));

  it.each([
    ['a wrong default', '`30`', '`60`', 'timeout：默认值：页面写 60，程序里是 30'],
    ['a renamed parameter', '`timeout`', '`time_limit`', 'time_limit：URLComponent 没有这个输入'],
    ['a wrong name on the canvas', '（Timeout）', '（Time Limit）', 'timeout：名称：页面写 Time Limit，程序里是 Timeout'],
    ['a wrong type', 'Integer', 'Boolean', 'timeout：类型：页面写 Boolean'],
    ['a mark left out', '（必填）', '', 'urls：必填：页面写不是，程序里是'],
    ['a mark too many', '输入参数（高级）', '输入参数（必填，高级）', 'timeout：必填：页面写是，程序里不是'],
    ['an output that is none', '`page_results`', '`pages`', 'pages：URLComponent 没有这个输出'],
  ])('is caught with %s', (_, right, wrong, message) => {
    const found = compare(TABLE.replace(right, wrong));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('gets its marks fixed', () => {
    const wrong = TABLE.replace('（必填）', '').replace('（高级）', '');
    const [table] = findParts(wrong).tables;
    const [component] = COMPONENTS;
    if (!table || !component) throw new Error('no table');
    expect(fixMarks(wrong, readParameters(table), component)).toBe(TABLE);
  });
});

const DESCRIPTION = {
  openapi: '3.1.0',
  info: {title: 't', version: '1'},
  paths: {
    '/flows': {
      get: {
        operationId: 'read',
        responses: {
          200: {
            description: '',
            content: {'application/json': {schema: {type: 'object', required: ['id'], properties: {id: {type: 'string'}}}}},
          },
          404: {description: ''},
        },
      },
    },
  },
  components: {schemas: {}},
} satisfies OpenApi;

describe('an API page', () => {
  const operation = {object: DESCRIPTION.paths['/flows'].get} as unknown as Operation;
  const check = createShapeCheck(DESCRIPTION);

  it('has nothing to complain of where it is right', () => {
    expect(check(operation, 200, '{"id": "a"}')).toEqual([]);
    expect(compareDescriptions(DESCRIPTION, structuredClone(DESCRIPTION))).toEqual([]);
  });

  it('is caught with a status that it does not state', () =>
    expect(check(operation, 403, '{}')).toEqual(['回答了 403，页面没有写这个状态']));

  it('is caught with an answer of another shape', () =>
    expect(check(operation, 200, '{"name": 1}')[0]).toContain("required property 'id'"));

  it('is caught with a status that the program no longer has', () => {
    const real = structuredClone(DESCRIPTION) as {paths: {'/flows': {get: {responses: Record<string, unknown>}}}};
    delete real.paths['/flows'].get.responses['404'];
    expect(compareDescriptions(DESCRIPTION, real as unknown as OpenApi)).toEqual(['操作 GET /flows：程序里没有 响应 404']);
  });
});

describe('a table of settings', () => {
  const program = {
    settings: {LANGFLOW_PORT: {types: ['int'], default: 7860}},
    commands: {
      'langflow run': [{flags: ['--port'], type: 'integer', default: null, environment: 'LANGFLOW_PORT', is_flag: false, hidden: false}],
    },
    environment: {},
  };
  const variables = (row: string) => findParts(`## 变量\n\n| 变量 | 类型 | 默认值 | 说明 |\n| --- | --- | --- | --- |\n${row}\n`).tables[0];
  const problems = (row: string) => {
    const table = variables(row);
    return table ? compareSettingsTable(table, program) : undefined;
  };

  it('has nothing to complain of where it is right', () => expect(problems('| `LANGFLOW_PORT` | 整数 | `7860` | 端口 |')).toEqual([]));

  it.each([
    ['a wrong default', '| `LANGFLOW_PORT` | 整数 | `7861` | 端口 |', '默认值：页面写 7861，程序里是 7860'],
    ['a wrong type', '| `LANGFLOW_PORT` | 布尔值 | `7860` | 端口 |', '类型：页面写 布尔值'],
    ['a variable that is none', '| `LANGFLOW_PROT` | 整数 | `7860` | 端口 |', '程序没有这个设置'],
  ])('is caught with %s', (_, row, message) => expect(problems(row)?.[0]).toContain(message));

  it('is caught with an option that is none, and with one left out', () => {
    const page =
      '### langflow run {/* #run */}\n\n| 选项 | 默认值 | 类型 | 说明 |\n| --- | --- | --- | --- |\n| `--prot` | `7860` | 整数 | 端口 |\n';
    const [table] = findParts(page).tables;
    expect(table && compareSettingsTable(table, program)?.join()).toMatch(/--prot：没有这个选项.*表里没有 --port/);
  });
});

describe('a report', () => {
  const page = '```bash\ncurl http://localhost:7860/health\n```\n';
  const [sample] = findParts(page).samples;
  const report = {version: '1.5.0.post2', date: '2026-11-23', pages: {'/a': {samples: {[sample?.hash ?? '']: 'passed' as const}}}};
  const totals = (text: string) => {
    const verified = computeVerification(report, '/a', hashesOf({...findParts(text), flows: []}));
    return verified && totalOf(verified);
  };

  it('holds for the very text', () => expect(totals(page)).toEqual({passed: 1, unverified: 0, again: 0}));

  it('does not hold for a sample that has changed since', () =>
    expect(totals(page.replace('health', 'health_check'))).toEqual({passed: 0, unverified: 0, again: 1}));

  it('holds wherever the sample is moved to, indented or not', () =>
    expect(totals(`## 别处\n\n  ${page.trimEnd().replaceAll('\n', '\n  ')}\n`)?.passed).toBe(1));
});
