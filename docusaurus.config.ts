import {existsSync} from 'node:fs';
import path from 'node:path';
import {readApiOperations} from './site/apiOperations';
import {readComponentCatalog} from './site/componentCatalog';
import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock} from './site/content';
import {createConfig} from './site/createConfig';
import {OWN_FOLDER} from './site/ownPages';
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
  contentPlugins: [
    ['./plugins/translation-status/index.ts', {ownPages: [`${OWN_FOLDER}/**`]}],
    ['./plugins/api-reference/index.ts', {}],
  ],
});
