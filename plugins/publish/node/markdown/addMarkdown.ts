import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, type BuiltSite, type PublishStep} from '../../../../lib/build/publishStep';
import {markdownPath} from '../../../../lib/content/markdownPath';
import {type ConvertedPage, convertPage} from './convertPage';

/** Reads the data of a flow by its address: the bundler has written it. */
const flowReader =
  ({outDir, baseUrl}: BuiltSite) =>
  (address: string): unknown =>
    JSON.parse(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));

function assemble({title, description, body}: ConvertedPage, url: string): string {
  const parts = [`# ${title}`, description, `网页：<${url}>`, body.trim()];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Puts beside every page of documentation its Markdown. */
export function addMarkdown(): PublishStep {
  return {
    name: 'markdown',
    page(built, site) {
      const {route} = built;
      const url = addressOf(site, route);
      // Addresses of flows hold hashes of these.
      const page = site.cache.take(['markdown', built.digest], () => convertPage(built.tree, url, flowReader(site)));
      if (!page) return;
      const file = markdownPath(route, '/').slice(1);
      const markdown = assemble(page, url);
      site.markdown.set(route, {route, url, file, title: page.title, description: page.description, markdown});
      site.files.set(file, markdown);
    },
  };
}
