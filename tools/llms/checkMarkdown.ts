import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {matches} from 'hast-util-select';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {findArticle} from '../../lib/build/findArticle';
import {attributeOf, elementsIn, linkOf, parseHtml} from '../../lib/build/html';
import {INDEX_FILE} from '../../plugins/publish/node/lists/buildTexts';

/** Maximum size of the Markdown list. */
const MAX_INDEX_BYTES = 100_000;

/** A Markdown file of the site and its page. */
export type MarkdownFile = {file: string; markdown: string; html: string};

/** The data of a built site that the check needs. */
export type CheckedSite = {
  /** Full address of the home page, with a trailing slash. */
  siteUrl: string;
  files: readonly MarkdownFile[];
  /** Pages without a Markdown file. */
  others: readonly {file: string; html: string}[];
  /** Page lists, one for each version. */
  indexes: readonly {file: string; text: string}[];
  /** Whether an address (path without base, fragment) exists. */
  isServed: (pathname: string, fragment: string) => boolean;
};

const parser = unified().use(remarkParse).use(remarkGfm);
const RESIDUE = /<\/?(?:div|span|p|details|summary|br|img|a)\b[^>]*>|\{\/\*|^(?:import|export) .+ from ['"]/m;

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

const excerpt = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);

function linkProblem(url: string, {siteUrl, isServed}: CheckedSite): string[] {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return [`链接 ${url} 不是完整的地址`];
  if (!url.startsWith(siteUrl)) return [];
  const {pathname, hash} = new URL(url);
  const route = decodeURI(pathname.slice(new URL(siteUrl).pathname.length));
  return isServed(route, decodeURIComponent(hash.slice(1))) ? [] : [`链接 ${url} 没有对应的页面或标题`];
}

function textProblems(root: Nodes, site: CheckedSite): string[] {
  const problems: string[] = [];
  visit(root, (node) => {
    if (node.type === 'html') problems.push(`残留的 HTML：${excerpt(node.value)}`);
    if (node.type === 'text' && RESIDUE.test(node.value)) problems.push(`残留的标记：${excerpt(node.value)}`);
    if (node.type === 'image') problems.push(`图片 ${node.url} 应换成文字`);
    if (node.type === 'link') problems.push(...linkProblem(node.url, site));
  });
  return [...new Set(problems)];
}

/** The address of the Markdown file in the head of a page. */
const announcementIn = (tree: Root): string | undefined => linkOf(tree, '[rel=alternate][type="text/markdown"]');

/** Elements around the article text that have their own items and cells. */
const AROUND = 'nav, [role=tablist], #try-it, .theme-doc-toc-mobile, [aria-hidden=true]';
const isAround = (element: Element) => matches(AROUND, element);
/** Elements that the Markdown must have in the same number. It may have more list items: one for each line of a figure. */
const SHAPES = [
  {name: '表格的行', tags: ['tr'], type: 'tableRow', isExact: true},
  {name: '列表项', tags: ['li'], type: 'listItem', isExact: false},
  {name: '二到四级标题', tags: ['h2', 'h3', 'h4'], type: 'heading', isExact: true},
] as const satisfies {name: string; tags: string[]; type: Nodes['type']; isExact: boolean}[];

/** Rows, items and headings that the conversion has merged or lost. */
function shapeProblems(tree: Root, root: Nodes): string[] {
  const counts = new Map<string, number>();
  visit(root, (node) => {
    if (node.type !== 'heading' || node.depth > 1) counts.set(node.type, (counts.get(node.type) ?? 0) + 1);
  });
  const article = findArticle(tree);
  if (!article) return [];
  const elements = elementsIn(article, isAround);
  return SHAPES.flatMap(({name, tags, type, isExact}) => {
    const shown = elements.filter(({tagName}) => (tags as readonly string[]).includes(tagName)).length;
    const written = counts.get(type) ?? 0;
    return (isExact ? written === shown : written >= shown) ? [] : [`有 ${written} 个${name}，网页有 ${shown} 个`];
  });
}

function fileProblems({file, markdown, html}: MarkdownFile, site: CheckedSite): string[] {
  const shape = /^# \S/.test(markdown) ? [] : ['第一行应为标题'];
  const size = Buffer.byteLength(markdown) <= Buffer.byteLength(html) ? [] : ['比它的网页还大'];
  const base = new URL(site.siteUrl).pathname;
  // The page is rendered before the Markdown file is written, so the address in the page must match the file.
  const [tree, root] = [parseHtml(html), parser.parse(markdown)];
  const announced = announcementIn(tree) === base + file ? [] : ['它的网页没有用 <link rel="alternate"> 指向它'];
  return [...shape, ...size, ...announced, ...textProblems(root, site), ...shapeProblems(tree, root)].map(
    (problem) => `${file}：${problem}`,
  );
}

function indexProblems(site: CheckedSite): string[] {
  const size = site.indexes
    .map(({file, text}) => ({file, bytes: Buffer.byteLength(text)}))
    .filter(({bytes}) => bytes > MAX_INDEX_BYTES)
    .map(({file, bytes}) => `${file}：有 ${bytes} 字节，应不超过 ${MAX_INDEX_BYTES}`);
  const all = site.indexes.map(({text}) => text).join('\n');
  const listed = [...all.matchAll(/^- \[.*?\]\((\S+?)\)：/gm)].map(([, url]) => (url as string).slice(site.siteUrl.length));
  const counts = site.files.map(({file}) => ({file, count: listed.filter((other) => other === file).length}));
  const wrong = counts.filter(({count}) => count !== 1).map(({file, count}) => `${INDEX_FILE}：${file} 列了 ${count} 次，应为一次`);
  const known = new Set(site.files.map(({file}) => file));
  const lost = listed.filter((file) => !known.has(file)).map((file) => `${INDEX_FILE}：${file} 不是本站的文件`);
  return [...size, ...wrong, ...lost];
}

/** Checks the Markdown files of a site. */
export function checkMarkdown(site: CheckedSite): string[] {
  const lost = site.others
    .filter(({html}) => announcementIn(parseHtml(html)))
    .map(({file}) => `${file}：用 <link rel="alternate"> 指向的 Markdown 文件不存在`);
  return [...indexProblems(site), ...site.files.flatMap((file) => fileProblems(file, site)), ...lost];
}

function idsIn(html: string): Set<string> {
  return new Set(elementsIn(parseHtml(html)).flatMap((element) => attributeOf(element, 'id') ?? []));
}

/** Checks in a folder whether an address exists: a page (with its anchor) or a file. */
export function servedFrom(folder: string): CheckedSite['isServed'] {
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string): Set<string> => {
    const known = ids.get(file) ?? idsIn(readFileSync(file, 'utf8'));
    ids.set(file, known);
    return known;
  };
  return (pathname, fragment) => {
    const name = pathname.replace(/\/$/, '');
    const candidates = [`${name || 'index'}.html`, `${name}/index.html`, ...(name ? [name] : [])].map((file) => path.join(folder, file));
    const file = candidates.find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
    return file !== undefined && (fragment === '' || idsOf(file).has(fragment));
  };
}
