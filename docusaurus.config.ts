import {existsSync} from 'node:fs';
import path from 'node:path';
import {readComponentCatalog} from './lib/content/componentCatalog';
import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock} from './lib/content/content';
import {OWN_FOLDER} from './lib/content/ownPages';
import {readApiOperations} from './lib/openapi/apiOperations';
import {readRecord} from './lib/tried/readRecord';
import {createConfig} from './site/createConfig';
import {readSiteSettings} from './site/settings';

const ENV_FILE = path.join(__dirname, '.env');
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);

const settings = readSiteSettings(process.env);

export default createConfig({
  settings,
  sidebarPath: path.join(__dirname, 'sidebars.ts'),
  redirects: readRedirects(),
  routes: {written: readPages().map((page) => page.route), known: readKnownRoutes()},
  upstream: readUpstreamLock(),
  components: {catalog: readComponentCatalog(), order: readSidebarRoutes()},
  operations: readApiOperations(),
  tried: readRecord(__dirname),
  contentPlugins: [
    ['./plugins/translation/index.ts', {ownPages: [`${OWN_FOLDER}/**`]}],
    ['./plugins/api-reference/index.ts', {}],
  ],
});
