import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {splitFrontMatter} from '../../lib/content/frontMatter';
import {headingId, headingText} from '../../lib/pages/elements';
import {parseMdx} from '../../lib/pages/parseMdx';
import {CommandError} from '../command/commandLine';

/** Part of a page from one heading to the next; the first part has no heading. */
export type SourceSection = {
  /** Heading level; 0 before the first heading. */
  depth: number;
  id: string;
  text: string;
  /** Number of code blocks. */
  code: number;
  /** Number of table rows without headers. */
  rows: number;
  /** Source of the section, including the heading. */
  body: string;
};

/** The structure of a page. */
export type SourceShape = SourceSection[];

const HTML_COMMENT = /<!--[\s\S]*?-->/g;

function parseTree(source: string, name: string): Root {
  try {
    return parseMdx(source);
  } catch (error) {
    throw new CommandError(`${name} 不是有效的 MDX：${(error as Error).message.split('\n')[0]}`);
  }
}

type NamedHeading = Pick<SourceSection, 'id' | 'text'>;

function cutSections(tree: Root, source: string, nameHeading: (heading: Heading) => NamedHeading): SourceShape {
  const bodyStart = source.length - splitFrontMatter(source).body.length;
  const shape: (SourceSection & {start: number})[] = [{depth: 0, id: '', text: '', code: 0, rows: 0, body: '', start: bodyStart}];
  visit(tree, (node) => {
    const current = shape.at(-1) as SourceSection;
    if (node.type === 'heading') {
      shape.push({depth: node.depth, ...nameHeading(node), code: 0, rows: 0, body: '', start: node.position?.start.offset ?? 0});
    }
    if (node.type === 'code') current.code += 1;
    if (node.type === 'table') current.rows += node.children.length - 1;
  });
  return shape.map(({start, ...section}, index) => ({...section, body: source.slice(start, shape[index + 1]?.start).trim()}));
}

/**
 * Reads the structure of an English page; headings get the same ids as in Docusaurus.
 *
 * @throws CommandError if the text is not valid MDX
 */
export function readEnglishShape(source: string, name: string): SourceShape {
  const slugger = createSlugger();
  // Docusaurus converts both to MDX before parsing.
  const text = escapeMarkdownHeadingIds(source.replace(HTML_COMMENT, ''));
  return cutSections(parseTree(text, name), text, (heading) => {
    const parsed = parseMarkdownHeadingId(textOf(heading));
    return {text: parsed.text, id: parsed.id ?? slugger.slug(parsed.text)};
  });
}

/**
 * Reads the structure of a Chinese page.
 *
 * @throws CommandError if the text is not valid MDX
 */
export function readChineseShape(source: string, name: string): SourceShape {
  return cutSections(parseTree(source, name), source, (heading) => ({text: headingText(heading), id: headingId(heading) ?? ''}));
}
