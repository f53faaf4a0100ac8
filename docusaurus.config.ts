import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadContent} from './plugins/api-reference/loadContent';
import {DEFAULT_OPTIONS} from './plugins/api-reference/options';
import {drawFolder} from './plugins/figures/drawFolder';
import {startHighlighter} from './remark/highlightApart';
import {quietInputErrors} from './scripts/lib/inputError';
import {readApiOperations} from './site/apiOperations';
import {readComponentCatalog} from './site/componentCatalog';
import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock} from './site/content';
import {createConfig, UPSTREAM_DOCS} from './site/createConfig';
import {OWN_FOLDER} from './site/ownPages';
import {readSiteSettings} from './site/settings';

quietInputErrors();
const ENV_FILE = path.join(__dirname, '.env');
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);

const settings = readSiteSettings(process.env);
// Ahead of the plugins, which ask for the same and report what is wrong.
const ahead = {siteDir: __dirname, baseUrl: settings.baseUrl};
loadContent({...ahead, upstreamDocs: UPSTREAM_DOCS}, DEFAULT_OPTIONS).catch(() => undefined);
drawFolder({...ahead, dir: path.join(__dirname, 'figures')}).catch(() => undefined);
startHighlighter().catch(() => undefined);

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
