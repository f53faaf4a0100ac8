import {readBuiltPages} from '../../../lib/build/readBuiltPages';
import {markdownPath} from '../shared/markdownPath';
import type {MarkdownPage} from '../types';
import type {ConvertedPage, PageInput} from './convertPage';

/** Where the built pages are, and where they will be served. */
export type BuiltSite = {
  outDir: string;
  /** Full address of the home page, with a slash at its end. */
  siteUrl: string;
  trailingSlash: boolean | undefined;
};

function assemble(page: {title: string; description: string; body: string}, url: string): string {
  const parts = [`# ${page.title}`, page.description, `网页：<${url}>`, page.body.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

type PageFile = {route: string; input: PageInput};

function readPageFiles({outDir, siteUrl, trailingSlash}: BuiltSite): PageFile[] {
  return readBuiltPages(outDir).map(({route, html}) => {
    const url = siteUrl + route + (trailingSlash && route ? '/' : '');
    return {route: `/${route}`, input: {html, url}};
  });
}

function toPages(files: readonly PageFile[], converted: readonly (ConvertedPage | null)[]): MarkdownPage[] {
  const pages = files.flatMap(({route, input: {url}}, i): MarkdownPage[] => {
    const page = converted[i];
    if (!page) return [];
    const {title, description} = page;
    return [{route, url, file: markdownPath(route, '/').slice(1), title, description, markdown: assemble(page, url)}];
  });
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Turns every page of a built site into Markdown, in the order of their routes. */
export function loadMarkdownPages(site: BuiltSite, convert: (page: PageInput) => ConvertedPage | null): MarkdownPage[] {
  const files = readPageFiles(site);
  return toPages(
    files,
    files.map(({input}) => convert(input)),
  );
}
