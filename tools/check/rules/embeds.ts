import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../types';

const FORBIDDEN_ELEMENTS = ['iframe', 'video', 'audio', 'embed', 'object', 'script', 'link', 'style'];
const FOREIGN = /^(?:https?:)?\/\//;

type Place = {offset: number};

function checkElement(node: Nodes & {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}, {offset}: Place): Finding[] {
  if (node.name && FORBIDDEN_ELEMENTS.includes(node.name)) {
    return [{offset, message: `嵌入了 <${node.name}>`, fix: '删去；视频改成链接，并注明（需要国际网络）'}];
  }
  return node.attributes.flatMap((attribute) => {
    const isForeign =
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'src' &&
      typeof attribute.value === 'string' &&
      FOREIGN.test(attribute.value);
    return isForeign ? [{offset, message: `从外站加载 ${String(attribute.value)}`, fix: '把文件放进 static/ 下'}] : [];
  });
}

/** Pages load nothing from other hosts: many of them do not answer from mainland China. */
export const embeds: PageRule = {
  name: '外站资源',
  check({tree}) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      const offset = node.position?.start.offset ?? 0;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') findings.push(...checkElement(node, {offset}));
      if (node.type === 'image' && FOREIGN.test(node.url))
        findings.push({offset, message: `从外站加载图片 ${node.url}`, fix: '把图片放进 static/ 下'});
    });
    return findings;
  },
};
