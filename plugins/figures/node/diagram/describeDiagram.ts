import type {Diagram, DiagramEdge} from './parseDiagram';

function describeEdge({from, to, label, both}: DiagramEdge, nameOf: (id: string) => string): string {
  const detail = label ? `（${label}）` : '';
  return both ? `${nameOf(from)}与${nameOf(to)}相互连接${detail}。` : `${nameOf(from)}指向${nameOf(to)}${detail}。`;
}

/** Describes a diagram in words: the content of each group, then the edges. */
export function describeDiagram({nodes, groups, edges}: Diagram): string[] {
  const nameOf = (id: string) => `“${[...nodes, ...groups].find((part) => part.id === id)?.label.replace(/\n/g, ' ') ?? id}”`;
  const members = (group?: string) => [
    ...nodes.filter((node) => node.group === group).map(({id, note}) => `${nameOf(id)}${note ? `（${note.replace(/\n/g, ' ')}）` : ''}`),
    ...groups.filter((inner) => inner.group === group).map(({label}) => `“${label}”`),
  ];
  const outside = members();
  const contents = groups.map(({id, label}) => `“${label}”里有${members(id).join('、')}。`);
  return [
    ...(outside.length > 0 ? [`图中有${outside.join('、')}。`] : []),
    ...contents,
    ...edges.map((edge) => describeEdge(edge, nameOf)),
  ];
}
