import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listOperations, type OpenApi, type Schema} from '../../../../lib/openapi/openApi';
import {buildExample} from '../buildExample';
import {buildRequest} from '../buildRequest';
import {shapeOf} from '../changes/shapeOf';
import {createProseRenderer} from '../renderProse';
import {renderSchemaTree} from '../renderSchema';
import {typeLabel} from '../schemaType';

const prose = createProseRenderer({baseUrl: '/', written: [], known: [], upstreamDocs: 'https://docs.example'});
const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const NULL: Schema = {type: 'null'};
const STRING: Schema = {type: 'string'};

function apiWith(schemas: Record<string, Schema>): OpenApi {
  const content = {'application/json': {schema: ref('A')}};
  const post = {operationId: 'a', 'x-slug': 'a', requestBody: {content}, responses: {'200': {content}}};
  return {openapi: '3.1.0', info: {title: 't', version: '1'}, paths: {'/a': {post}}, components: {schemas}};
}

/** All parts of a page that show a schema. */
function show(schemas: Record<string, Schema>) {
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

function problemsOf(api: OpenApi, value: unknown): string[] {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  ajv.addSchema({$id: 'api', ...JSON.parse(JSON.stringify(api))});
  const validate = ajv.compile({$ref: 'api#/components/schemas/A'});
  return validate(value) ? [] : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

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
    ['as its only alternative', {A: {anyOf: [ref('A'), NULL]}}, 'any | null', {}],
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
  ])('end in a page of a readable size: %s', {timeout: 30_000}, (_name, schemas) => {
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

  it('end in a page of a readable size', {timeout: 60_000}, () => {
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
