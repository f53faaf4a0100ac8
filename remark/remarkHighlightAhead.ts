import type {Code, Nodes, Root} from 'mdast';
import {isCodeLanguage} from './codeLanguages';
import {parseCodeMeta} from './codeMeta';
import {highlightApart} from './highlightApart';

type Highlight = typeof highlightApart;

async function askFor({lang, meta, value}: Code, highlight: Highlight): Promise<void> {
  const language = lang ?? 'text';
  if (isCodeLanguage(language)) await highlight(value, language, parseCodeMeta(meta).highlightedLines);
}

function askForAll(node: Nodes, highlight: Highlight): void {
  // What is wrong with a block is said by `rehypeShikiStatic`, which asks for the same and knows the line.
  if (node.type === 'code') askFor(node, highlight).catch(() => undefined);
  if ('children' in node) for (const child of node.children) askForAll(child, highlight);
}

/**
 * Has code highlighted from the moment that a page is parsed. A build parses all pages before it goes on with the first, and
 * meanwhile leaves the other cores idle.
 */
export default function remarkHighlightAhead(highlight: Highlight = highlightApart) {
  return (root: Root): void => askForAll(root, highlight);
}
