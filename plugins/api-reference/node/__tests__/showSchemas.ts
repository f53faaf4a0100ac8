import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {listOperations, type OpenApi, type Schema} from '../../../../lib/openapi/openApi';
import {buildExample} from '../buildExample';
import {buildRequest} from '../buildRequest';
import {shapeOf} from '../changes/shapeOf';
import {createProseRenderer} from '../renderProse';
import {renderSchemaTree} from '../renderSchema';
import {typeLabel} from '../schemaType';

const prose = createProseRenderer({baseUrl: '/', written: [], known: [], upstreamDocs: 'https://docs.example'});
export const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
export const NULL: Schema = {type: 'null'};
export const STRING: Schema = {type: 'string'};

export function apiWith(schemas: Record<string, Schema>): OpenApi {
  const content = {'application/json': {schema: ref('A')}};
  const post = {operationId: 'a', 'x-slug': 'a', requestBody: {content}, responses: {'200': {content}}};
  return {openapi: '3.1.0', info: {title: 't', version: '1'}, paths: {'/a': {post}}, components: {schemas}};
}

/** All parts of a page that show a schema. */
export function show(schemas: Record<string, Schema>) {
  const api = apiWith(schemas);
  const [operation] = listOperations(api);
  if (!operation) throw new Error('no operation');
  const tree = renderSchemaTree(ref('A'), {api, prose});
  return {
    api,
    tree,
    names: [...tree.matchAll(/class="api-name">([^<]*)</g)].map((match) => match[1]),
    label: typeLabel(api, ref('A')),
    example: buildExample(api, ref('A')),
    request: buildRequest(api, operation),
    shape: shapeOf(api, operation),
  };
}

/** What is wrong with a value, by the schema `A` of the description. */
export function problemsOf(api: OpenApi, value: unknown): string[] {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  ajv.addSchema({$id: 'api', ...JSON.parse(JSON.stringify(api))});
  const validate = ajv.compile({$ref: 'api#/components/schemas/A'});
  return validate(value) ? [] : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}
