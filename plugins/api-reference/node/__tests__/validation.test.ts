import {describe, expect, test} from 'vitest';
import {listOperations, type OpenApi, type OperationObject, type Schema} from '../../../../lib/openapi/openApi';
import type {JsonValue} from '../../../../lib/openapi/types';
import {isValidated, placeError} from '../validation';

const STRING: Schema = {type: 'string'};

function read(object: Partial<OperationObject>): [OpenApi, ReturnType<typeof listOperations>[number]] {
  const post = {operationId: 'a', ...object} as OperationObject;
  const api: OpenApi = {openapi: '3.1.0', info: {title: 't', version: '1'}, paths: {'/a/{name}': {post}}};
  const [operation] = listOperations(api);
  if (!operation) throw new Error('no operation');
  return [api, operation];
}

const parameter = (name: string, place: 'path' | 'query' | 'header', schema: Schema, required = false) => ({
  name,
  in: place,
  schema,
  required,
});
const bodyOf = (schema: Schema) => ({requestBody: {content: {'application/json': {schema}}}});

describe('an operation', () => {
  test.each<[string, Partial<OperationObject>]>([
    ['without parameters', {}],
    ['with a name in its path', {parameters: [parameter('name', 'path', STRING, true)]}],
    ['with a text that may be left out', {parameters: [parameter('q', 'query', STRING)]}],
    ['with a text or nothing', {parameters: [parameter('q', 'query', {anyOf: [STRING, {type: 'null'}]})]}],
    ['with texts that may be left out', {parameters: [parameter('q', 'query', {type: 'array', items: STRING})]}],
    ['with a value of any type', {parameters: [parameter('q', 'query', {})]}],
    ['with a value of any type in its path', {parameters: [parameter('name', 'path', {description: '名字'}, true)]}],
    ['with a header that may be left out', {parameters: [parameter('x-note', 'header', STRING)]}],
  ])('%s validates nothing', (_name, object) => {
    expect(isValidated(...read(object))).toBe(false);
  });

  test.each<[string, Partial<OperationObject>, string[]]>([
    ['an id in its path', {parameters: [parameter('name', 'path', {type: 'string', format: 'uuid'}, true)]}, ['path', 'name']],
    ['a number', {parameters: [parameter('q', 'query', STRING), parameter('page', 'query', {type: 'integer'})]}, ['query', 'page']],
    ['a list of numbers', {parameters: [parameter('n', 'query', {type: 'array', items: {type: 'integer'}})]}, ['query', 'n']],
    ['a list of some length', {parameters: [parameter('n', 'query', {type: 'array', items: STRING, minItems: 2})]}, ['query', 'n']],
    ['a document', {parameters: [{name: 'q', in: 'query', content: {'application/json': {schema: STRING}}}]}, ['query', 'q']],
    ['a choice', {parameters: [parameter('sort', 'query', {enum: ['a', 'b']})]}, ['query', 'sort']],
    [
      'a query that must be sent',
      {parameters: [parameter('page', 'query', {type: 'integer'}), parameter('q', 'query', STRING, true)]},
      ['query', 'q'],
    ],
    ['a required field', bodyOf({type: 'object', required: ['flow_id'], properties: {name: STRING, flow_id: STRING}}), ['body', 'flow_id']],
    ['a body of optional fields', bodyOf({type: 'object', properties: {tweaks: {type: 'object'}}}), ['body', 'tweaks']],
    ['a list as its body', bodyOf({type: 'array', items: STRING}), ['body']],
  ])('with %s shows an error there', (_name, object, loc) => {
    const [api, operation] = read(object);
    expect(isValidated(api, operation)).toBe(true);
    expect(placeError({detail: [{loc: ['body', 'name'], msg: 'm', type: 't'}]}, api, operation)).toEqual({
      detail: [{loc, msg: 'm', type: 't'}],
    });
  });
});

test('examples of another form stay as they are', () => {
  const [api, operation] = read(bodyOf({type: 'object', required: ['x']}));
  const examples: (JsonValue | undefined)[] = [undefined, null, 'text', {detail: 'text'}, {detail: [{message: 'm'}]}, {error: {loc: []}}];
  for (const example of examples) {
    expect(placeError(example, api, operation)).toEqual(example);
  }
});
