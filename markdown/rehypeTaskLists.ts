import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names the boxes of task lists, as they have no label: the text of an item may hold links and further blocks. */
export default function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') properties.ariaLabel = properties.checked ? '已完成' : '未完成';
    });
  };
}
