import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRouteData} from '../../lib/build/createRouteData';
import {emitFiles} from '../../lib/build/emitFiles';
import {type DocsVersion, readShownVersions, readWrittenVersions} from '../../lib/content/versions';
import {readFlowTable} from '../../lib/flowFile/readFlowTable';
import {type BuiltFolder, buildFolder} from './node/buildFolder';
import {flowGallery, flowListFile, flowListText} from './node/flows/buildFlows';

const PLUGIN_NAME = 'figures';
/** Folder of the figure files, relative to the site. */
const FIGURES_FOLDER = 'figures';
const DRAFTS_ROUTE = 'figures-gallery';

/** Files to emit: pictures, flow data, and the list of flows of each version. */
function* filesOf({figures, flows}: BuiltFolder): Generator<readonly [string, string]> {
  for (const {assets} of figures) for (const {path: file, svg} of assets) yield [file, svg];
  for (const one of flows) {
    yield* one.files;
    if (one.flows.length > 0) yield [flowListFile(one.version), flowListText(one)];
  }
}

const tablesOf = (versions: readonly DocsVersion[]) =>
  Object.fromEntries(versions.map((version) => [version.label, readFlowTable(version)]));

/** Draws the figures of `figures/` at build time. Pages show them with `<Figure name="…" />`; readers can import or download the flows. */
export default function figuresPlugin(context: LoadContext): Plugin<BuiltFolder> {
  const {siteDir, baseUrl} = context;
  let built: BuiltFolder = {figures: [], flows: []};
  const versions = () => readShownVersions(siteDir);
  return {
    name: PLUGIN_NAME,
    loadContent() {
      const shown = versions();
      const isPart = shown.length < readWrittenVersions(siteDir).length;
      return buildFolder({dir: path.join(siteDir, FIGURES_FOLDER), baseUrl, versions: shown, isPart});
    },
    async contentLoaded({content, actions}) {
      built = content;
      for (const {data} of content.figures) await actions.createData(`${data.name}.json`, data);
      for (const one of content.flows) await actions.createData(`__flows-${one.version.label}.json`, flowGallery(one));
      await actions.createData('__flow-tables.json', tablesOf(versions()));
      if (process.env.NODE_ENV !== 'development') return;
      const gallery = await createRouteData(
        context,
        actions,
        '__gallery.json',
        content.figures.map(({data}) => data),
      );
      actions.addRoute({path: baseUrl + DRAFTS_ROUTE, component: '@theme/FiguresGallery', exact: true, modules: {figures: gallery}});
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => filesOf(built))]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${FIGURES_FOLDER}/**/*.yaml`],
  };
}
