import {describe, expect, it} from 'vitest';
import {DATA_TYPES, typesMatch} from '../node/dataTypes';
import {orderNodes} from '../node/flow/arrangeNarrow';
import type {Flow} from '../node/flow/types';

function flow(ids: string, edges: string[]): Flow {
  return {
    nodes: [...ids].map((id) => ({
      id,
      component: id,
      gloss: id,
      icon: 'chat',
      rows: [],
      outputs: [],
      values: {},
      needsKey: false,
      highlighted: false,
    })),
    edges: edges.map((edge) => ({
      id: edge,
      from: {node: edge[0] ?? '', port: 'o'},
      to: {node: edge[1] ?? '', port: 'i'},
      types: ['Message'],
      highlighted: false,
    })),
  };
}

const order = (ids: string, edges: string[]) =>
  orderNodes(flow(ids, edges))
    .map(({id}) => id)
    .join('');

describe('orderNodes', () => {
  it.each([
    ['abc', [], 'abc'],
    ['cba', ['ab', 'bc'], 'abc'],
    ['acb', ['ab'], 'acb'],
    ['ab', ['ab', 'ba'], 'ab'],
    ['a', ['aa'], 'a'],
  ] as [string, string[], string][])('puts %s with %j in the order %s', (ids, edges, expected) => {
    expect(order(ids, edges)).toBe(expected);
  });
});

describe('typesMatch', () => {
  it('holds for types that are shared', () => {
    expect(typesMatch(['Data'], ['DataFrame', 'Data'])).toBe(true);
    expect(typesMatch(['Data', 'Message'], ['Message'])).toBe(true);
    expect(typesMatch(['Message'], ['Tool'])).toBe(false);
    expect(typesMatch([], DATA_TYPES)).toBe(false);
  });
});
