import {expect, it} from 'vitest';
import {figure, TEMPLATES} from '../../../../lib/flowFile/__tests__/smallServer';
import {composeFlow} from '../../../../lib/flowFile/composeFlow';
import {compareFlows} from '../compareFlows';

const given = async () => (await composeFlow(figure(), TEMPLATES)).flow.data;

it('finds nothing where the server kept the flow and only added to it', async () => {
  const flow = await given();
  const stored = structuredClone(flow);
  for (const node of stored.nodes) node.selected = true;
  expect(compareFlows(flow, stored)).toEqual([]);
});

it('names the nodes, values and connections that the server lost', async () => {
  const flow = await given();
  const [chat, model] = flow.nodes;
  const stored = structuredClone(flow);
  stored.nodes = stored.nodes.filter(({id}) => id !== chat?.id);
  const kept = stored.nodes.find(({id}) => id === model?.id);
  if (kept) kept.data.node.template = {};
  stored.edges = stored.edges.slice(1);
  expect(compareFlows(flow, stored)).toEqual([
    `读回的流程里没有节点 ${chat?.id}`,
    `读回的流程里，节点 ${model?.id} 的字段变了`,
    `读回的流程里没有 ${chat?.id} 到 ${model?.id} 的连线`,
  ]);
});

it('takes a connection to another port for another one', async () => {
  const flow = await given();
  const stored = structuredClone(flow);
  const [edge] = stored.edges;
  if (edge) edge.targetHandle = edge.targetHandle.replace('input_value', 'system_message');
  expect(compareFlows(flow, stored)).toHaveLength(1);
});
