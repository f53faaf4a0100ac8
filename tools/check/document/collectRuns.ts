import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {CODE, OBJECT, type Place, type TextRun} from '../types';
import {alignText} from './alignText';
import {collectPropRuns} from './collectPropRuns';

const PHRASING = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
  'footnoteReference',
  'html',
]);
const KIND_OF_PARENT: Partial<Record<string, TextRun['kind']>> = {heading: 'heading', tableCell: 'cell'};

type RunBuilder = TextRun & {source: string; parents: number};

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

function push(run: RunBuilder, text: string, places: Place[], context = text): void {
  run.text += text;
  run.places.push(...places);
  run.context += context;
}

function pushText(run: RunBuilder, node: Nodes & {value: string}, depth: number, parent: number): void {
  const spans = alignText(node.value, run.source, startOf(node), endOf(node));
  push(
    run,
    node.value,
    spans.map((span) => ({...span, depth, parent})),
  );
}

function pushNode(run: RunBuilder, node: PhrasingContent, depth: number, parent: number): void {
  const whole: Place = {start: startOf(node), end: endOf(node), depth, parent};
  if (node.type === 'text') pushText(run, node, depth, parent);
  else if (node.type === 'inlineCode') push(run, CODE, [whole], node.value);
  // A colon and a letter look like a directive to the parser (`localhost:port`): it is text unless it has a label.
  else if (node.type === 'textDirective' && node.children.length === 0) {
    pushText(run, {type: 'text', value: run.source.slice(whole.start, whole.end), position: node.position}, depth, parent);
  } else if ('children' in node && node.children.length > 0) {
    run.parents += 1;
    const own = run.parents;
    for (const child of node.children) pushNode(run, child, depth + 1, own);
  } else push(run, OBJECT, [whole], '');
}

function buildRun(node: Parents, source: string): TextRun {
  const isLabel = node.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
  const kind = isLabel ? 'label' : (KIND_OF_PARENT[node.type] ?? 'paragraph');
  const run: RunBuilder = {kind, text: '', places: [], context: '', source, parents: 0};
  for (const child of node.children) pushNode(run, child as PhrasingContent, 0, 0);
  return {kind: run.kind, text: run.text, places: run.places, context: run.context};
}

function altRun(node: Nodes, source: string): TextRun[] {
  if (node.type !== 'image' || !node.alt) return [];
  const places = alignText(node.alt, source, startOf(node), endOf(node)).map((span) => ({...span, depth: 0, parent: 0}));
  return [{kind: 'alt', text: node.alt, places, context: node.alt}];
}

/** Lists the texts of a Markdown tree: paragraphs, headings, cells, labels, picture texts and component props. */
export function collectRuns(tree: Root, source: string): TextRun[] {
  const runs: TextRun[] = [];
  const walk = (node: Nodes, insideRun: boolean): void => {
    runs.push(...collectPropRuns(node, source), ...altRun(node, source));
    if (!('children' in node)) return;
    const isRun = !insideRun && node.children.some((child) => PHRASING.has(child.type));
    if (isRun) runs.push(buildRun(node, source));
    for (const child of node.children) walk(child, insideRun || isRun);
  };
  walk(tree, false);
  return runs;
}
