import type {Element, Root, Text} from 'hast';
import type {Code, Html, InlineCode} from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, {type Options as RehypeOptions} from 'remark-rehype';
import {unified} from 'unified';
import rehypeRecordTables from '../../../markdown/rehypeRecordTables';
import remarkUnwrittenLinks, {type UnwrittenLinksOptions} from '../../../markdown/remarkUnwrittenLinks';
import {highlightSample, SAMPLE_LANGUAGES, type SampleLanguage} from '../shared/highlightSample';
import {nameHtml} from './nameHtml';

/** Data to check links in texts. */
export type ProseOptions = UnwrittenLinksOptions & {baseUrl: string};

/** Converts Markdown to HTML and records the internal addresses. */
export type ProseRenderer = {
  /** Block content: paragraphs, lists, code. */
  block: (markdown: string) => string;
  /** Like `block`, but without the paragraph around a single one. */
  inline: (markdown: string) => string;
  /** Internal addresses in everything rendered since the last call. */
  takeLinks: () => string[];
};

const LANGUAGE_ALIASES: Record<string, SampleLanguage> = {sh: 'bash', js: 'javascript', ts: 'typescript'};

function codeHtml({value, lang}: Code): string {
  const name = LANGUAGE_ALIASES[lang ?? ''] ?? lang;
  const known = SAMPLE_LANGUAGES.find((language) => language === name);
  return known ? highlightSample(value, known) : '';
}

/** Highlights code. Raw HTML is shown as text, so that overlays cannot add markup to a page. */
const HANDLERS: RehypeOptions['handlers'] = {
  inlineCode: (_state, node: InlineCode) => ({type: 'raw', value: nameHtml(node.value)}) as unknown as Text,
  html: (_state, node: Html): Text => ({type: 'text', value: node.value}),
  code: (_state, node: Code): Element => {
    const html = codeHtml(node);
    const child = html ? {type: 'raw', value: html} : {type: 'text', value: node.value};
    const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [child as Text]};
    return {type: 'element', tagName: 'pre', properties: {className: ['api-code'], tabIndex: 0}, children: [code]};
  },
};

function visitElements(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child);
    visitElements(child, visit);
  }
}

const ALLOWED_ADDRESS = /^(?:\/|#|https?:|mailto:)/;

function rewriteLink(link: Element, baseUrl: string, found: Set<string>): void {
  const href = String(link.properties.href ?? '');
  if (!ALLOWED_ADDRESS.test(href)) delete link.properties.href;
  if (href.startsWith('/')) {
    link.properties.href = baseUrl.replace(/\/$/, '') + href;
    found.add(link.properties.href);
  }
  if (/^https?:/.test(href)) Object.assign(link.properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

function rehypeSiteLinks({baseUrl, found}: {baseUrl: string; found: Set<string>}) {
  return (root: Root): void =>
    visitElements(root, (element) => {
      if (element.tagName === 'a') rewriteLink(element, baseUrl, found);
    });
}

const TABLE_ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The same table markup as `src/theme/MDXComponents/Table.tsx`: a box that scrolls. */
function rehypeTableBoxes() {
  return (root: Root): void => {
    visitElements(root, (element) => {
      if (TABLE_ROLES[element.tagName]) element.properties.role = TABLE_ROLES[element.tagName];
    });
    root.children = root.children.map((child) =>
      child.type === 'element' && child.tagName === 'table'
        ? {type: 'element', tagName: 'div', properties: {className: ['table-scroll'], tabIndex: 0}, children: [child]}
        : child,
    );
  };
}

/** Creates a renderer for the texts of the API reference. */
export function createProseRenderer({baseUrl, ...unwritten}: ProseOptions): ProseRenderer {
  const found = new Set<string>();
  // Cached, because pages share many texts: the same schemas occur in dozens of bodies.
  const rendered = new Map<string, {html: string; links: string[]}>();
  const inText = new Set<string>();
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkUnwrittenLinks, unwritten)
    .use(remarkRehype, {handlers: HANDLERS})
    .use(rehypeRecordTables)
    .use(rehypeTableBoxes)
    .use(rehypeSiteLinks, {baseUrl, found: inText})
    .use(rehypeStringify, {allowDangerousHtml: true})
    .freeze();
  const render = (markdown: string) => {
    inText.clear();
    const result = {html: String(processor.processSync(markdown)), links: [...inText]};
    rendered.set(markdown, result);
    return result;
  };
  const block = (markdown: string) => {
    if (!markdown.trim()) return '';
    const {html, links} = rendered.get(markdown) ?? render(markdown);
    for (const link of links) found.add(link);
    return html;
  };
  return {
    block,
    inline: (markdown) => {
      const html = block(markdown);
      const only = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html);
      return only?.[1] ?? html;
    },
    takeLinks: () => {
      const links = [...found].sort();
      found.clear();
      return links;
    },
  };
}
