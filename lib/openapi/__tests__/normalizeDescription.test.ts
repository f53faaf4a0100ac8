import {expect, test} from 'vitest';
import {lintDescription} from '../checkDescription';
import {normalizeDescription} from '../normalizeDescription';
import type {JsonValue} from '../types';

const INFO = {title: 't', version: '1'};
const withSchemas = (schemas: {[key: string]: JsonValue}, rest: {[key: string]: JsonValue} = {}) => ({
  openapi: '3.1.0',
  info: INFO,
  paths: {},
  components: {schemas},
  ...rest,
});
const CAT = {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}};

async function problemsIn(description: {[key: string]: JsonValue}): Promise<string[]> {
  normalizeDescription(description);
  const {problems} = await lintDescription({description, file: 'openapi.yaml'});
  return problems.map(({message}) => message);
}

test.each<[string, {[key: string]: JsonValue}]>([
  [
    'a mapping by name',
    withSchemas({Cat: CAT, Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: 'kind', mapping: {c: 'Cat'}}}}),
  ],
  [
    'a mapping by name, with a slash in it',
    withSchemas({'a/b~c': CAT, Pet: {discriminator: {propertyName: 'kind', mapping: {c: 'a/b~c'}}}}),
  ],
  ['a mapping by pointer', withSchemas({Cat: CAT, Pet: {discriminator: {propertyName: 'kind', mapping: {c: '#/components/schemas/Cat'}}}})],
  ['an anchor', withSchemas({Cat: {$anchor: 'cat', ...CAT}, Pet: {type: 'array', items: {$ref: '#cat'}}})],
  [
    'an anchor within a schema',
    withSchemas({Cat: {type: 'object', properties: {paw: {$anchor: 'paw', type: 'string'}}}, Pet: {$ref: '#paw'}}),
  ],
  ['no paths, but components', {openapi: '3.1.0', info: INFO, components: {schemas: {Cat: CAT}}}],
  ['no paths, but webhooks', {openapi: '3.1.0', info: INFO, webhooks: {}}],
  ['samples of others', withSchemas({}, {'x-code-samples': [{name: 'curl', code: 'x', language: 'sh'}]})],
  [
    'samples of others at an operation',
    withSchemas(
      {},
      {
        tags: [{name: 't'}],
        paths: {
          '/a': {get: {operationId: 'a', tags: ['t'], responses: {}, 'x-codeSamples': [{label: 'curl'}], 'x-code-samples': [{code: 'y'}]}},
        },
      },
    ),
  ],
])('is read: %s', async (_name, description) => {
  expect(await problemsIn(description)).toEqual([]);
});

test.each<[string, {[key: string]: JsonValue}, string]>([
  ['a mapping to no schema', withSchemas({Pet: {discriminator: {propertyName: 'kind', mapping: {c: 'Dog'}}}}), 'Dog'],
  ['an anchor that is not there', withSchemas({Pet: {$ref: '#dog'}}), '#dog'],
  ['an anchor in an example', withSchemas({Cat: {type: 'object', example: {$anchor: 'cat'}}, Pet: {$ref: '#cat'}}), '#cat'],
  ['a wrong structure beside an extension', withSchemas({Cat: {type: 'object', required: 'kind', 'x-a': 1}}), 'OpenAPI 3.1'],
  [
    'a wrong structure in a property that is called like an extension',
    withSchemas({Cat: {properties: {'x-a': {required: 1}}}}),
    'OpenAPI 3.1',
  ],
])('is still named: %s', async (_name, description, message) => {
  expect((await problemsIn(description)).join()).toContain(message);
});
