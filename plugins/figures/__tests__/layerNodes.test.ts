import {describe, expect, it} from 'vitest';
import {layerNodes} from '../node/flow/layerNodes';
import type {Flow, FlowNode} from '../node/flow/types';

/** A flow whose nodes are the words in its lines: `chat > agent`. */
function flowOf(...lines: string[]): Flow {
  const edges = lines.map((line, index) => {
    const [from = '', to = ''] = line.split(' > ');
    return {id: `${index}`, from: {node: from, port: 'out'}, to: {node: to, port: 'in'}, types: [], highlighted: false};
  });
  const ids = [...new Set(edges.flatMap(({from, to}) => [from.node, to.node]))];
  return {nodes: ids.map((id) => ({id}) as FlowNode), edges};
}

const columns = (...lines: string[]) => layerNodes(flowOf(...lines)).map((nodes) => nodes.map(({id}) => id));

describe('layerNodes', () => {
  it('puts each component right of what it depends on, and a tool directly left of its agent', () => {
    expect(columns('chat > prompt', 'prompt > agent', 'search > agent', 'agent > output')).toEqual([
      ['chat'],
      ['prompt', 'search'],
      ['agent'],
      ['output'],
    ]);
  });

  it('takes no notice of the way back to the start of a loop', () => {
    expect(columns('file > loop', 'loop > parser', 'parser > loop', 'loop > output')).toEqual([['file'], ['loop'], ['parser', 'output']]);
  });

  it('shows a component on its own', () => {
    expect(layerNodes({nodes: [{id: 'agent'} as FlowNode], edges: []})).toEqual([[{id: 'agent'}]]);
  });
});
