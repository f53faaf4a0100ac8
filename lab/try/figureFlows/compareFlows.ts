import type {FlowFile} from '../../../lib/flowFile/types';

type Graph = FlowFile['data'];

/** Lists nodes and connections that the server has lost, and nodes whose fields it has changed. */
export function compareFlows(given: Graph, stored: Graph): string[] {
  const nodes = given.nodes.filter(({id}) => !stored.nodes.some((node) => node.id === id)).map(({id}) => `读回的流程里没有节点 ${id}`);
  const values = given.nodes.flatMap(({id, data}) => {
    const kept = stored.nodes.find((node) => node.id === id)?.data;
    return kept && JSON.stringify(kept.node.template) !== JSON.stringify(data.node.template) ? [`读回的流程里，节点 ${id} 的字段变了`] : [];
  });
  const edges = given.edges
    .filter(
      ({sourceHandle, targetHandle}) =>
        !stored.edges.some((edge) => edge.sourceHandle === sourceHandle && edge.targetHandle === targetHandle),
    )
    .map(({source, target}) => `读回的流程里没有 ${source} 到 ${target} 的连线`);
  return [...nodes, ...values, ...edges];
}
