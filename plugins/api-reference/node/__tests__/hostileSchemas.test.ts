import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listOperations, type Schema} from '../../../../lib/openapi/openApi';
import {buildRequest} from '../buildRequest';
import {typeLabel} from '../schemaType';
import {apiWith, NULL, problemsOf, ref, STRING, show} from './showSchemas';

describe('what stands beside a union', () => {
  const OR: Schema = {
    oneOf: [
      {type: 'object', properties: {a: STRING}, required: ['a']},
      {type: 'object', properties: {b: STRING}, required: ['b']},
    ],
  };
  it.each<[string, Schema, string[]]>([
    ['properties', {properties: {common: {type: 'integer'}}, ...OR}, ['common', 'object', 'a', 'object', 'b']],
    ['properties, in a part beside it', {allOf: [{properties: {x: {type: 'integer'}}}, OR]}, ['x', 'object', 'a', 'object', 'b']],
    [
      'another union',
      {
        allOf: [
          OR,
          {
            anyOf: [
              {type: 'object', properties: {c: STRING}},
              {type: 'object', properties: {d: STRING}},
            ],
          },
        ],
      },
      ['object', 'a', 'object', 'b', 'object', 'c', 'object', 'd'],
    ],
    ['a single alternative', {properties: {x: STRING}, anyOf: [{properties: {y: STRING}}, NULL]}, ['x', 'y']],
    [
      'required fields only',
      {type: 'object', properties: {x: STRING, y: STRING}, anyOf: [{required: ['x']}, {required: ['y']}]},
      ['x', 'y'],
    ],
  ])('is not lost: %s', (_name, schema, names) => {
    const {api, example, ...shown} = show({A: schema});
    expect([...shown.names].sort()).toEqual([...names].sort());
    expect(problemsOf(api, example)).toEqual([]);
    expect(Object.keys(example as object)).toContain(names.includes('common') ? 'common' : names.includes('x') ? 'x' : 'a');
  });

  it('joins what the parts require', () => {
    const {request} = show({A: {allOf: [{properties: {a: STRING}, required: ['a']}, {properties: {b: STRING}}], required: ['b']}});
    expect(request.body).toMatchObject({shape: {required: ['a', 'b']}});
  });
});

describe('a schema that no value matches', () => {
  const NEVER = false as unknown as Schema;
  it.each<[string, Schema, (string | undefined)[]]>([
    ['as a property', {type: 'object', properties: {a: NEVER, b: STRING}}, ['b']],
    ['as items', {type: 'object', properties: {list: {type: 'array', items: NEVER}}}, ['list']],
    ['as an alternative', {anyOf: [NEVER, {type: 'object', properties: {c: STRING}}]}, ['c']],
    ['as the only alternatives', {type: 'object', properties: {d: {oneOf: [NEVER, NULL]}}}, ['d']],
    ['as a pattern', {type: 'object', properties: {e: STRING}, patternProperties: {'^x': NEVER}}, ['e']],
    ['as a part that closes', {allOf: [{properties: {f: STRING, g: STRING}}, {type: 'object', properties: {g: NEVER}}]}, ['f']],
    ['as an item of a tuple', {type: 'array', prefixItems: [STRING, NEVER], maxItems: 1}, ['[0]', '[1]']],
    ['as everything else', {type: 'object', properties: {h: STRING}, additionalProperties: false}, ['h']],
  ])('%s: the rest is shown', (_name, schema, names) => {
    const {api, example, ...shown} = show({A: schema});
    expect(shown.names).toEqual(names);
    if (!schema.prefixItems) expect(problemsOf(api, example)).toEqual([]);
  });
});

describe('a recursive property in two parts', () => {
  it('ends', () => {
    const A: Schema = {
      allOf: [
        {type: 'object', properties: {next: ref('A'), n: STRING}},
        {properties: {next: {allOf: [ref('A'), {description: '下一个'}]}}},
      ],
    };
    expect(show({A}).names).toContain('n');
  });
});

describe('a tuple', () => {
  it.each<[string, Schema, string, unknown]>([
    ['of two', {type: 'array', prefixItems: [STRING, {type: 'integer'}], minItems: 2, maxItems: 2}, '[string, integer]', ['string', 1]],
    [
      'with more items',
      {type: 'array', prefixItems: [{type: 'boolean'}], items: STRING, minItems: 3},
      '[boolean, ...string]',
      [true, 'string', 'string'],
    ],
    ['that ends', {type: 'array', prefixItems: [STRING], items: false as unknown as Schema}, '[string]', ['string']],
  ])('is shown item by item: %s', (_name, schema, label, value) => {
    const {api, example, ...shown} = show({A: schema});
    expect(shown.label).toBe(label);
    expect(example).toEqual(value);
    expect(problemsOf(api, example)).toEqual([]);
    expect(shown.names[0]).toBe('[0]');
  });
});

