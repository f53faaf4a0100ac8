import type {ComponentPorts} from '../../../../lib/flowFile/listPorts';
import type {YamlSource} from '../yaml/yamlSource';
import type {NodeInput} from './flowSchema';

/** A port of a node, with the fields and ports that its component has in the version. */
export type EdgeEnd = {node: NodeInput; ports: ComponentPorts; port: string};

/** New names of Data and DataFrame since 1.9; inputs list either name for the same values. */
const RENAMED: Record<string, string> = {JSON: 'Data', Table: 'DataFrame'};
const firstName = (type: string) => RENAMED[type] ?? type;

type Own = NonNullable<NodeInput['rows']>[string] | NonNullable<NodeInput['outputs']>[string];
const typesOf = (own: Own): readonly string[] => (typeof own === 'string' ? [] : (own.types ?? []));

/** Checks the types of ports that a node defines itself. Components with ports that depend on a choice are not checked. */
export function checkOwnTypes(id: string, node: NodeInput, ports: ComponentPorts | undefined, source: YamlSource): void {
  if (!ports || ports.dynamic) return;
  const sides = [
    {key: 'rows', own: node.rows ?? {}, known: ports.fields},
    {key: 'outputs', own: node.outputs ?? {}, known: ports.outputs},
  ] as const;
  for (const {key, own, known} of sides) {
    for (const [port, stated] of Object.entries(own)) {
      const types = known[port];
      const wrong = typesOf(stated).filter((type) => types && !types.map(firstName).includes(firstName(type)));
      if (!types || wrong.length === 0) continue;
      const has = types.length > 0 ? `有的是 ${types.join('、')}` : '它不能连线';
      source.report(['nodes', id, key, port], `节点 ${id}：这个版本的 ${node.component}.${port} 没有类型 ${wrong.join('、')}；${has}`);
    }
  }
}

const isVouchedFor = ({ports, port}: EdgeEnd, own: Record<string, unknown> = {}) => ports.dynamic === true && port in own;

/** Checks that both ends of an edge share a type in the version. */
export function checkEdgeTypes(sender: EdgeEnd, receiver: EdgeEnd, index: number, source: YamlSource): void {
  const gives = sender.ports.outputs[sender.port];
  const takes = receiver.ports.fields[receiver.port];
  if (!gives || !takes || gives.some((type) => takes.includes(type))) return;
  if (isVouchedFor(sender, sender.node.outputs) || isVouchedFor(receiver, receiver.node.rows)) return;
  const accepted = takes.length > 0 ? `只接收 ${takes.join('、')}` : '不接收连线';
  const message = `这个版本的 ${receiver.node.component}.${receiver.port} ${accepted}，而 ${sender.node.component}.${sender.port} 给出 ${gives.join('、')}`;
  source.report(['edges', index], message);
}
