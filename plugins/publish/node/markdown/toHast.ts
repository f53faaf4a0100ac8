import type {Element, ElementContent, Properties, Text} from 'hast';
import {classesOf, type HtmlElement, type HtmlNode, isElement, textOf} from '../../../../lib/build/html';

const IDENTIFIER = /^(?:aria|data)-/;

/** Attributes of an element with their hast names. */
function toProperties(element: HtmlElement): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name === 'class') properties.className = classesOf(element);
    else if (name === 'start') properties.start = Number(value);
    else if (IDENTIFIER.test(name)) properties[name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())] = value;
    else properties[name] = value;
  }
  return properties;
}

/** Code is reduced to its text: the highlighting consists of many elements, which all later steps would visit. */
function childrenOf(element: HtmlElement): ElementContent[] {
  if (element.name === 'pre') return [{type: 'text', value: textOf(element)}];
  return (element.children as HtmlNode[]).flatMap(toHast).reduce<ElementContent[]>((joined, child) => {
    const last = joined.at(-1);
    // React inserts comments that split one text into several nodes.
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else joined.push(child);
    return joined;
  }, []);
}

/** Creates a hast tree, the format of rehype, without comments and `<wbr>`. */
export function toHast(node: HtmlNode): (Element | Text)[] {
  if (node.type === 'text') return [{type: 'text', value: node.data}];
  if (!isElement(node) || node.name === 'wbr') return [];
  return [{type: 'element', tagName: node.name, properties: toProperties(node), children: childrenOf(node)}];
}
