import type {Nodes} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {cutText} from '../../../lib/text/cutText';

// The same Markdown dialect as on the page, so that for example the underscore of `job_id` stays text.
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

/** The words of a Markdown text on one line, without markup and code blocks, cut to a maximum length. */
export function plainText(markdown: string, limit = 150): string {
  const text = textOf(parser.runSync(parser.parse(markdown)) as Nodes)
    .replace(/\s+/g, ' ')
    // Joins Chinese lines and blocks without spaces, and list items with a semicolon unless they end with punctuation.
    .replace(/(?<=[，。：；、！？]) |(?<=\p{Script=Han}) (?=[\p{Script=Han}；。])/gu, '')
    .replace(/(?<=^|[，。：；、！？])[；。]/g, '')
    .trim();
  return text.length > limit ? cutText(text, limit - 1, '…') : text;
}
