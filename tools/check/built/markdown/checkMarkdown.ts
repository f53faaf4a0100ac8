import type {Element} from 'hast';
import {matches} from 'hast-util-select';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {BuiltPage} from '../../../../lib/build/builtPage';
import {findArticle} from '../../../../lib/build/findArticle';
import {attributeOf, elementsIn, linkOf} from '../../../../lib/build/html';
import {cutText} from '../../../../lib/text/cutText';
import {INDEX_FILE} from '../../../../plugins/publish/node/lists/buildTexts';
import {type Codes, changedCodes, codesOfArticle, codesOfMarkdown, lostCodes} from './codes';

/** Maximum size of the Markdown list. */
const MAX_INDEX_BYTES = 105_000;

/** What the check of the Markdown files needs from a page. */
export type PageOutline = {
  /** Path in the built site. */
  file: string;
  /** Size of the HTML in bytes. */
  bytes: number;
  ids: ReadonlySet<string>;
  /** Address of the Markdown file in the head of the page. */
  announced: string | undefined;
  /** Numbers of elements in the article, by the names of `SHAPES`; undefined if the page has no article. */
  shown: ReadonlyMap<string, number> | undefined;
  codes: Codes | undefined;
};

/** A file of the built site. */
export type SiteFile = {file: string; text: string};

/** The data of a built site that the check needs. */
export type CheckedSite = {
  /** Full address of the home page, with a trailing slash. */
  siteUrl: string;
  pages: readonly PageOutline[];
  markdown: readonly SiteFile[];
  /** Source texts of the pages that authors write, by the names of their Markdown files. */
  sources: ReadonlyMap<string, string>;
  /** Page lists, one for each version. */
  indexes: readonly SiteFile[];
  /** Whether the site has a file that is not a page. */
  hasFile: (file: string) => boolean;
};

/** Checks whether an address of the site exists: a page, with its anchor, or a file. */
type IsServed = (pathname: string, fragment: string) => boolean;

