import {existsSync} from 'node:fs';
import path from 'node:path';
import {drawFolder} from './plugins/figures/drawFolder';
import {quietInputErrors} from './scripts/lib/inputError';
import {readApiOperations} from './site/apiOperations';
import {readComponentCatalog} from './site/componentCatalog';
import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock} from './site/content';
import {createConfig} from './site/createConfig';
import {OWN_FOLDER} from './site/ownPages';
import {readSiteSettings} from './site/settings';

quietInputErrors();
const ENV_FILE = path.join(__dirname, '.env');
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);

const settings = readSiteSettings(process.env);
// Ahead of the plugin, which asks for the same and reports what is wrong.
drawFolder({dir: path.join(__dirname, 'figures'), baseUrl: settings.baseUrl, siteDir: __dirname}).catch(() => undefined);

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
