import type {ComponentPorts, PortCatalogue} from '../../../../lib/flowFile/listPorts';
import {suggestName} from '../../../../lib/flowFile/nearestName';
import type {YamlSource} from '../yaml/yamlSource';
import {checkEdgeTypes, checkOwnTypes, type EdgeEnd} from './checkTypes';
import {EDGE, type FlowInput, type NodeInput} from './flowSchema';

/** Names that are always accepted: ports that exist only in tool mode, and inputs of a loop. */
const ALWAYS = /^(?:tools_metadata|component_as_tool|.*_loop)$/;

/** Whether a component has a field or port. Those that appear only after a choice are accepted if the node defines them. */
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

type End = EdgeEnd & {what: '输出' | '输入'};

/** Finds an end of an edge. Undefined if the component is unknown, which is reported with the node. */
function findEnd(node: NodeInput | undefined, port: string, what: End['what'], catalogue: PortCatalogue): End | undefined {
  const ports = node && catalogue[node.component];
  return ports && {node, ports, port, what};
}

function checkEnd({node, ports, port, what}: End, index: number, source: YamlSource): void {
  const [known, own] = what === '输出' ? [ports.outputs, node.outputs] : [ports.fields, node.rows];
  // `components.yaml` may define an output of a dynamic component for a choice that the program makes by itself.
  if (isKnown(port, known, ports, own) || (ports.dynamic && what === '输出')) return;
  const near = suggestName(port, Object.keys(known));
  source.report(['edges', index], `这个版本的 ${node.component} 没有${what}“${port}”；${near}`);
}

/** Checks the fields, ports and types of a flow figure against the components of its version. */
export function checkPorts(input: FlowInput, catalogue: PortCatalogue, source: YamlSource): void {
  for (const [id, node] of Object.entries(input.nodes)) {
    checkNode(id, node, catalogue, source);
    checkOwnTypes(id, node, catalogue[node.component], source);
  }
  for (const [index, text] of (input.edges ?? []).entries()) {
    const [, from = '', output = '', to = '', field = ''] = EDGE.exec(text) ?? [];
    const sender = findEnd(input.nodes[from], output, '输出', catalogue);
    const receiver = findEnd(input.nodes[to], field, '输入', catalogue);
    for (const end of [sender, receiver]) if (end) checkEnd(end, index, source);
    if (sender && receiver) checkEdgeTypes(sender, receiver, index, source);
  }
}
