import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Gives the checkboxes of task lists an accessible name. A label is not possible: an item may contain links and blocks. */
export default function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') properties.ariaLabel = properties.checked ? '已完成' : '未完成';
    });
  };
}
