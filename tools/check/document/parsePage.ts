import path from 'node:path';
import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isScalar, parseDocument} from 'yaml';
import type {Page, TextRun} from '../types';
import {placesFrom} from './collectPropRuns';
import {collectRuns} from './collectRuns';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkCjkFriendly);
/** Front matter that readers see: the rest is for machines. */
const TEXT_KEYS = ['title', 'sidebar_label', 'description'];
const OPENING = '---\n';

function readFrontMatter(tree: Root): {frontMatter: Record<string, unknown>; runs: TextRun[]} {
  const [node] = tree.children;
  if (node?.type !== 'yaml') return {frontMatter: {}, runs: []};
  const document = parseDocument(node.value);
  const base = (node.position?.start.offset ?? 0) + OPENING.length;
  const runs = TEXT_KEYS.flatMap((key): TextRun[] => {
    const scalar = document.get(key, true);
    if (!isScalar(scalar) || !scalar.range) return [];
    const quoted = scalar.type?.startsWith('QUOTE') ? 1 : 0;
    const text = node.value.slice(scalar.range[0] + quoted, scalar.range[1] - quoted);
    return [
      {
        kind: key === 'description' ? 'description' : 'title',
        text,
        context: text,
        places: placesFrom(text, base + scalar.range[0] + quoted),
      },
    ];
  });
  const value: unknown = document.toJS();
  return {frontMatter: value && typeof value === 'object' ? (value as Record<string, unknown>) : {}, runs};
}

/**
 * Parses a page of the docs as the site does.
 *
 * @throws the parser's message, which has a `line`, when the page is not valid MDX
 */
export function parsePage(file: string, source: string, fragments: Page[] = []): Page {
  const tree = parser.parse(source);
  const {frontMatter, runs} = readFrontMatter(tree);
  return {
    file,
    source,
    tree,
    frontMatter,
    runs: [...runs, ...collectRuns(tree, source)],
    isFragment: path.posix.basename(file).startsWith('_'),
    fragments,
  };
}
