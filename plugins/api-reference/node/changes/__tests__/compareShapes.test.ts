import {describe, expect, it} from 'vitest';
import type {OperationObject, Schema} from '../../../../../lib/openapi/openApi';
import {compareShapes} from '../compareShapes';
import {describeChange} from '../describeChange';
import {shapeOf} from '../shapeOf';
import {makeApi, makeOperation, onlyOperation} from './smallApi';

type Half = {path?: string; schemas?: Record<string, Schema>} & Partial<OperationObject>;

function shape({path = '/trees', schemas, ...rest}: Half) {
  const api = makeApi({[path]: {post: makeOperation('plant-tree', rest)}}, schemas);
  return shapeOf(api, onlyOperation(api));
}

const changes = (from: Half, to: Half) => compareShapes(shape(from), shape(to)).map(describeChange);
const json = (schema: Schema) => ({content: {'application/json': {schema}}});
const body = (schema: Schema): Half => ({requestBody: json(schema)});
const answer = (schema: Schema): Half => ({responses: {'200': {description: '', ...json(schema)}}});
const query = (name: string, schema: Schema, required = false): Half => ({parameters: [{name, in: 'query', required, schema}]});

describe('compareShapes', () => {
  it('finds nothing where only texts and names of schemas differ', () => {
    const plain: Schema = {type: 'object', properties: {leaf: {$ref: '#/components/schemas/Leaf', description: '叶子'}}};
    const named: Schema = {$ref: '#/components/schemas/WithLeaf'};
    const schemas = {WithLeaf: {type: 'object', properties: {leaf: {$ref: '#/components/schemas/Leaf'}}}};
    expect(changes({...body(plain), summary: '种'}, {...body(named), summary: '种树', schemas})).toEqual([]);
  });

  it('finds another address, and that a key is needed', () => {
    expect(changes({path: '/trees/{id}', security: []}, {path: '/trees/{name}', security: [{Key: []}]})).toEqual([
      '地址由 `POST /trees/{id}` 改为 `POST /trees/{name}`',
      '需要身份验证',
    ]);
    expect(changes({security: [{Key: []}]}, {security: [{}, {Key: []}]})).toEqual(['不再需要身份验证']);
    expect(changes({}, {deprecated: true})).toEqual(['标为已弃用']);
  });

  it('finds parameters that come, go and change', () => {
    expect(changes(query('depth', {type: 'integer'}), query('kind', {type: 'string'}))).toEqual([
      '新增查询参数 `kind`',
      '不再有查询参数 `depth`',
    ]);
    expect(
      changes(query('depth', {type: 'integer', default: 2}), query('depth', {anyOf: [{type: 'integer'}, {type: 'null'}]}, true)),
    ).toEqual([
      '查询参数 `depth` 的类型由 `integer` 改为 `integer | null`',
      '查询参数 `depth` 由可选改为必填',
      '查询参数 `depth` 不再有默认值（原来是 `2`）',
    ]);
    expect(changes(query('kind', {enum: ['oak', 'pine']}), query('kind', {enum: ['oak', 'elm']}))).toEqual([
      '查询参数 `kind` 的可选值新增 `elm`，去掉了 `pine`',
    ]);
  });

  it('names fields by their paths, and of a new field not what is inside it', () => {
    const from: Schema = {
      type: 'object',
      properties: {trees: {type: 'array', items: {type: 'object', properties: {old: {type: 'string'}}}}},
    };
    const to: Schema = {
      type: 'object',
      properties: {
        trees: {type: 'array', items: {type: 'object', properties: {name: {type: 'string'}}}},
        leaf: {$ref: '#/components/schemas/Leaf'},
      },
    };
    expect(changes(body(from), body(to))).toEqual(['请求体新增字段 `trees[].name`、`leaf`', '请求体不再有字段 `trees[].old`']);
    expect(changes(answer(from), answer(to))).toEqual(['响应多了字段 `trees[].name`、`leaf`', '响应不再有字段 `trees[].old`']);
  });

  it('says that an answer is described, rather than that all its fields are new', () => {
    expect(changes(answer({}), answer({$ref: '#/components/schemas/Tree'}))).toEqual(['描述里写明了响应有哪些字段']);
    expect(changes(answer({$ref: '#/components/schemas/Tree'}), answer({}))).toEqual(['描述里不再写明响应有哪些字段']);
  });

  it('comes to an end with schemas that contain themselves, and finds other statuses', () => {
    const tree = answer({$ref: '#/components/schemas/Tree'});
    const statuses = {responses: {...tree.responses, '409': {description: ''}}};
    expect(changes(tree, statuses)).toEqual(['多了状态码 `409`']);
    expect(changes(statuses, tree)).toEqual(['不再有状态码 `409`']);
  });
});
