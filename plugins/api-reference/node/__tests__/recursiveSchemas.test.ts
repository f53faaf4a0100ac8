import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../lib/openapi/openApi';
import {NULL, problemsOf, ref, STRING, show} from './showSchemas';

/** Schemas that each have a property for every other schema. */
const dense = (count: number, link: (name: string) => Schema, required = false): Record<string, Schema> => {
  const names = Array.from({length: count}, (_, index) => (index === 0 ? 'A' : `D${index}`));
  const properties = Object.fromEntries(names.map((name) => [`to${name}`, link(name)]));
  return Object.fromEntries(
    names.map((name) => [name, {type: 'object', properties, ...(required && {required: Object.keys(properties)})}]),
  );
};

describe('a schema that leads back to itself', () => {
  it.each<[string, Record<string, Schema>, string]>([
    [
      'through anyOf, a list and a map',
      {A: {anyOf: [STRING, {type: 'array', items: ref('A')}, {type: 'object', additionalProperties: ref('A')}]}},
      'string | array<A> | object',
    ],
    ['as its own list', {A: {type: 'array', items: ref('A')}}, 'array<A>'],
    ['as a list of lists of it', {A: {type: 'array', items: {type: 'array', items: ref('A')}}}, 'array<array<A>>'],
    ['through allOf', {A: {type: 'object', properties: {up: {allOf: [ref('A')]}, x: STRING}}}, 'A'],
    ['through allOf with more beside it', {A: {type: 'object', properties: {up: {allOf: [ref('A'), {properties: {y: STRING}}]}}}}, 'A'],
    [
      'through null or a list',
      {A: {type: 'object', properties: {next: {anyOf: [ref('A'), NULL]}, all: {anyOf: [{type: 'array', items: ref('A')}, NULL]}}}},
      'A',
    ],
    ['through a tuple', {A: {type: 'array', prefixItems: [STRING, {anyOf: [ref('A'), NULL]}]}}, '[string, A]'],
    [
      'through a reference into a property',
      {A: {type: 'object', properties: {x: {type: 'object', properties: {y: {$ref: '#/components/schemas/A/properties/x'}}}}}},
      'A',
    ],
    ['through a reference with more beside it', {A: {type: 'object', properties: {up: {...ref('A'), properties: {y: STRING}}}}}, 'A'],
    ['through names of patterns', {A: {type: 'object', patternProperties: {'^x': ref('A')}}}, 'A'],
  ])('is shown: %s', (_name, schemas, label) => {
    const shown = show(schemas);
    expect(shown.label).toBe(label);
    expect(problemsOf(shown.api, shown.example)).toEqual([]);
    expect(JSON.stringify(shown).length).toBeLessThan(20_000);
  });

  // Example validators would follow these forever.
  it.each<[string, Record<string, Schema>, string, unknown]>([
    ['as a part of itself', {A: {allOf: [ref('A'), {type: 'object', properties: {x: STRING}}]}}, 'object', {x: 'string'}],
    ['as its own alternative', {A: {oneOf: [ref('A'), STRING]}}, 'string', 'string'],
    ['as its only alternative', {A: {anyOf: [ref('A'), NULL]}}, 'any | null', null],
    [
      'through another one and back',
      {A: {oneOf: [ref('B'), STRING]}, B: {anyOf: [ref('A'), {type: 'integer'}]}},
      'A | integer | string',
      1,
    ],
  ])('is shown, where nothing but itself is said: %s', (_name, schemas, label, value) => {
    const shown = show(schemas);
    expect(shown.label).toBe(label);
    expect(shown.example).toEqual(value);
  });

  it('is told where its parts repeat', () => {
    expect(show({A: {type: 'object', properties: {up: {allOf: [ref('A')]}}}}).tree).toContain('结构与上层的 <code>A</code> 相同');
    const {tree, names} = show({A: {type: 'object', properties: {up: {allOf: [ref('A'), {properties: {y: STRING}}]}}}});
    expect(names).toEqual(['up', 'up', 'y']);
    expect(tree).toContain('结构与上层相同');
  });

  it('does not take two schemas with the same base for one', () => {
    const {names} = show({
      Base: {type: 'object', properties: {id: STRING}},
      A: {allOf: [ref('Base'), {properties: {group: ref('Group')}}]},
      Group: {allOf: [ref('Base'), {properties: {users: {type: 'array', items: ref('A')}}}]},
    });
    expect(names).toEqual(['id', 'group', 'id', 'users']);
  });
});

describe('schemas that link densely', () => {
  it.each<[string, Record<string, Schema>]>([
    ['properties', dense(14, ref)],
    ['lists', dense(14, (name) => ({type: 'array', items: ref(name)}))],
    ['X or null', dense(14, (name) => ({anyOf: [ref(name), NULL]}))],
    ['required properties', dense(12, ref, true)],
    ['required lists that are never empty', dense(10, (name) => ({type: 'array', minItems: 1, items: ref(name)}), true)],
    [
      'unions',
      Object.fromEntries(
        Object.keys(dense(14, ref)).map((name, _, names) => [name, {anyOf: [...names.filter((other) => other !== name).map(ref), STRING]}]),
      ),
    ],
    [
      'parts',
      Object.fromEntries(
        Object.keys(dense(14, ref)).map((name, _, names) => [name, {properties: {[name]: STRING}, allOf: names.map(ref)}]),
      ),
    ],
  ])('end in a page of a readable size: %s', (_name, schemas) => {
    const {tree, example, label, request, shape} = show(schemas);
    expect(tree.length).toBeLessThan(150_000);
    expect(JSON.stringify(example).length).toBeLessThan(20_000);
    expect(label.length).toBeLessThan(2000);
    expect(JSON.stringify(request).length).toBeLessThan(100_000);
    expect(shape.body.size).toBeLessThan(10_000);
  });

  it('still give a value that fits, with less of what need not be there', () => {
    const {api, example} = show(dense(12, ref));
    expect(problemsOf(api, example)).toEqual([]);
    expect(Object.keys(example as object)).toContain('toD1');
  });
});
