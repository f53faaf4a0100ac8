import type {PublishStep} from '../../../../lib/build/publishStep';
import {readHistory} from '../../../../lib/build/readHistory';
import {readPageFacts} from './readPageFacts';
import {listPageRoutes, pageRoute} from './readSite';

const WRITTEN = /\.mdx?$/;

/**
 * Learns what each page says about itself, when it changed, and which page it translates.
 *
 * @param translated by the addresses of pages here, their routes on the English site
 */
export const describePages = (translated: ReadonlyMap<string, string>): PublishStep => ({
  name: 'describe',
  async start(site) {
    const history = await readHistory(site.siteDir);
    for (const route of listPageRoutes(site.routes)) {
      const source = route.metadata?.sourceFilePath;
      // What is made from one description of many pages has no date of its own.
      const modified = source && WRITTEN.test(source) ? history.get(source.replace(/^@site\//, '')) : undefined;
      if (modified) site.dates.set(pageRoute(route.path, site.baseUrl), modified);
    }
  },
  page(page, site) {
    const {upstreamDocs} = site.config.customFields as {upstreamDocs: string};
    const {route} = page;
    const [modified, original] = [site.dates.get(route), translated.get(route)];
    site.facts.set(route, {
      ...site.cache.take(['facts', page.digest], () => readPageFacts(page, site)),
      ...(modified && {modified}),
      ...(original !== undefined && {original: upstreamDocs + original}),
    });
  },
});
