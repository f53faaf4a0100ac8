import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeFolder, run, writeTestFiles} from '../../__tests__/testRepositories';
import {importApiCommand} from '../importApi';

const VERSIONS = `- {label: "2.0", id: current, base: "", source: {pages: docs, api: openapi.json}}
`;

const FORMER = `# The structure.
openapi: 3.1.0
info: {title: Trees, version: 1.9.0}
servers: [{url: 'http://localhost:1234'}]
tags: [{name: Roots}, {name: Trees}]
paths:
  /trees/{id}:
    get:
      operationId: read
      x-slug: read-one-tree
      tags: [Trees]
      security: [{ApiKeyHeader: []}]
      responses: {'200': {description: ''}}
  /axes: {get: {operationId: axes, x-slug: list-axes, tags: [Roots], security: [], responses: {'200': {description: ''}}}}
`;

const TREE = {
  title: 'Tree',
  type: 'object',
  description: 'A tree.',
  required: ['kind'],
  properties: {
    title: {type: 'string', title: 'Title', default: 'oak'},
    kind: {$ref: '#/components/schemas/Kind', default: 'leaf', description: 'Which.'},
    seed: {type: 'string', contentMediaType: 'application/octet-stream'},
    parent: {anyOf: [{$ref: '#/components/schemas/Tree'}, {type: 'null'}]},
  },
};

const SOURCE = {
  openapi: '3.1.0',
  info: {title: 'Forest', version: '2.0.1'},
  paths: {
    '/woods': {
      post: {
        tags: ['Woods', 'Second'],
        summary: 'Plant Trees (all)',
        operationId: 'plant',
        description: 'Plants.',
        requestBody: {required: true, content: {'application/json': {schema: {$ref: '#/components/schemas/Tree'}}}},
        responses: {200: {description: 'OK', content: {'application/json': {schema: {}}}}, 404: {description: 'None'}},
      },
      get: {
        tags: ['Woods'],
        summary: 'Read one tree',
        operationId: 'woods',
        security: [{'API key header': []}],
        responses: {
          200: {
            description: 'OK',
            content: {
              'application/json': {
                schema: {
                  $defs: {Bark: {type: 'object', properties: {thick: {type: 'boolean'}}}},
                  type: 'object',
                  title: 'Wood',
                  properties: {bark: {$ref: '#/$defs/Bark'}},
                },
              },
            },
          },
        },
      },
    },
    '/trees/{id}': {
      get: {
        tags: ['Trees'],
        summary: 'Read',
        operationId: 'read',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string', title: 'Id'}},
          {name: 'deep', in: 'query', required: false},
        ],
        responses: {200: {description: 'OK'}},
      },
    },
  },
  components: {
    schemas: {Tree: TREE, Kind: {type: 'string', enum: ['leaf', 'needle'], title: 'Kind'}, Unused: {type: 'string'}},
    securitySchemes: {'API key header': {type: 'apiKey', in: 'header', name: 'x-api-key'}},
  },
};

function importInto(files: Record<string, string>) {
  const root = makeFolder();
  writeTestFiles(root, {'site/versions.yaml': VERSIONS, 'source.json': JSON.stringify(SOURCE), ...files});
  const result = run(importApiCommand, root, path.join(root, 'source.json'), '--version', '2.0');
  return {...result, root, written: () => readFileSync(path.join(root, 'api/2.0/openapi.yaml'), 'utf8')};
}

describe('import-api', () => {
  it('keeps the structure only, in a stable order, with what is our own in the former file', () => {
    const {code, output, written} = importInto({'api/2.0/openapi.yaml': FORMER});
    expect(code).toBe(0);
    expect(written()).toMatchInlineSnapshot(`
      "# The structure of the API of Langflow 2.0, without texts: those are in ../overlay/ and overlay/.
      openapi: 3.1.0

      info:
        title: Langflow API
        version: 2.0.1

      servers:
        - url: http://localhost:1234

      tags:
        - name: Trees
        - name: Woods

      paths:
        /trees/{id}:
          get:
            operationId: read
            x-slug: read-one-tree
            tags: [Trees]
            security: [{ApiKeyHeader: []}]
            parameters:
              - {name: id, in: path, required: true, schema: {type: string}}
              - {name: deep, in: query, schema: {}}
            responses:
              '200':
                description: ''

        /woods:
          get:
            operationId: woods
            x-slug: read-one-tree-1
            tags: [Woods]
            security: [{ApiKeyHeader: []}]
            responses:
              '200':
                description: ''
                content:
                  application/json: {schema: {$ref: '#/components/schemas/Wood'}}
          post:
            operationId: plant
            x-slug: plant-trees-all
            tags: [Woods]
            security: []
            requestBody:
              required: true
              content:
                application/json: {schema: {$ref: '#/components/schemas/Tree'}}
            responses:
              '200':
                description: ''
                content:
                  application/json: {schema: {}}
              '404':
                description: ''

      components:
        securitySchemes:
          ApiKeyHeader: {type: apiKey, in: header, name: x-api-key}

        schemas:
          Bark:
            type: object
            properties:
              thick: {type: boolean}
          Kind: {type: string, enum: [leaf, needle]}
          Tree:
            type: object
            required: [kind]
            properties:
              title: {type: string, default: oak}
              kind: {$ref: '#/components/schemas/Kind', default: leaf}
              seed: {type: string, format: binary}
              parent: {anyOf: [{$ref: '#/components/schemas/Tree'}, {type: 'null'}]}
          Wood:
            type: object
            properties:
              bark: {$ref: '#/components/schemas/Bark'}
      "
    `);
    expect(output).toMatchInlineSnapshot(`
      "写好了 api/2.0/openapi.yaml：2 个路径

      增加的操作 2 个
        GET /woods
        POST /woods

      删除的操作 1 个
        GET /axes

      身份验证要对照程序的操作 2 个
        POST /woods
        GET /trees/{id}"
    `);
  });

  it('writes the same once more', () => {
    const first = importInto({'api/2.0/openapi.yaml': FORMER}).written();
    expect(importInto({'api/2.0/openapi.yaml': first}).written()).toBe(first);
  });

  it('needs no former file, and names pages by the titles of operations', () => {
    const slugs = [
      ...importInto({})
        .written()
        .matchAll(/x-slug: (.*)/g),
    ].map(([, slug]) => slug);
    expect(slugs).toEqual(['read', 'read-one-tree', 'plant-trees-all']);
  });

  it('says what is wrong with the command line', () => {
    const root = makeFolder();
    expect(run(importApiCommand, root, 'x.json').error).toContain('缺少 --version');
    expect(run(importApiCommand, root, '--version', '2.0').error).toContain('应写一个 OpenAPI 文件');
  });
});
