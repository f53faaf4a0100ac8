import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PublishStep} from '../../../../lib/build/publishStep';
import {findPageChunks} from './findPageChunks';
import {pageRoute} from './readSite';

/** Id of the script that lists the application files of a page: the runtime, the entry and, after this step, the page's chunks. */
const LIST_ID = 'app-files';

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** Adds the files of its chunks to the list of each page, so that they are loaded in parallel with the entry and not after it. */
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
