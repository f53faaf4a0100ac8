import path from 'node:path';
import type {PublishStep} from '../../../lib/build/publishStep';
import {addressOfRoute} from '../../../lib/content/address';
import {type DocsVersion, readWrittenVersions} from '../../../lib/content/versions';
import {type Options, PLUGIN_NAME, validateOptions} from '../options';
import {manifestFile} from '../shared/indexFormat';
import type {SearchRecord} from '../types';
import {addAliases, aliasesOfPlugins, readAliases} from './aliases';
import {buildSearchIndex} from './buildIndex';
import {SHARED_TAG} from './extractPage';
import extractOf, {type ExtractedPage, type PlaceOptions, sortPages, versionOfRoute} from './extractPages';
import {readSynonyms} from './synonyms';

/** Records file in the generated files of the plugin: not part of the site, but the input for a hosted service. */
export const RECORDS_FILE = `${PLUGIN_NAME}/records.json`;

const INDEX_FOLDER = 'search';

/** The records, one a line. */
const formatRecords = (records: readonly SearchRecord[]) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;

/** Pages that a search of a version covers: its own, and those that all versions share. */
function pagesOf<T extends ExtractedPage>(version: DocsVersion, pages: readonly T[], versions: readonly DocsVersion[]): T[] {
  const [root] = versions;
  return pages.filter(({route, facets}) => {
    const own = versionOfRoute(route, versions);
    // A page without a version tag below the path of a version is only about that version.
    return own === version || (own === root && facets.docusaurus_tag === SHARED_TAG);
  });
}

const manifestFor = ({base, label}: DocsVersion) => manifestFile(base ? label : undefined);

/**
 * Creates the records from the pages and, for the local search, the index.
 *
 * @param given options of the plugin
 */
export function addSearch(given: Options): PublishStep {
  const options = validateOptions({options: given});
  const extracted: ExtractedPage[] = [];
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'search',
    start({siteDir}) {
      versions = readWrittenVersions(siteDir);
    },
    analysis({baseUrl, config}) {
      const settings: PlaceOptions = {baseUrl, trailingSlash: config.trailingSlash, apiRoute: options.apiRoute, versions};
      return {file: path.join(__dirname, 'extractPages.ts'), run: extractOf, settings};
    },
    page(_page, _site, found: ExtractedPage | null) {
      if (found) extracted.push(found);
    },
    finish({siteDir, baseUrl, allContent, files, notes}) {
      const aliases = [...readAliases(siteDir, baseUrl), ...aliasesOfPlugins(allContent)];
      const filled = addAliases(sortPages(extracted), aliases);
      notes.set(RECORDS_FILE, formatRecords(filled.flatMap(({records}) => records)));
      if (options.provider !== 'local') return;
      const synonyms = readSynonyms(siteDir, options.glossary);
      for (const version of versions) {
        const startUrls = options.startRoutes.map((route) => baseUrl + addressOfRoute(version.base, route).slice(1));
        const index = buildSearchIndex({pages: pagesOf(version, filled, versions), synonyms, startUrls, manifest: manifestFor(version)});
        for (const [file, content] of index) files.set(`${INDEX_FOLDER}/${file}`, content);
      }
    },
  };
}
