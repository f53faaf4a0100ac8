import type {Element, ElementContent} from 'hast';
import {Document, isCollection, visit} from 'yaml';
import {isElement} from '../../../../lib/build/html';

/** Reads the data of a flow by its address. */
export type ReadFlow = (address: string) => unknown;

const LABEL = '流程的数据';
/** Keys of lists and maps with one entry per line; all others are printed on one line. */
const TALL_KEYS = new Set(['nodes', 'edges']);

function printYaml(data: unknown): string {
  const document = new Document(data);
  visit(document, {
    Pair(_key, {key, value}) {
      if (!TALL_KEYS.has(String(key)) && isCollection(value)) value.flow = true;
    },
    Seq(_key, {items}, path) {
      // The two ends of a connection are on the same line.
      const isEdges = path.some((node) => 'key' in node && String(node.key) === 'edges');
      if (isEdges) for (const item of items) if (isCollection(item)) item.flow = true;
    },
  });
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The data as a code block, which programs can extract, below a label. */
const dataBlock = (data: unknown): Element[] => [
  element('p', [element('strong', [text(LABEL)])]),
  element('div', [element('pre', [text(printYaml(data))])], {className: ['theme-code-block'], dataLanguage: 'yaml'}),
];

/** Adds the flow data after every figure that shows a flow. The flow can be composed from these data. */
export function addFlowData(root: Element, read: ReadFlow): void {
  root.children = root.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    addFlowData(child, read);
    const {dataFlow} = child.properties;
    const data = child.tagName === 'figure' && dataFlow ? read(String(dataFlow)) : undefined;
    return data === undefined ? [child] : [child, ...dataBlock(data)];
  });
}
