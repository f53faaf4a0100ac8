import {expect, it} from 'vitest';
import {layoutGraph} from '../node/svg/layoutEngine';

const graph = {
  id: 'root',
  layoutOptions: {'elk.algorithm': 'layered'},
  children: [
    {id: 'a', width: 10, height: 10},
    {id: 'b', width: 10, height: 10},
  ],
  edges: [{id: 'e', sources: ['a'], targets: ['b']}],
};

it('layoutGraph leaves its input alone and gives equal results for equal input', async () => {
  const before = structuredClone(graph);
  const first = await layoutGraph(graph);
  expect(graph).toEqual(before);
  const second = await layoutGraph(graph);
  expect(first.edges?.[0]?.sections).toHaveLength(1);
  expect(second.edges?.[0]?.sections).toEqual(first.edges?.[0]?.sections);
  expect(second.children?.map(({x, y}) => [x, y])).toEqual(first.children?.map(({x, y}) => [x, y]));
});
