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
  async run(site) {
    const {upstreamDocs} = site.config.customFields as {upstreamDocs: string};
    const history = await readHistory(site.siteDir);
    const sources = new Map(
      listPageRoutes(site.routes).map((route) => [pageRoute(route.path, site.baseUrl), route.metadata?.sourceFilePath]),
    );
    for (const page of site.pages) {
      const {route} = page;
      const original = translated.get(route);
      const source = sources.get(route);
      // What is made from one description of many pages has no date of its own.
      const modified = source && WRITTEN.test(source) ? history.get(source.replace(/^@site\//, '')) : undefined;
      site.facts.set(route, {
        ...readPageFacts(page, site),
        ...(modified && {modified}),
        ...(original !== undefined && {original: upstreamDocs + original}),
      });
    }
  },
});
