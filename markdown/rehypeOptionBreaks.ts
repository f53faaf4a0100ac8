import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const isOption = (node: Root['children'][number] | undefined): boolean => {
  if (node?.type !== 'element' || node.tagName !== 'code') return false;
  const [first] = node.children;
  return first?.type === 'text' && first.value.startsWith('-');
};

/** Lets a line end before an option in a list (`--search`、`--name`): browsers never break before the hyphen by themselves. */
export default function rehypeOptionBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !/[、；，]$/.test(node.value) || !isOption(parent.children[index + 1] as Element)) return;
      parent.children.splice(index + 1, 0, {type: 'element', tagName: 'wbr', properties: {}, children: []});
    });
  };
}
