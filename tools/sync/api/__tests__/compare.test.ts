import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readVersions} from '../../../../lib/content/versions';
import {makeFolder, run, writeFiles} from '../../__tests__/testRepositories';
import {apiCommand} from '../compare';

const OLD = `openapi: 3.1.0
tags: [{name: Flows}]
paths:
  /flows/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      tags: [Flows]
      parameters: [{name: limit, in: query, schema: {type: integer}}]
      responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Flow'}}}}}
    delete:
      tags: [Flows]
      responses: {'204': {description: ''}}
components:
  parameters: {Id: {name: id, in: path, required: true, schema: {type: string}}}
  schemas:
    Flow:
      type: object
      required: [name]
      properties: {name: {type: string}, description: {type: string}}
    Gone: {type: string}
`;

const NEW = {
  openapi: '3.1.0',
  paths: {
    '/flows/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string', title: 'Id'}}],
      get: {
        tags: ['Flows'],
        summary: 'Read a flow',
        parameters: [
          {name: 'limit', in: 'query', required: false, schema: {type: 'integer', default: 10}},
          {name: 'search', in: 'query', schema: {type: 'string'}},
        ],
        responses: {
          200: {description: 'OK', content: {'application/json': {schema: {$ref: '#/components/schemas/Flow'}, example: {name: 'x'}}}},
          404: {description: 'Not found'},
        },
      },
      post: {tags: ['Runs'], requestBody: {content: {'application/json': {}}}, responses: {200: {description: 'OK'}}},
    },
  },
  components: {
    schemas: {
      Flow: {type: 'object', properties: {name: {type: 'string', description: 'Name'}, icon: {type: 'string'}}},
      Fresh: {type: 'object', properties: {id: {type: 'string'}}},
    },
  },
};

const OVERLAY = `overlay: 1.0.0
info: {title: 流程, version: 1.0.0}
actions:
  - target: $.tags[?(@.name=='Flows')]
    update: {x-displayName: 流程}
  - target: $.paths['/flows/{id}'].get
    update: {summary: 读取流程, description: 返回一个流程。}
  - target: $.paths['/flows/{id}'].get.parameters[?(@.name=='limit')]
    update: {description: 上限。}
  - target: $.paths['/flows/{id}'].get.responses
    update: {'200': {description: 流程。}}
  - target: $.paths['/flows/{id}'].delete
    update: {summary: 删除流程, description: 删除一个流程。}
  - target: $.components.schemas.Flow.properties.name
    update: {description: 名称。}
  - target: $.components.schemas.Flow.properties.description
    update: {description: 说明。}
`;

function prepare(files: Record<string, string | Uint8Array> = {}) {
  const root = makeFolder();
  writeFiles(root, {'api/openapi.yaml': OLD, 'api/overlay/flows.yaml': OVERLAY, 'new.json': JSON.stringify(NEW), ...files});
  const file = (name: string) => path.join(root, name);
  return {root, file, compare: (...args: string[]) => run(apiCommand, root, ...args)};
}

