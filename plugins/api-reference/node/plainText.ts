import type {Nodes} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

// The same dialect as on the page: what is text there, such as the underscore of `job_id`, is text here.
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const BLOCKS: readonly Nodes['type'][] = ['paragraph', 'heading', 'tableCell'];
const SILENT: readonly Nodes['type'][] = ['code', 'image', 'break', 'definition'];

function textOf(node: Nodes): string {
  if (SILENT.includes(node.type)) return ' ';
  if ('value' in node) return node.value;
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  if (node.type === 'listItem') return `；${text}`;
  if (node.type === 'list') return `${text}。`;
  return BLOCKS.includes(node.type) ? ` ${text} ` : text;
}

/** The words of a Markdown text in one line, without its marks and code blocks, cut at a length. */
export function plainText(markdown: string, limit = 150): string {
  const text = textOf(parser.runSync(parser.parse(markdown)) as Nodes)
    .replace(/\s+/g, ' ')
    // Lines and blocks of Chinese join without a space, items of a list with a semicolon where nothing else parts them.
    .replace(/(?<=[，。：；、！？]) |(?<=\p{Script=Han}) (?=[\p{Script=Han}；。])/gu, '')
    .replace(/(?<=^|[，。：；、！？])[；。]/g, '')
    .trim();
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
