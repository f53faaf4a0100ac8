import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {InputError} from '../lib/input/inputError';
import {isCodeLanguage} from './codeLanguages';
import {type CodeMeta, parseCodeMeta} from './codeMeta';
import {highlightCode} from './highlightCode';
import {reportProblems} from './reportProblems';

type Highlight = typeof highlightCode;

type CodeBlock = {pre: Element; code: Element};

function findCodeBlocks(node: Root | Element, found: CodeBlock[] = []): CodeBlock[] {
  for (const child of node.children) {
    if (child.type === 'element' || (child as {children?: unknown}).children) {
      const element = child as Element;
      const code = element.children[0];
      if (element.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') found.push({pre: element, code});
      else findCodeBlocks(element, found);
    }
  }
  return found;
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = classes.map(String).find((c) => c.startsWith('language-'));
  return name ? name.slice('language-'.length) : 'text';
}

function sourceOf(code: Element): string {
  return code.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
}

async function replaceBlock({pre, code}: CodeBlock, highlight: Highlight): Promise<void> {
  const language = languageOf(code);
  if (!isCodeLanguage(language)) {
    throw new InputError(`代码块的语言“${language}”不在 markdown/codeLanguages.ts 的表里；请改成表里的名字，或者把它加进表里`);
  }
  const meta: CodeMeta = parseCodeMeta(code.properties.metastring as string | undefined);
  pre.properties = {
    dataLanguage: language,
    dataTitle: meta.title,
    dataWrap: meta.wrap ? '' : undefined,
    dataHtml: await highlight(sourceOf(code), language, meta.highlightedLines),
  };
  pre.children = [];
}

/**
 * Replaces every fenced code block by a `<pre>` with the highlighted HTML in `data-html`, which `@theme/MDXComponents/Pre` renders. The
 * page script then contains one string per block instead of one call per token.
 */
export default function rehypeShikiStatic(highlight: Highlight = highlightCode) {
  return async (root: Root, file: VFile): Promise<void> => {
    const problems = await Promise.all(
      findCodeBlocks(root).map(async (block) => {
        try {
          await replaceBlock(block, highlight);
          return [];
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          return [{node: block.pre, message: error.message}];
        }
      }),
    );
    reportProblems(file, problems.flat());
  };
}
