import type {OpenApi, Operation, OperationObject, PathItem, Schema} from '../../../../../lib/openapi/openApi';
import {listOperations} from '../../../../../lib/openapi/openApi';
import type {VersionedApi} from '../compareApis';

const SCHEMAS: Record<string, Schema> = {
  Leaf: {type: 'object', required: ['color'], properties: {color: {type: 'string'}}},
  Tree: {
    type: 'object',
    properties: {id: {type: 'string', format: 'uuid'}, children: {type: 'array', items: {$ref: '#/components/schemas/Tree'}}},
  },
};

/** A description with the given paths and schemas, and a few defaults. */
export function makeApi(paths: Record<string, PathItem>, schemas: Record<string, Schema> = {}): OpenApi {
  return {
    openapi: '3.1.0',
    info: {title: 'Trees', version: '1.0.0'},
    tags: [
      {name: 'Trees', 'x-displayName': '树'},
      {name: 'Axes', 'x-displayName': '斧头'},
    ],
    paths,
    components: {schemas: {...SCHEMAS, ...schemas}, securitySchemes: {Key: {type: 'apiKey', in: 'header', name: 'x-api-key'}}},
  };
}

/** An operation with defaults for the parts that tests do not use. */
export const makeOperation = (slug: string, rest: Partial<OperationObject> = {}): OperationObject => ({
  operationId: slug,
  'x-slug': slug,
  tags: ['Trees'],
  summary: `操作 ${slug}`,
  responses: {'200': {description: ''}},
  ...rest,
});

/** The operation of a description that has only one. */
export const onlyOperation = (api: OpenApi): Operation => listOperations(api)[0] as Operation;

/** A version with its operations. */
export const versionOf = (label: string, api: OpenApi): VersionedApi => ({label, api, operations: listOperations(api)});
