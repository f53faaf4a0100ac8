import type {ComponentPorts, PortCatalogue} from '../../../../lib/flowFile/listPorts';
import {suggestName} from '../../../../lib/flowFile/nearestName';
import type {YamlSource} from '../yaml/yamlSource';
import type {FlowInput, NodeInput} from './flowSchema';

/** What a component has only as a tool, and what comes back to a loop. */
const ALWAYS = /^(?:tools_metadata|component_as_tool|.*_loop)$/;
const EDGE = /^\s*([^\s.]+)\.([^\s.]+)\s*->\s*([^\s.]+)\.([^\s.]+)\s*$/;

/** Names that a component may have; the author vouches for what appears only after a choice by writing it in the node. */
const isKnown = (name: string, known: Record<string, unknown>, ports: ComponentPorts, own: Record<string, unknown> = {}): boolean =>
  ALWAYS.test(name) || name in known || (ports.dynamic === true && name in own);

function checkNode(id: string, node: NodeInput, catalogue: PortCatalogue, source: YamlSource): void {
  const ports = catalogue[node.component];
  if (!ports) {
    const isOwn = node.gloss !== undefined && node.outputs !== undefined;
    if (!isOwn)
      source.report(
        ['nodes', id, 'component'],
        `节点 ${id}：这个版本没有组件“${node.component}”；${suggestName(node.component, Object.keys(catalogue))}`,
      );
    return;
  }
  for (const key of ['values', 'flow'] as const) {
    for (const field of Object.keys(node[key] ?? {})) {
      if (isKnown(field, ports.fields, ports, node.rows)) continue;
      const near = suggestName(field, Object.keys(ports.fields));
      source.report(['nodes', id, key, field], `节点 ${id}：这个版本的 ${node.component} 没有字段“${field}”；${near}`);
    }
  }
}

/** Checks the fields and ports of a flow picture against those of the version whose components it shows. */
export function checkPorts(input: FlowInput, catalogue: PortCatalogue, source: YamlSource): void {
  for (const [id, node] of Object.entries(input.nodes)) checkNode(id, node, catalogue, source);
  for (const [index, text] of (input.edges ?? []).entries()) {
    const [, from = '', output = '', to = '', field = ''] = EDGE.exec(text) ?? [];
    const ends = [
      {node: input.nodes[from], port: output, side: 'outputs', own: input.nodes[from]?.outputs, what: '输出'},
      {node: input.nodes[to], port: field, side: 'fields', own: input.nodes[to]?.rows, what: '输入'},
    ] as const;
    for (const {node, port, side, own, what} of ends) {
      const ports = node && catalogue[node.component];
      // An output may be in the list of components for a choice that the program makes by itself.
      if (!ports || isKnown(port, ports[side], ports, own) || (ports.dynamic && side === 'outputs')) continue;
      const near = suggestName(port, Object.keys(ports[side]));
      source.report(['edges', index], `这个版本的 ${node.component} 没有${what}“${port}”；${near}`);
    }
  }
}
