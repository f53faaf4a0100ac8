import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../../../../lib/build/hashFiles';
import {PageCache} from '../../../../lib/build/pageCache';
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

const ROOT = path.join(__dirname, '../../../..');
/** What decides how an article becomes Markdown, besides the article. */
const CODE = [path.relative(ROOT, __dirname), 'package-lock.json'];

/** Puts beside every page of documentation its Markdown; the body of an article that is as it was comes from the last build. */
export function addMarkdown(): PublishStep {
  let cache: PageCache;
  return {
    name: 'markdown',
    start({siteDir}) {
      cache = new PageCache(siteDir, 'markdown', hashFiles(ROOT, CODE));
    },
    page({route, tree}, site) {
      const url = addressOf(site, route);
      const page = convertPage(tree, url, flowReader(site), (source, make) => cache.take(source, make));
      if (!page) return;
      const file = markdownPath(route, '/').slice(1);
      const markdown = assemble(page, url);
      site.markdown.set(route, {route, url, file, title: page.title, description: page.description, markdown});
      site.files.set(file, markdown);
    },
    finish: () => cache.save(),
  };
}