const parser = unified().use(remarkParse).use(remarkGfm);
const RESIDUE = /<\/?(?:div|span|p|details|summary|br|img|a)\b[^>]*>|\{\/\*|^(?:import|export) .+ from ['"]/m;

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

const excerpt = (text: string) => cutText(text.replace(/\s+/g, ' '), 60);

function linkProblem(url: string, siteUrl: string, isServed: IsServed): string[] {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return [`链接 ${url} 不是完整的地址`];
  if (!url.startsWith(siteUrl)) return [];
  const {pathname, hash} = new URL(url);
  const route = decodeURI(pathname.slice(new URL(siteUrl).pathname.length));
  return isServed(route, decodeURIComponent(hash.slice(1))) ? [] : [`链接 ${url} 没有对应的页面或标题`];
}

function textProblems(root: Nodes, siteUrl: string, isServed: IsServed): string[] {
  const problems: string[] = [];
  visit(root, (node) => {
    if (node.type === 'html') problems.push(`残留的 HTML：${excerpt(node.value)}`);
    if (node.type === 'text' && RESIDUE.test(node.value)) problems.push(`残留的标记：${excerpt(node.value)}`);
    if (node.type === 'image') problems.push(`图片 ${node.url} 应换成文字`);
    if (node.type === 'link') problems.push(...linkProblem(node.url, siteUrl, isServed));
  });
  return [...new Set(problems)];
}

/** Elements around the article text that have their own items and cells. */
const AROUND = 'nav, [role=tablist], #try-it, .theme-doc-toc-mobile, [aria-hidden=true]';
const isAround = (element: Element) => matches(AROUND, element);
/** Elements that the Markdown must have in the same number. It may have more list items: one for each line of a figure. */
const SHAPES = [
  {name: '表格的行', tags: ['tr'], type: 'tableRow', isExact: true},
  {name: '列表项', tags: ['li'], type: 'listItem', isExact: false},
  {name: '二到四级标题', tags: ['h2', 'h3', 'h4'], type: 'heading', isExact: true},
] as const satisfies {name: string; tags: string[]; type: Nodes['type']; isExact: boolean}[];

/** Reads from a page what the check of the Markdown files needs. */
export function outlinePage({file, html, tree}: BuiltPage): PageOutline {
  const article = findArticle(tree);
  const elements = article && elementsIn(article, isAround);
  const countOf = (tags: readonly string[]) => elements?.filter(({tagName}) => tags.includes(tagName)).length ?? 0;
  return {
    file,
    bytes: Buffer.byteLength(html),
    ids: new Set(elementsIn(tree).flatMap((element) => attributeOf(element, 'id') ?? [])),
    announced: linkOf(tree, '[rel=alternate][type="text/markdown"]'),
    shown: elements && new Map(SHAPES.map(({name, tags}) => [name, countOf(tags)])),
    codes: article && codesOfArticle(article),
  };
}

/** Rows, items and headings that the conversion has merged or lost. */
function shapeProblems({shown}: PageOutline, root: Root): string[] {
  if (!shown) return [];
  const counts = new Map<string, number>();
  visit(root, (node) => {
    if (node.type !== 'heading' || node.depth > 1) counts.set(node.type, (counts.get(node.type) ?? 0) + 1);
  });
  return SHAPES.flatMap(({name, type, isExact}) => {
    const [written, expected] = [counts.get(type) ?? 0, shown.get(name) ?? 0];
    return (isExact ? written === expected : written >= expected) ? [] : [`有 ${written} 个${name}，网页有 ${expected} 个`];
  });
}

/** Code that differs from the page or from its source: readers and programs copy it. */
function codeProblems({codes}: PageOutline, source: string | undefined, root: Root): string[] {
  const written = codesOfMarkdown(root);
  return [...(codes ? lostCodes(codes, written) : []), ...(source === undefined ? [] : changedCodes(source, written))];
}

function fileProblems({file, text}: SiteFile, page: PageOutline | undefined, site: CheckedSite, isServed: IsServed): string[] {
  const {siteUrl, sources} = site;
  if (!page) return [`${file}：旁边没有网页 ${pageFileOf(file)}`];
  const shape = /^# \S/.test(text) ? [] : ['第一行应为标题'];
  const size = Buffer.byteLength(text) <= page.bytes ? [] : ['比它的网页还大'];
  // The page is rendered before the Markdown file is written, so the address in the page must match the file.
  const announced = page.announced === new URL(siteUrl).pathname + file ? [] : ['它的网页没有用 <link rel="alternate"> 指向它'];
  const root = parser.parse(text);
  const inText = [...textProblems(root, siteUrl, isServed), ...shapeProblems(page, root), ...codeProblems(page, sources.get(file), root)];
  return [...shape, ...size, ...announced, ...inText].map((problem) => `${file}：${problem}`);
}

function indexProblems(site: CheckedSite): string[] {
  const size = site.indexes
    .map(({file, text}) => ({file, bytes: Buffer.byteLength(text)}))
    .filter(({bytes}) => bytes > MAX_INDEX_BYTES)
    .map(({file, bytes}) => `${file}：有 ${bytes} 字节，应不超过 ${MAX_INDEX_BYTES}`);
  const all = site.indexes.map(({text}) => text).join('\n');
  const listed = [...all.matchAll(/^- \[.*?\]\((\S+?)\)：/gm)].map(([, url]) => (url as string).slice(site.siteUrl.length));
  const counts = site.markdown.map(({file}) => ({file, count: listed.filter((other) => other === file).length}));
  const wrong = counts.filter(({count}) => count !== 1).map(({file, count}) => `${INDEX_FILE}：${file} 列了 ${count} 次，应为一次`);
  const known = new Set(site.markdown.map(({file}) => file));
  const lost = listed.filter((file) => !known.has(file)).map((file) => `${INDEX_FILE}：${file} 不是本站的文件`);
  return [...size, ...wrong, ...lost];
}

const pageFileOf = (file: string) => file.replace(/\.md$/, '.html');

/** Finds addresses as a static host does. */
function servedFrom(pages: ReadonlyMap<string, PageOutline>, hasFile: CheckedSite['hasFile']): IsServed {
  return (pathname, fragment) => {
    const name = pathname.replace(/\/$/, '');
    const page = pages.get(`${name || 'index'}.html`) ?? pages.get(`${name}/index.html`) ?? pages.get(name);
    return page ? fragment === '' || page.ids.has(fragment) : name !== '' && fragment === '' && hasFile(name);
  };
}

/** Checks the Markdown files of a site. */
export function checkMarkdown(site: CheckedSite): string[] {
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const isServed = servedFrom(pages, site.hasFile);
  const written = new Set(site.markdown.map(({file}) => pageFileOf(file)));
  const lost = site.pages
    .filter(({file, announced}) => announced !== undefined && !written.has(file))
    .map(({file}) => `${file}：用 <link rel="alternate"> 指向的 Markdown 文件不存在`);
  const found = site.markdown.flatMap((markdown) => fileProblems(markdown, pages.get(pageFileOf(markdown.file)), site, isServed));
  return [...indexProblems(site), ...found, ...lost];
}
