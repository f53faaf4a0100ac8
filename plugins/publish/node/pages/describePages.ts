import path from 'node:path';
import type {PageFacts, PublishStep} from '../../../../lib/build/publishStep';
import {readHistory} from '../../../../lib/build/readHistory';
import readPageFacts from './readPageFacts';
import {listPageRoutes, pageRoute} from './readSite';

const WRITTEN = /\.mdx?$/;

/**
 * Collects the facts of each page, its last change, and the page that it translates.
 *
 * @param translated routes on the English site, by addresses on this site
 */
export const describePages = (translated: ReadonlyMap<string, string>): PublishStep => ({
  name: 'describe',
  async start(site) {
    const history = await readHistory(site.siteDir);
    for (const route of listPageRoutes(site.routes)) {
      const source = route.metadata?.sourceFilePath;
      // Pages that are generated from one shared description have no date.
      const modified = source && WRITTEN.test(source) ? history.get(source.replace(/^@site\//, '')) : undefined;
      if (modified) site.dates.set(pageRoute(route.path, site.baseUrl), modified);
    }
  },
  analysis: ({root, config}) => ({
    file: path.join(__dirname, 'readPageFacts.ts'),
    run: readPageFacts,
    settings: {root, siteTitle: config.title},
  }),
  page({route}, site, facts: PageFacts) {
    const {upstreamDocs} = site.config.customFields as {upstreamDocs: string};
    const [modified, original] = [site.dates.get(route), translated.get(route)];
    site.facts.set(route, {
      ...facts,
      ...(modified && {modified}),
      ...(original !== undefined && {original: upstreamDocs + original}),
    });
  },
});
