import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {readVersions} from '../../../../lib/content/versions';
import {apiSources} from '../../../../lib/openapi/apiOperations';
import {loadApi} from '../../../../lib/openapi/loadApi';
import type {MediaType, OpenApi, Schema} from '../../../../lib/openapi/openApi';
import {listOperations, resolveRef} from '../../../../lib/openapi/openApi';
import {buildExample, buildMediaExample} from '../buildExample';

const SITE = path.join(__dirname, '../../../..');

function validatorFor(api: OpenApi) {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  for (const name of ['binary', 'password', 'path']) ajv.addFormat(name, true);
  ajv.addSchema({$id: 'api', components: api.components});
  // Cached, because most operations respond with the same few schemas and compiling is slow.
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema: Schema, value: unknown): string[] => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
  };
}

function apiWith(schemas: Record<string, Schema>): OpenApi {
  return {openapi: '3.1.0', info: {title: 't', version: '1'}, paths: {}, components: {schemas}};
}

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

describe('buildExample', () => {
  it.each<[string, Schema]>([
    ['a string', {type: 'string'}],
    ['a long string', {type: 'string', minLength: 12}],
    ['a short string', {type: 'string', maxLength: 2}],
    [
      'formats',
      {
        type: 'object',
        properties: {
          a: {type: 'string', format: 'uuid'},
          b: {type: 'string', format: 'date-time'},
          c: {type: 'string', format: 'email'},
          d: {type: 'string', format: 'uri'},
        },
      },
    ],
    ['a literal pattern', {type: 'string', pattern: '^password$'}],
    ['a pattern with classes', {type: 'string', pattern: '^rdme_\\w+$'}],
    ['a pattern with repeats', {type: 'string', pattern: '^[a-f\\d]{24}$'}],
    ['a pattern with choices', {type: 'string', pattern: '\\/(versions|branches)\\/v?(stable|\\d+)'}],
    ['a pattern that excludes', {type: 'string', pattern: '^[^a-z0-9\\s]+[\\u4e00-\\u9fff]$'}],
    ['a pattern with a length', {type: 'string', pattern: '^#[0-9a-fA-F]{3}$', maxLength: 4}],
    ['a default of another type', {type: 'integer', default: 'none'}],
    ['a default that is no option', {type: 'string', enum: ['a', 'b'], default: 'c'}],
    ['least properties', {type: 'object', minProperties: 2, additionalProperties: {type: 'integer'}}],
    ['a required name without a property', {type: 'object', required: ['id', 'x'], properties: {id: {type: 'integer'}}}],
    [
      'a property in two parts',
      {allOf: [{properties: {kind: {enum: ['X']}}}, {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}}]},
    ],
    [
      'limits in two parts',
      {allOf: [{properties: {n: {type: 'integer', minimum: 7}}}, {type: 'object', properties: {n: {multipleOf: 5}}}]},
    ],
    ['a pattern and a least length', {type: 'string', pattern: '^[0-9a-f]+$', minLength: 40, maxLength: 40}],
    ['a pattern with parts that repeat', {type: 'string', pattern: '^[a-z]+-\\d+$', minLength: 12}],
    ['a format and a length', {type: 'string', format: 'password', maxLength: 4}],
    ...['duration', 'ipv4', 'ipv6', 'hostname', 'byte', 'url', 'uri-reference', 'uri-template', 'json-pointer', 'regex', 'iso-time'].map(
      (format): [string, Schema] => [`the format ${format}`, {type: 'string', format}],
    ),
    ['an example that its schema refuses', {type: 'object', properties: {id: {type: 'string', format: 'uuid', example: '1234'}}}],
    ['a default out of bounds', {type: 'array', minItems: 1, items: {type: 'integer', minimum: 5, default: 1}}],
    ['choices in two parts', {allOf: [{enum: ['a', 'b', 'c']}, {type: 'string', enum: ['b', 'c', 'd']}]}],
    [
      'choices of a property in two parts',
      {
        type: 'object',
        required: ['kind'],
        allOf: [{properties: {kind: {enum: ['a', 'b']}}}, {properties: {kind: {type: 'string', enum: ['b', 'x']}}}],
      },
    ],
    ['bounds in two parts', {allOf: [{type: 'integer', minimum: -20, maximum: -2}, {minimum: -5}]}],
    ['lengths in two parts', {allOf: [{type: 'string', minLength: 3}, {minLength: 9, maxLength: 9}, {maxLength: 12}]}],
    ['multiples in two parts', {allOf: [{type: 'integer', multipleOf: 4, minimum: 1}, {multipleOf: 6}]}],
    ['types in two parts', {allOf: [{type: ['string', 'null', 'integer']}, {type: ['number', 'boolean']}]}],
    ['items in two parts', {allOf: [{type: 'array', minItems: 1, items: {type: 'integer'}}, {items: {minimum: 8}}]}],
    ['items that differ', {type: 'array', minItems: 3, uniqueItems: true, items: {type: 'string'}}],
    ['items that differ, of a choice', {type: 'array', minItems: 2, uniqueItems: true, items: {enum: ['x', 'y', 'z']}}],
    [
      'exactly one alternative, the second',
      {oneOf: [{type: 'object'}, {type: 'object', required: ['a'], properties: {a: {type: 'string'}}}, {type: 'integer'}]},
    ],
    [
      'exactly one alternative, of those that overlap',
      {
        oneOf: [
          {type: 'object', properties: {a: {type: 'string'}}},
          {type: 'object', properties: {a: {type: 'integer'}}},
        ],
      },
    ],
    ['bounds', {type: 'integer', minimum: 3, maximum: 4}],
    ['two lower bounds', {type: 'number', minimum: 2, exclusiveMinimum: 2, maximum: 3}],
    ['exclusive bounds', {type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 5}],
    ['only an upper bound', {type: 'number', maximum: -2}],
    ['multiples', {type: 'integer', minimum: 7, multipleOf: 5}],
    ['a list with a least length', {type: 'array', minItems: 2, items: {type: 'boolean'}}],
    ['a choice', {enum: ['a', 'b']}],
    ['a constant', {const: 5}],
    ['X or null', {anyOf: [{type: 'null'}, {type: 'integer'}]}],
    ['null alone', {type: 'null'}],
    [
      'allOf',
      {
        allOf: [
          {type: 'object', required: ['a'], properties: {a: {type: 'string'}}},
          {required: ['b'], properties: {b: {type: 'integer'}}},
        ],
      },
    ],
    ['an empty schema', {}],
  ])('makes a valid value for %s', (_name, schema) => {
    const api = apiWith({});
    expect(validatorFor(api)(schema, buildExample(api, schema))).toEqual([]);
  });

  it('prefers what the schema states', () => {
    const api = apiWith({});
    expect(buildExample(api, {type: 'string', example: '甲', default: '乙'})).toBe('甲');
    expect(buildExample(api, {type: 'string', examples: ['丙']})).toBe('丙');
    expect(buildExample(api, {type: 'string', default: '乙'})).toBe('乙');
    // A null default only says that the field is optional, so it is no example.
    expect(buildExample(api, {anyOf: [{type: 'integer'}, {type: 'null'}], default: null})).toBe(1);
  });

  it.each<[string, Record<string, string> | undefined, string]>([
    ['by the mapping', {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}, 'cat'],
    ['by its name', undefined, 'Cat'],
    ['by its name, where the mapping leaves it out', {dog: '#/components/schemas/Dog'}, 'Cat'],
  ])('names the alternative in the discriminator %s', (_how, mapping, kind) => {
    const animal = {type: 'object', required: ['kind'], properties: {kind: {type: 'string'}}};
    const api = apiWith({
      Cat: {...animal, properties: {...animal.properties, lives: {type: 'integer'}}},
      Dog: animal,
      Pet: {oneOf: [ref('Cat'), ref('Dog')], discriminator: {propertyName: 'kind', ...(mapping && {mapping})}},
    });
    expect(buildExample(api, ref('Pet'))).toMatchObject({kind});
  });

  it('names a component in the discriminator of what it inherits', () => {
    const api = apiWith({
      Pet: {
        type: 'object',
        required: ['kind'],
        properties: {kind: {type: 'string'}},
        discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
      },
      Cat: {allOf: [ref('Pet'), {type: 'object', properties: {lives: {type: 'integer'}}}]},
    });
    expect(buildExample(api, ref('Cat'))).toEqual({kind: 'cat', lives: 1});
  });

  // Descriptions that contradict themselves get a value that shows what they say.
  it.each<[string, Schema]>([
    ['types that exclude each other', {allOf: [{type: 'string'}, {type: 'integer'}]}],
    ['bounds that exclude each other', {type: 'integer', minimum: 5, maximum: 3}],
    ['alternatives that never apply alone', {oneOf: [{type: 'string'}, {type: 'string'}]}],
    ['choices that exclude each other', {allOf: [{enum: ['a']}, {enum: ['b']}]}],
    ['a value without end', {$ref: '#/components/schemas/Endless'}],
  ])('makes some value of %s', (_name, schema) => {
    const api = apiWith({Endless: {type: 'object', required: ['next'], properties: {next: ref('Endless')}}});
    const value = buildExample(api, schema);
    expect(value).toBeDefined();
    expect(validatorFor(api)(schema, value)).not.toEqual([]);
  });

  it('ends where a schema repeats itself, and stays valid', () => {
    const api = apiWith({
      Tree: {
        type: 'object',
        required: ['children', 'parent'],
        properties: {children: {type: 'array', items: ref('Tree')}, parent: {anyOf: [ref('Tree'), {type: 'null'}]}, twin: ref('Tree')},
      },
    });
    expect(buildExample(api, ref('Tree'))).toEqual({children: [], parent: null});
    expect(validatorFor(api)(ref('Tree'), buildExample(api, ref('Tree')))).toEqual([]);
  });
});

