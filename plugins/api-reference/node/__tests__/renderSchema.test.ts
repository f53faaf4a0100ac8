import {describe, expect, it} from 'vitest';
import type {OpenApi, Schema} from '../../../../lib/openapi/openApi';
import {createProseRenderer} from '../renderProse';
import {renderFields, renderSchemaTree} from '../renderSchema';

const prose = createProseRenderer({baseUrl: '/', written: [], known: [], upstreamDocs: 'https://docs.example'});

function contextWith(schemas: Record<string, Schema>) {
  const api: OpenApi = {openapi: '3.1.0', info: {title: 't', version: '1'}, paths: {}, components: {schemas}};
  return {api, prose};
}

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const namesIn = (html: string) => [...html.matchAll(/class="api-name">([^<]*)</g)].map((match) => match[1]);

describe('renderSchemaTree', () => {
  it('shows type, flags, limits, default, options and text of a field', () => {
    const schema: Schema = {
      type: 'object',
      required: ['size'],
      properties: {size: {type: 'integer', default: 5, minimum: 1, enum: [1, 5], description: '大小 `n`。', deprecated: true}},
    };
    expect(renderSchemaTree(schema, contextWith({}))).toMatchInlineSnapshot(
      `"<ul class="api-fields"><li><div class="api-head"><code class="api-name">size</code><span class="api-type">integer</span><b class="api-required">必填</b><b class="api-old">已弃用</b></div><div class="api-text">大小 <code>n</code>。</div><p class="api-facts"><span>默认值 <code>5</code></span><span>可选值 <code>1</code> <code>5</code></span><span>最小值 <code>1</code></span></p></li></ul>"`,
    );
  });

  it('nests objects, arrays of objects and values of free keys', () => {
    const schema: Schema = {
      properties: {
        one: ref('Inner'),
        many: {type: 'array', items: ref('Inner')},
        map: {type: 'object', additionalProperties: ref('Inner')},
      },
    };
    const html = renderSchemaTree(schema, contextWith({Inner: {type: 'object', properties: {x: {type: 'string'}}}}));
    expect(namesIn(html)).toEqual(['one', 'x', 'many', 'x', 'map', '[任意键]', 'x']);
    expect(html.match(/<details>/g)).toHaveLength(4);
    expect(html).toContain('array&lt;Inner&gt;');
  });

  it('lists the alternatives of a schema, and takes X or null for X', () => {
    const context = contextWith({A: {type: 'object', properties: {a: {}}}, B: {type: 'object', properties: {b: {}}}});
    const html = renderSchemaTree(
      {properties: {either: {anyOf: [ref('A'), ref('B'), {type: 'null'}]}, maybe: {anyOf: [ref('A'), {type: 'null'}]}}},
      context,
    );
    expect(namesIn(html)).toEqual(['either', 'A', 'a', 'B', 'b', 'maybe', 'a']);
    expect(html).toContain('A | B | null');
  });

  it('lists alternatives that stand at the root', () => {
    const context = contextWith({
      A: {type: 'object', properties: {a: {}}},
      B: {type: 'object', properties: {items: {type: 'array', items: ref('A')}, total: {}}},
    });
    const html = renderSchemaTree({anyOf: [{type: 'array', items: ref('A')}, ref('B')]}, context);
    expect(namesIn(html)).toEqual(['array&lt;A&gt;', 'a', 'B', 'items', 'a', 'total']);
  });

  it('stops where a schema repeats itself', () => {
    const html = renderSchemaTree(
      ref('Tree'),
      contextWith({Tree: {type: 'object', properties: {children: {type: 'array', items: ref('Tree')}}}}),
    );
    expect(namesIn(html)).toEqual(['children']);
    expect(html).toContain('结构与上层的 <code>Tree</code> 相同');
  });

  it('stops at a depth nobody reads', () => {
    const nest = (depth: number): Schema =>
      depth === 0 ? {type: 'string'} : {type: 'object', properties: {[`level${depth}`]: nest(depth - 1)}};
    const html = renderSchemaTree(nest(12), contextWith({}));
    expect(namesIn(html)).toHaveLength(6);
    expect(html).toContain('更深的结构从略');
  });

  it('escapes names, values and texts', () => {
    const html = renderSchemaTree({properties: {'<a>': {enum: ['"<b>'], description: '<i>x</i>', pattern: '<'}}}, contextWith({}));
    expect(html).not.toMatch(/<[abi]>/);
    expect(html).toContain('&lt;a&gt;');
  });

  it('is empty where there are no fields', () => {
    expect(renderSchemaTree({type: 'string'}, contextWith({}))).toBe('');
    expect(renderFields([], contextWith({}))).toBe('');
  });
});
