import {orderNodes} from './arrangeNarrow';
import type {Flow, FlowEdge, FlowNode} from './types';

const named = ({component, gloss}: FlowNode) => `${component}（${gloss}）`;

function describeNode(node: FlowNode): string {
  const values = node.rows.filter(({value}) => value !== undefined && value !== '');
  const fields = values.map(({label, value}) => `${label} 为“${value?.replace(/\s*\n\s*/g, ' ') ?? ''}”`);
  const parts = [named(node)];
  if (fields.length > 0) parts.push(`：${fields.join('，')}`);
  const note = node.note ? `旁边的便签写着“${node.note.trim().replace(/\s*\n\s*/g, ' ')}”。` : '';
  return `${parts.join('')}。${note}`;
}

function describeEdge({from, to, types}: FlowEdge, nodes: Map<string, FlowNode>): string {
  const source = nodes.get(from.node);
  const target = nodes.get(to.node);
  const output = source?.outputs.find(({id}) => id === from.port)?.label ?? from.port;
  const input = target?.rows.find(({id}) => id === to.port)?.label ?? to.port;
  return `${source?.component ?? from.node} 的 ${output}（${types.join('、')}）连到 ${target?.component ?? to.node} 的 ${input}。`;
}

/** Describes a flow in words: its components in running order, then its connections. */
export function describeFlow(flow: Flow): string[] {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  return [...orderNodes(flow).map(describeNode), ...flow.edges.map((edge) => describeEdge(edge, nodes))];
}
