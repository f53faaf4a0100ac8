import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routeOf} from '../../search-zh/node/loadPages';
import {markdownPath} from '../shared/markdownPath';
import type {MarkdownPage} from '../types';
import {convertPage} from './convertPage';

/** Where the built pages are, and where they will be served. */
export type BuiltSite = {
  outDir: string;
  /** Full address of the home page, with a slash at its end. */
  siteUrl: string;
  trailingSlash: boolean | undefined;
};

/** The route of a page's file, with a slash before it. */
const toRoute = (file: string) => `/${routeOf(file)}`;

function assemble(page: {title: string; description: string; body: string}, url: string): string {
  const parts = [`# ${page.title}`, page.description, `网页：<${url}>`, page.body.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Turns every page of a built site into Markdown, in the order of their routes. */
export function loadMarkdownPages({outDir, siteUrl, trailingSlash}: BuiltSite): MarkdownPage[] {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html') && file !== '404.html');
  const pages = files.flatMap((file): MarkdownPage[] => {
    const route = toRoute(file);
    const url = siteUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
    const page = convertPage({html: readFileSync(path.join(outDir, file), 'utf8'), url});
    if (!page) return [];
    const {title, description} = page;
    return [{route, url, file: markdownPath(route, '/').slice(1), title, description, markdown: assemble(page, url)}];
  });
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
