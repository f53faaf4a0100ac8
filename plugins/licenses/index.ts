import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {POLICY_FILE, readPolicy} from '../../tools/supply/policy';
import {readReport, writeReport} from './node/bundleReport';
import {type BundledModule, collectFolders} from './node/collectFolders';
import {readPackage} from './node/readPackage';
import {renderTexts} from './node/renderTexts';
import {readShippedFolders, SHIPPED_FILE} from './node/shippedFolders';
import type {ListedPackage, ShippedPackage} from './types';

const ROOT = path.join(__dirname, '../..');
const fromHere = (folder: string) => path.join(__dirname, folder);
/** The full texts, beside the page that lists the packages. */
const TEXTS_FILE = 'licenses.txt';

function readPackages(folders: readonly string[]): ShippedPackage[] {
  const policy = readPolicy(ROOT);
  const packages = folders.map((folder) => readPackage(ROOT, folder, policy)).filter((item) => item !== undefined);
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const toListed = ({name, version, license, copyright, url}: ShippedPackage): ListedPackage => ({name, version, license, copyright, url});

/** Notes what the bundler really put into the files for browsers: what was shaken off is in no chunk. */
const reportPlugin = (generatedFilesDir: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('licenses', ({compilation}) => {
      const {modules, chunkGraph} = compilation;
      const shipped: BundledModule[] = [...modules].filter((module) => [...chunkGraph.getModuleChunks(module)].length > 0);
      const scripts = compilation
        .getAssets()
        .map(({name}) => name)
        .filter((name) => /\.(?:m?js|css)$/.test(name))
        .sort();
      writeReport(generatedFilesDir, {format: 1, folders: collectFolders(shipped, ROOT), files: scripts});
    }),
});

/** Serves a page that lists the packages whose code readers download, and a file with their licences. */
export default function licensesPlugin({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getPathsToWatch: () => [POLICY_FILE, SHIPPED_FILE].map((file) => path.join(ROOT, file)),
    async contentLoaded({actions}) {
      const packages = await actions.createData('packages.json', readPackages(readShippedFolders(ROOT)).map(toListed));
      actions.addRoute({path: `${baseUrl}licenses`, component: '@theme/LicensesPage', exact: true, modules: {packages}});
    },
    configureWebpack: ({mode}, isServer) => (isServer || mode !== 'production' ? {} : {plugins: [reportPlugin(generatedFilesDir)]}),
    postBuild({outDir}) {
      // From what this very build has shipped, not from the list.
      writeFileSync(path.join(outDir, TEXTS_FILE), renderTexts(readPackages(readReport(siteDir).folders)));
      return Promise.resolve();
    },
  };
}
