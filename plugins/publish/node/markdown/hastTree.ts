import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** Class names of an element. */
export function classesOf(element: Element): string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** First matching element of a tree, in source order. */
export function findElement(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The element children of a node. */
export const elementsOf = (node: Parents): Element[] => (node.children as Nodes[]).filter(isElement);

/** Text of a tree, unchanged. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

/** Text of a tree on one line, without zero-width spaces, which only allow line breaks. */
export const lineOf = (node: Nodes): string =>
  textOf(node)
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes all matching elements and all comments. */
export function removeElements(node: Root | Element, fits: (element: Element) => boolean): void {
  node.children = (node.children as ElementContent[]).filter((child) => child.type !== 'comment' && !(isElement(child) && fits(child)));
  for (const child of elementsOf(node)) removeElements(child, fits);
}
