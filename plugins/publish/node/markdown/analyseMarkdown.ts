import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Analysis, MarkdownPage} from '../../../../lib/build/publishStep';
import {markdownPath} from '../../../../lib/content/markdownPath';
import {type ConvertedPage, convertPage} from './convertPage';

export type MarkdownSettings = {
  /** Full address of the home page, with a trailing slash. */
  root: string;
  trailingSlash: boolean | undefined;
  /** Folder of the built site, with the flow data; `baseUrl` is the path that their addresses start with. */
  outDir: string;
  baseUrl: string;
};

const addressOf = (route: string, {root, trailingSlash}: MarkdownSettings): string =>
  root + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');

function assemble({title, description, body}: ConvertedPage, url: string): string {
  const parts = [`# ${title}`, description, `网页：<${url}>`, body.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Converts a page to Markdown; `null` if it is not a documentation page. */
const analyseMarkdown: Analysis<MarkdownSettings, MarkdownPage | null> = ({route, tree}, settings) => {
  const {outDir, baseUrl} = settings;
  const url = addressOf(route, settings);
  // A flow address contains a hash of the flow data, so a page changes when the data change.
  const readFlow = (address: string): unknown => JSON.parse(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
  const page = convertPage(tree, url, readFlow);
  if (!page) return null;
  const {title, description} = page;
  return {route, url, file: markdownPath(route, '/').slice(1), title, description, markdown: assemble(page, url)};
};

export default analyseMarkdown;
