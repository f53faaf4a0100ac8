import type {Element} from 'hast';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {elementsIn, hasClass, textOf} from '../../../../lib/build/html';
import {parseMdx} from '../../../../lib/pages/parseMdx';
import {cutText} from '../../../../lib/text/cutText';

/** Inline code and code blocks of a page, each with how often it occurs. */
export type Codes = {inlineCode: ReadonlyMap<string, number>; code: ReadonlyMap<string, number>};

const KINDS = {inlineCode: '行内代码', code: '代码块'} as const;
const KIND_NAMES = ['inlineCode', 'code'] as const;

const countOf = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Parts of an article that its Markdown has in another form: the title, controls and pictures. */
const AROUND_TAGS = new Set(['nav', 'h1', 'button']);
const isAround = (element: Element): boolean =>
  AROUND_TAGS.has(element.tagName) ||
  element.properties.role === 'tablist' ||
  element.properties.role === 'img' ||
  element.properties.ariaHidden === 'true' ||
  element.properties.id === 'try-it' ||
  hasClass(element, 'sr-only') ||
  hasClass(element, 'theme-doc-toc-mobile');

/** Code that an article of a built page shows. */
export function codesOfArticle(article: Element): Codes {
  const elements = elementsIn(article, isAround);
  const blocks = elements.filter(({tagName}) => tagName === 'pre');
  const within = new Set(blocks.flatMap((block) => elementsIn(block)));
  const inline = elements.filter((element) => element.tagName === 'code' && !within.has(element));
  return {
    inlineCode: countOf(inline.map((element) => textOf(element).replace(/\r?\n/g, ' '))),
    code: countOf(blocks.map((block) => textOf(block).replace(/\n$/, ''))),
  };
}

/** Code in Markdown or in the source of a page. */
export function codesOfMarkdown(root: Root): Codes {
  const values: Record<keyof Codes, string[]> = {inlineCode: [], code: []};
  visit(root, KIND_NAMES as unknown as string[], (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') values[node.type].push(node.value.replace(/\n$/, ''));
  });
  return {inlineCode: countOf(values.inlineCode), code: countOf(values.code)};
}

const excerpt = (value: string) => (value.length > 80 ? `${cutText(value, 80)}……` : value);

/** Code that the page shows and its Markdown copy lacks, or has less often. */
export function lostCodes(shown: Codes, written: Codes): string[] {
  return KIND_NAMES.flatMap((kind) =>
    [...shown[kind]]
      .filter(([value, count]) => (written[kind].get(value) ?? 0) < count)
      .map(([value]) => `没有网页里的${KINDS[kind]}（一字不差） ${JSON.stringify(excerpt(value))}`),
  );
}

/** Code in the source of a page that its Markdown copy lacks. */
export function changedCodes(source: string, written: Codes): string[] {
  const codes = codesOfMarkdown(parseMdx(source));
  return KIND_NAMES.flatMap((kind) =>
    [...codes[kind].keys()]
      .filter((value) => !written[kind].has(value))
      .map((value) => `没有源文件里的${KINDS[kind]}（一字不差） ${JSON.stringify(excerpt(value))}`),
  );
}
