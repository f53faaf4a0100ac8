import * as z from 'zod';
import {type FigureHead, figureKeys} from '../figureSchema';
import {ICON_NAMES} from '../svg/icons';
import {checkSchema, named, number, someNamed, words} from '../yaml/schema';
import type {Path, YamlSource} from '../yaml/yamlSource';

const group = z.strictObject({label: words, group: words.optional()});
const node = z.strictObject({
  label: words,
  note: words.optional(),
  icon: z.enum(ICON_NAMES).optional(),
  group: words.optional(),
  highlight: z.boolean().optional(),
  mark: number.optional(),
});
const labelledEdge = named(words).refine((pairs) => Object.keys(pairs).length === 1, {
  error: ({input}) => `一项只能有一个键；收到的是 ${Object.keys(input as object).join('、') || '{}'}`,
});
const edge = z.union([words, labelledEdge]);
const direction = z.enum(['right', 'down']);

const SCHEMA = z.strictObject({
  ...figureKeys,
  direction: direction.optional(),
  groups: named(group).optional(),
  nodes: someNamed(node),
  edges: z.array(edge).optional(),
});

type EdgeInput = z.infer<typeof edge>;
type DiagramInput = z.infer<typeof SCHEMA>;

export type DiagramNode = {id: string} & z.infer<typeof node>;
export type DiagramGroup = {id: string} & z.infer<typeof group>;
export type DiagramEdge = {from: string; to: string; label?: string; dashed: boolean; both: boolean};

/** A checked diagram. */
export type Diagram = {nodes: DiagramNode[]; groups: DiagramGroup[]; edges: DiagramEdge[]; direction: z.infer<typeof direction>};

const EDGE = /^\s*(\S+)\s+(->|<->|\.\.>)\s+(\S+)\s*$/;

function parseEdge(source: YamlSource, input: DiagramInput, {value, path}: {value: EdgeInput; path: Path}): DiagramEdge[] {
  const [text, label] = typeof value === 'string' ? [value, undefined] : (Object.entries(value)[0] as [string, string]);
  const [, from = '', arrow = '', to = ''] = EDGE.exec(text) ?? [];
  if (!from) {
    source.report(path, `连线应写成“节点 -> 节点”“节点 <-> 节点”或“节点 ..> 节点”，后面可以加“: 说明”；收到的是“${text}”`);
    return [];
  }
  const known = [...new Set([...Object.keys(input.nodes), ...Object.keys(input.groups ?? {})])];
  for (const end of [from, to].filter((id) => !known.includes(id))) {
    source.report(path, `连线里的节点或分组“${end}”不存在；可用的有 ${known.join('、')}`);
  }
  return [{from, to, label, dashed: arrow === '..>', both: arrow === '<->'}];
}

function checkGroups(source: YamlSource, {groups = {}, nodes}: DiagramInput): void {
  const check = (owner: 'groups' | 'nodes', id: string, group?: string) => {
    if (group === undefined || group in groups) return;
    source.report([owner, id, 'group'], `${id} 的分组“${group}”不存在；可用的有 ${Object.keys(groups).join('、') || '（没有）'}`);
  };
  for (const [id, node] of Object.entries(nodes)) check('nodes', id, node.group);
  for (const [id, group] of Object.entries(groups)) {
    check('groups', id, group.group);
    const seen = new Set([id]);
    for (let outer = group.group; outer !== undefined; outer = groups[outer]?.group) {
      if (seen.has(outer)) {
        source.report(['groups', id, 'group'], `分组 ${id} 套进了它自己`);
        break;
      }
      seen.add(outer);
    }
    if (id in nodes) source.report(['groups', id], `“${id}”既是分组又是节点；请改掉其中一个名字`);
  }
}

/** Parses a diagram and checks that all nodes and groups it refers to exist. Undefined if there are problems. */
export function parseDiagram(source: YamlSource): {head: FigureHead; diagram: Diagram} | undefined {
  const input = checkSchema(source, SCHEMA);
  if (!input) return undefined;
  checkGroups(source, input);
  const edges = (input.edges ?? []).flatMap((value, index) => parseEdge(source, input, {value, path: ['edges', index]}));
  if (source.problems.length > 0) return undefined;
  const withId = <T>(entries: Record<string, T> = {}) => Object.entries(entries).map(([id, entry]) => ({id, ...entry}));
  return {head: input, diagram: {nodes: withId(input.nodes), groups: withId(input.groups), edges, direction: input.direction ?? 'right'}};
}
