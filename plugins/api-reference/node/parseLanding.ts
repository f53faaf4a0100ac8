import type {Heading, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {InputError, listProblems} from '../../../lib/input/inputError';

/** A section of the landing page; the text before the first heading is not part of any section. */
export type LandingSection = {id: string; title: string; text: string};

/** Content of the landing page file: title, the text before the first `##`, and the sections. */
export type Landing = {title: string; intro: string; sections: LandingSection[]};

// Heading ids have the same form as in the docs: `## 标题 {/* #id */}`.
const HEADING_WITH_ID = /^(.+?)\s*\{\/\* #([a-z0-9-]+) \*\/\}$/;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

/**
 * Parses the text of the landing page.
 *
 * @param file name for messages
 * @throws InputError if the text does not start with its only `#` title, or if a `##` heading has no id
 */
export function parseLanding(markdown: string, file: string): Landing {
  const problems: string[] = [];
  const source = markdown.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const nodes = unified().use(remarkParse).parse(source).children;
  const textOf = ({position}: RootContent) => source.slice(position?.start.offset, position?.end.offset).replace(/^#+\s*/, '');
  const [first, ...rest] = nodes;
  if (!first || !isHeading(first) || first.depth !== 1) {
    problems.push('第 1 行应为页面的标题，例如 “# API 参考”');
  }
  for (const node of rest) {
    if (isHeading(node) && node.depth === 1)
      problems.push(`第 ${node.position?.start.line} 行：“#” 标题只能有一个，在文件开头；这里用 “##”`);
  }
  const headings = rest.filter((node): node is Heading => isHeading(node) && node.depth === 2);
  const sections = headings.map((heading, index): LandingSection => {
    const [, title = '', id = ''] = HEADING_WITH_ID.exec(textOf(heading)) ?? [];
    if (!id) {
      problems.push(`第 ${heading.position?.start.line} 行：标题应带英文 id，例如 “## 错误 {/* #errors */}”；收到 “## ${textOf(heading)}”`);
    }
    const text = source.slice(heading.position?.end.offset, headings[index + 1]?.position?.start.offset);
    return {id, title, text};
  });
  if (problems.length > 0 || !first) throw new InputError(listProblems(`${file} 有误`, problems));
  const intro = source.slice(first.position?.end.offset, headings[0]?.position?.start.offset);
  return {title: textOf(first), intro, sections};
}
