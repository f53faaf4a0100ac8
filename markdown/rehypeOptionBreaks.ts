import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Browsers never break a line before these by themselves. */
const UNBROKEN = /^[-"']/;

const isUnbroken = (node: Root['children'][number] | undefined): boolean => {
  if (node?.type !== 'element' || node.tagName !== 'code') return false;
  const [first] = node.children;
  return first?.type === 'text' && UNBROKEN.test(first.value);
};

/** Lets a line end before each option or quoted value of a list: `--search`、`--name`, `"a"`、`"b"`. */
export default function rehypeOptionBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !/[、；，]$/.test(node.value) || !isUnbroken(parent.children[index + 1] as Element)) return;
      parent.children.splice(index + 1, 0, {type: 'element', tagName: 'wbr', properties: {}, children: []});
    });
  };
}
