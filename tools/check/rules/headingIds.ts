import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, Page, PageRule} from '../types';

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;
const SLUG = /^[a-z0-9_][a-z0-9_.-]*$/;

/** The anchor that a heading sets with a comment at its end. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.findLast((child) => child.type !== 'text' || child.value.trim() !== '');
  return last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim())?.[1] : undefined;
}

function elementIds(node: Nodes): string[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string' ? [attribute.value] : [],
  );
}

/** Lists the anchors of a page with the offsets of their elements. */
export function listAnchors(tree: Page['tree']): {id: string; offset: number}[] {
  const anchors: {id: string; offset: number}[] = [];
  visit(tree, (node) => {
    const ids = node.type === 'heading' ? [headingId(node)] : elementIds(node);
    for (const id of ids) if (id !== undefined) anchors.push({id, offset: node.position?.start.offset ?? 0});
  });
  return anchors;
}

function checkHeading(heading: Heading): Finding[] {
  const offset = heading.position?.start.offset ?? 0;
  const id = headingId(heading);
  if (heading.depth === 1) return [{offset, message: '正文里有一级标题', fix: '一级标题来自 front matter 的 title；正文从 ## 开始'}];
  if (id === undefined) return [{offset, message: '标题没有锚点', fix: '在标题末尾写 {/* #英文锚点 */}，与英文页的锚点相同'}];
  return SLUG.test(id) ? [] : [{offset, message: `锚点“${id}”不合规`, fix: '只用小写字母、数字、连字符、下划线和点，与英文页的锚点相同'}];
}

/** Every heading has the anchor of the English page, once. */
export const headingIds: PageRule = {
  name: '标题锚点',
  check({tree}) {
    const findings: Finding[] = [];
    visit(tree, 'heading', (heading) => {
      findings.push(...checkHeading(heading));
    });
    const anchors = listAnchors(tree);
    const repeated = anchors.filter(({id}, index) => anchors.findIndex((other) => other.id === id) < index);
    return [
      ...findings,
      ...repeated.map(({id, offset}) => ({offset, message: `锚点“${id}”在本页出现了不止一次`, fix: '每个锚点只用一次'})),
    ];
  },
};
