import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PublishStep} from '../../../../lib/build/publishStep';
import {findPageChunks} from './findPageChunks';
import {pageRoute} from './readSite';

/** The script in which a page lists the application's files: the runtime, the entry and, from here on, its own chunks. */
const LIST_ID = 'app-files';

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** Lets each page list the files of its own chunks, so that they are fetched beside the entry instead of after it. */
export function addPageScripts(): PublishStep {
  let byRoute: ReadonlyMap<string, string[]> = new Map();
  return {
    name: 'scripts',
    start({generatedDir, routes, baseUrl}) {
      const chunks = findPageChunks(
        routes,
        readJson(generatedDir, 'routesChunkNames.json'),
        readJson(generatedDir, 'client-manifest.json'),
      );
      byRoute = new Map([...chunks].map(([sitePath, files]) => [pageRoute(sitePath, baseUrl), files]));
    },
    page(page, {baseUrl}) {
      const own = byRoute.get(page.route) ?? [];
      page.changeData(LIST_ID, (listed) =>
        JSON.stringify([...new Set([...(JSON.parse(listed) as string[]), ...own.map((file) => baseUrl + file)])]),
      );
    },
  };
}