describe('npm run upstream -- api', () => {
  it('ends with 0 where the structure is the same', () => {
    const {compare, file} = prepare();
    expect(compare(file('api/openapi.yaml'))).toMatchObject({code: 0, output: '没有改动'});
  });

  it('lists what was added, changed and removed, and what the overlays then lack', () => {
    const {compare, file} = prepare();
    const {code, output} = compare(file('new.json'));
    expect(code).toBe(1);
    expect(output).toMatchInlineSnapshot(`
      "增加的操作 1 个
        POST /flows/{id}

      改动的操作 1 个
        GET /flows/{id}
            + 参数 query search
            + 响应 404
            ~ 参数 query limit

      删除的操作 1 个
        DELETE /flows/{id}

      增加的数据结构 1 个
        Fresh

      改动的数据结构 1 个
        Flow
            + 字段 icon
            ~ 字段 name
            - 字段 description

      删除的数据结构 1 个
        Gone

      缺少中文 9 处
        标签 Runs 的 x-displayName
        GET /flows/{id} 的参数 query search
        GET /flows/{id} 的响应 404
        POST /flows/{id} 的 summary
        POST /flows/{id} 的 description
        POST /flows/{id} 的参数 path id
        POST /flows/{id} 的响应 200
        Flow 的字段 icon
        Fresh 的字段 id

      找不到目标的 overlay 条目 2 条
        flows.yaml:12 $.paths['/flows/{id}'].delete
        flows.yaml:16 $.components.schemas.Flow.properties.description"
    `);
  });

  it('compares any two files, texts aside', () => {
    const {compare, file} = prepare({'texts.yaml': OLD.replaceAll("description: ''", 'description: Other words, x-slug: new')});
    expect(compare(file('api/openapi.yaml'), file('texts.yaml'))).toMatchObject({code: 0, output: '没有改动'});
  });

  it('prints JSON', () => {
    const {compare, file} = prepare();
    const result = JSON.parse(compare(file('new.json'), '--json').output);
    expect(result.operations).toMatchObject({added: ['POST /flows/{id}'], removed: ['DELETE /flows/{id}']});
    expect(result.overlay.dangling).toHaveLength(2);
  });

  it.each(readVersions().map(({label}) => label))('finds a target for every overlay text of %s', (label) => {
    const root = path.join(__dirname, '../../../..');
    const {code, output} = run(apiCommand, root, path.join(root, `api/${label}/openapi.yaml`), '--version', label);
    expect({code, output}).toEqual({code: 0, output: '没有改动'});
  });

  it('refuses what it cannot use, in words', () => {
    const {compare, file, root} = prepare({
      'broken.yaml': 'a: [1',
      'broken.json': '{"a": ',
      'list.yaml': '- a',
      'empty.yaml': '',
      'other.yaml': 'a: 1',
      'swagger.yaml': 'swagger: "2.0"\npaths: {}',
      'null-path.yaml': 'openapi: 3.0.0\npaths: {/a: null}',
      'picture.png': new Uint8Array([137, 80, 78, 71, 0, 1]),
      'texts/a.yaml':
        'overlay: 1.0.0\nactions:\n  - target: $.a..b\n    update: {}\n  - update: {}\n  - target: $.a\n    update: 1\n  - null\n',
      'texts/b.yaml': 'actions: 1',
      'texts/c.yaml': 'actions: [',
      'texts/d.yaml': new Uint8Array([0, 1, 2]),
      'texts/readme.md': 'not an overlay',
    });
    const fail = (...args: string[]) => {
      const {code, output, error} = compare(...args);
      expect({code, output}).toEqual({code: 2, output: ''});
      expect(error).not.toMatch(/意外|\n\s+at /);
      return error.replaceAll(root, '<root>');
    };
    expect(fail()).toContain('应写一个或两个 OpenAPI 文件');
    expect(fail('a', 'b', 'c')).toContain('应写一个或两个 OpenAPI 文件');
    expect(fail(file('nope.yaml'))).toBe('找不到文件 <root>/nope.yaml');
    expect(fail(file('api'))).toContain('读不了 <root>/api');
    for (const name of ['broken.yaml', 'broken.json']) expect(fail(file(name))).toContain('不是有效的 YAML 或 JSON');
    for (const name of ['list.yaml', 'empty.yaml']) expect(fail(file(name))).toBe(`<root>/${name} 应为键值对`);
    for (const name of ['other.yaml', 'swagger.yaml', 'null-path.yaml']) expect(fail(file(name))).toContain('不是 OpenAPI 3 文件');
    expect(fail(file('picture.png'))).toContain('是二进制文件');
    expect(fail(file('new.json'), '--overlay', file('nope'))).toBe('找不到文件夹 <root>/nope');
    expect(fail(file('new.json'), '--overlay', file('texts'))).toMatchInlineSnapshot(`
      "<root>/texts 有误：
        - a.yaml:1 info.title：应为文字；收到的是 undefined
        - a.yaml:1 info.version：应为文字；收到的是 undefined
        - a.yaml:5 target：应为以 $ 开头的 JSONPath；收到的是 undefined
        - a.yaml:6 update：应为键值对；收到的是 1
        - a.yaml:8 应为含 target 的键值对；收到的是 null
        - b.yaml:1 overlay：应为 1.0.0；收到的是 undefined
        - b.yaml:1 info.title：应为文字；收到的是 undefined
        - b.yaml:1 info.version：应为文字；收到的是 undefined
        - b.yaml:1 actions：应为至少有一项的列表；收到的是 1
        - c.yaml:1 不是有效的 YAML：Flow sequence in block collection must be sufficiently indented and end with a ]
        - d.yaml:1 文件是 UTF-16 编码或者不是文字，应为 UTF-8；用编辑器另存为 UTF-8"
    `);
  });
});
