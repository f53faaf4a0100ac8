import {expect, it} from 'vitest';
import {fillSchema} from '../fillSchema';

it('gives one of everything that a schema names', () => {
  const schema = {
    $defs: {Person: {type: 'object', properties: {name: {type: 'string'}, age: {anyOf: [{type: 'integer'}, {type: 'null'}]}}}},
    type: 'object',
    properties: {
      objects: {type: 'array', items: {$ref: '#/$defs/Person'}},
      kind: {enum: ['a', 'b']},
      fixed: {const: 7},
      sure: {type: ['boolean', 'null']},
      nothing: {type: 'null'},
    },
  };
  expect(fillSchema(schema)).toEqual({objects: [{name: '张三', age: 1}], kind: 'a', fixed: 7, sure: true, nothing: null});
});