describe('a file to upload', () => {
  const OCTETS: Schema = {type: 'string', contentMediaType: 'application/octet-stream'};
  const fieldsOf = (properties: Record<string, Schema>) => {
    const api = apiWith({A: {type: 'object', properties}});
    const post = {operationId: 'a', requestBody: {content: {'multipart/form-data': {schema: ref('A')}}}};
    const [operation] = listOperations({...api, paths: {'/a': {post}}});
    const {body} = buildRequest(api, operation as NonNullable<typeof operation>);
    return body?.kind === 'multipart' ? body.fields.map(({name, type, multiple}) => `${name} ${type}${multiple ? ' …' : ''}`) : [];
  };

  it('is one, however the description says so', () => {
    expect(
      fieldsOf({
        old: {type: 'string', format: 'binary'},
        octets: OCTETS,
        untyped: {contentMediaType: 'image/png'},
        maybe: {anyOf: [OCTETS, NULL]},
        either: {anyOf: [OCTETS, STRING]},
        list: {type: 'array', items: OCTETS},
        maybeList: {anyOf: [{type: 'array', items: OCTETS}, NULL]},
      }),
    ).toEqual(['old file', 'octets file', 'untyped file', 'maybe file', 'either file', 'list file …', 'maybeList file …']);
  });

  it('is none where it is text or written as text', () => {
    expect(
      fieldsOf({
        base64: {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'},
        json: {type: 'string', contentMediaType: 'application/json'},
        text: {type: 'string', contentMediaType: 'text/plain'},
      }),
    ).toEqual(['base64 string', 'json string', 'text string']);
    expect(typeLabel(apiWith({}), {type: 'array', items: OCTETS})).toBe('array<file>');
  });
});

describe('names and limits', () => {
  it('takes the names that every object has for names', () => {
    const names = ['hasOwnProperty', 'constructor', 'toString', '__proto__', '$ref'];
    const properties = Object.fromEntries(names.map((name) => [name, STRING]));
    const shown = show({A: {allOf: [{type: 'object', properties, required: names}, {properties: {x: STRING}}]}});
    expect(shown.names).toEqual([...names, 'x']);
    expect(problemsOf(shown.api, shown.example)).toEqual([]);
    expect(typeLabel(shown.api, ref('constructor'))).toBe('any');
  });

  it.each<[string, Schema]>([
    ['a fraction between close bounds', {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.5}],
    ['a fraction between closed bounds', {type: 'number', minimum: 0.25, maximum: 0.25}],
    ['a least length', {type: 'string', minLength: 150}],
    ['an empty list', {type: 'array', items: STRING, maxItems: 0}],
    ['boolean schemas', {type: 'object', properties: {any: true as unknown as Schema}, additionalProperties: true}],
  ])('makes a value for %s', (_name, schema) => {
    const {api, example} = show({A: schema});
    expect(problemsOf(api, example)).toEqual([]);
  });

  it('shows no more than a part of what asks for a billion', () => {
    expect(JSON.stringify(show({A: {type: 'string', minLength: 1e12}}).example).length).toBeLessThan(1000);
    expect(JSON.stringify(show({A: {type: 'array', minItems: 1e12, items: STRING}}).example).length).toBeLessThan(1000);
  });
});

describe('any schemas', () => {
  const NAMES = ['A', 'B', 'C', 'D'];
  const link = fc.constantFrom(...NAMES).map(ref);
  const leaf = fc.constantFrom<Schema>(
    STRING,
    NULL,
    {type: 'integer'},
    {},
    true as unknown as Schema,
    {enum: ['x', 'y']},
    {type: ['string', 'null']},
  );
  const {schema} = fc.letrec<{schema: Schema}>((tie) => {
    const inner = fc.oneof({maxDepth: 3}, leaf, link, tie('schema'));
    const list = fc.array(inner, {minLength: 1, maxLength: 3});
    const properties = fc.dictionary(fc.constantFrom('p', 'q', 'hasOwnProperty', '名字'), inner, {maxKeys: 3});
    return {
      schema: fc.oneof(
        properties.map((value): Schema => ({type: 'object', properties: value, required: Object.keys(value).slice(0, 1)})),
        inner.map((items): Schema => ({type: 'array', items})),
        list.map((prefixItems): Schema => ({type: 'array', prefixItems})),
        inner.map((value): Schema => ({type: 'object', additionalProperties: value})),
        list.map((anyOf): Schema => ({anyOf})),
        fc.tuple(properties, list).map(([value, oneOf]): Schema => ({properties: value, oneOf})),
        list.map((allOf): Schema => ({allOf})),
        fc.tuple(link, properties).map(([target, value]): Schema => ({...target, properties: value})),
      ),
    };
  });
  const schemas = fc
    .tuple(schema, schema, schema, schema)
    .map((all) => Object.fromEntries(all.map((one, index) => [NAMES[index] as string, one])));

  it('end in a page of a readable size', () => {
    fc.assert(
      fc.property(schemas, (all) => {
        const {tree, example, label, request, shape} = show(all);
        expect(tree.length).toBeLessThan(200_000);
        expect(tree).not.toContain('undefined');
        expect(JSON.stringify(example).length).toBeLessThan(30_000);
        expect(label).toMatch(/^.{1,2000}$/);
        expect(JSON.stringify(request)).not.toContain('undefined');
        expect(shape.answer.size).toBeLessThan(10_000);
      }),
      {numRuns: 100, seed: 7},
    );
  });
});
