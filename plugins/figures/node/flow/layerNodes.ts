import {orderNodes} from './arrangeNarrow';
import type {Flow, FlowNode} from './types';

/**
 * Components of a flow in the columns of a small picture: each right of all that it depends on, and what depends on nothing directly left of
 * what needs it first. A line back to the start of a loop counts for nothing.
 */
export function layerNodes(flow: Flow): FlowNode[][] {
  const columns = new Map<string, number>();
  const edges = flow.edges.filter(({from, to}) => from.node !== to.node);
  const ordered = orderNodes(flow);
  for (const {id} of ordered) {
    const before = edges.filter(({to}) => to.node === id).flatMap(({from}) => columns.get(from.node) ?? []);
    columns.set(id, Math.max(-1, ...before) + 1);
  }
  for (const {id} of ordered) {
    if (edges.some(({to}) => to.node === id)) continue;
    const after = edges.filter(({from}) => from.node === id).flatMap(({to}) => columns.get(to.node) ?? []);
    if (after.length > 0) columns.set(id, Math.max(0, Math.min(...after) - 1));
  }
  const last = Math.max(-1, ...columns.values());
  return Array.from({length: last + 1}, (_, column) => ordered.filter(({id}) => columns.get(id) === column)).filter(
    (nodes) => nodes.length > 0,
  );
}
