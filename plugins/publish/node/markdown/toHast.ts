import type {Element, ElementContent, Properties, Text} from 'hast';
import {classesOf, type HtmlElement, type HtmlNode, isElement, textOf} from '../../../../lib/build/html';

const IDENTIFIER = /^(?:aria|data)-/;

/** The attributes of an element under the names that hast gives them. */
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

/** Of code only the text counts: its colours are many elements, which each step after this one would visit. */
function childrenOf(element: HtmlElement): ElementContent[] {
  if (element.name === 'pre') return [{type: 'text', value: textOf(element)}];
  return (element.children as HtmlNode[]).flatMap(toHast).reduce<ElementContent[]>((joined, child) => {
    const last = joined.at(-1);
    // Comments of React's part what is one text.
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else joined.push(child);
    return joined;
  }, []);
}

/** A new tree of the kind that rehype works on; comments, and places where a line may break, are left out. */
export function toHast(node: HtmlNode): (Element | Text)[] {
  if (node.type === 'text') return [{type: 'text', value: node.data}];
  if (!isElement(node) || node.name === 'wbr') return [];
  return [{type: 'element', tagName: node.name, properties: toProperties(node), children: childrenOf(node)}];
}