describe('buildMediaExample', () => {
  it('takes the stated example, and makes none for bodies without a known form', () => {
    const api = apiWith({});
    expect(buildMediaExample(api, {example: 1, schema: {type: 'integer'}})).toBe(1);
    expect(buildMediaExample(api, {examples: {one: {value: 2}}})).toBe(2);
    expect(buildMediaExample(api, {schema: {}})).toBeUndefined();
    expect(buildMediaExample(api, {schema: {type: 'string', format: 'binary'}})).toBeUndefined();
  });

  it.each(readVersions())(
    'makes a valid example for every body of the API of $label',
    async (version) => {
      const api = await loadApi(SITE, apiSources(version));
      const validate = validatorFor(api);
      const bodies = listOperations(api).flatMap(({slug, object}) => {
        const request = object.requestBody && resolveRef(api, object.requestBody);
        const responses = Object.values(object.responses ?? {}).map((response) => resolveRef(api, response));
        return [request, ...responses].flatMap((body) =>
          Object.values(body?.content ?? {}).map((media): [string, MediaType] => [slug, media]),
        );
      });
      const problems = bodies.flatMap(([slug, media]) => {
        const value = buildMediaExample(api, media);
        return value === undefined ? [] : validate(media.schema ?? {}, value).map((problem) => `${slug}: ${problem}`);
      });
      expect(bodies.length).toBeGreaterThan(200);
      expect(problems).toEqual([]);
    },
    60_000,
  );
});
