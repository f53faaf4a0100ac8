import {describe, expect, it} from 'vitest';
import type {OverlayAction} from '../overlay';
import {applyOverlay} from '../overlay';
import type {JsonValue} from '../types';

const action = (target: string, update?: JsonValue): OverlayAction => ({
  target,
  ...(update === undefined ? {remove: true} : {update}),
  file: 'o.yaml',
  line: 7,
  index: 0,
});

function apply(root: JsonValue, ...actions: OverlayAction[]) {
  return {root, ...applyOverlay(root, actions)};
}

describe('applyOverlay', () => {
  it('merges objects deeply and replaces other values', () => {
    const {root} = apply({a: {b: {c: 1, d: 2}, e: ''}}, action('$.a', {b: {c: 3}, e: '文字', f: null}));
    expect(root).toEqual({a: {b: {c: 3, d: 2}, e: '文字', f: null}});
  });

  it('adds to lists, and adds an item where the target is a list', () => {
    expect(apply({a: {list: [1]}}, action('$.a', {list: [2]})).root).toEqual({a: {list: [1, 2]}});
    expect(apply({list: [{n: 1}]}, action('$.list', {n: 2})).root).toEqual({list: [{n: 1}, {n: 2}]});
  });

  it('changes every place that the target selects, each with its own copy', () => {
    const update = {more: {x: 1}};
    const {root} = apply({a: {}, b: {}}, action('$.*', update), action('$.a.more', {x: 2}));
    expect(root).toEqual({a: {more: {x: 2}}, b: {more: {x: 1}}});
  });

  it('selects by filter, with and without brackets', () => {
    const make = () => ({list: [{name: 'a'}, {name: 'b'}]});
    const expected = {list: [{name: 'a'}, {name: 'b', text: '乙'}]};
    expect(apply(make(), action("$.list[?(@.name=='b')]", {text: '乙'})).root).toEqual(expected);
    expect(apply(make(), action("$.list[?@.name=='b']", {text: '乙'})).root).toEqual(expected);
  });

  it('removes what the target selects', () => {
    expect(apply({list: [1, 2, 3, 4], key: 1}, action('$.list[1,2]'), action('$.key')).root).toEqual({list: [1, 4]});
  });

  it('remembers who wrote what', () => {
    const {provenance} = apply({paths: {'/a': {get: {}}}}, action("$.paths['/a'].get", {summary: '读'}));
    expect(provenance.get('#/paths/~1a/get/summary')).toMatchObject({file: 'o.yaml', line: 7});
  });

  it('reports targets that select nothing or cannot take the update', () => {
    expect(apply({a: 1}, action('$.b', {}), action('$.a', {x: 1})).problems).toMatchInlineSnapshot(`
      [
        {
          "file": "o.yaml",
          "line": 7,
          "message": "target 没有选中任何内容：$.b；请对照 OpenAPI 文件检查路径、方法和名称",
          "pointer": "#/actions/0",
        },
        {
          "file": "o.yaml",
          "line": 7,
          "message": "target 选中的 #/a 不是对象，不能合并 update；请选中它所在的对象",
          "pointer": "#/actions/0",
        },
      ]
    `);
  });
});
