import {rm} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../shared/writeFiles';
import {drawFolder} from './drawFolder';
import type {BuiltFigure, FigureAsset} from './node/buildFigures';
import {announceFigures} from './node/preparing';

const PLUGIN_NAME = 'figures';
/** Folder of the figure files in a site. */
const FIGURES_FOLDER = 'figures';
const GALLERY_ROUTE = 'figures-gallery';

/** Figures that are drawn, or being drawn. */
type Drawing = {figures: Promise<BuiltFigure[]>};

const writeAssets = (folder: string, assets: readonly FigureAsset[]) =>
  writeFiles(
    folder,
    assets.map(({path: file, svg}) => [file, svg]),
  );

type Compiler = {hooks: {finishMake: {tapPromise: (name: string, run: () => Promise<void>) => void}}};

/** Draws the figures of `figures/` at build time; pages show them with `<Figure name="…" />`. */
export default function figuresPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<Drawing> {
  const dir = path.join(siteDir, FIGURES_FOLDER);
  const isDevelopment = process.env.NODE_ENV === 'development';
  // The bundler leaves a core idle, which the figures need: only pages that show one wait for them.
  const isBuild = process.env.NODE_ENV === 'production';
  // `docusaurus start` serves the picture files from here; `docusaurus build` writes them into the site at the end.
  const previewDir = path.join(generatedFilesDir, 'figures-preview');
  let assets: FigureAsset[] = [];
  let prepared = Promise.resolve();
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const figures = drawFolder({dir, baseUrl, siteDir});
      // Whoever waits for them hears of an error.
      figures.catch(() => undefined);
      if (!isBuild) await figures;
      return {figures};
    },
    async contentLoaded({content, actions}) {
      const prepare = async () => {
        const figures = await content.figures;
        assets = figures.flatMap((figure) => figure.assets);
        for (const {data} of figures) await actions.createData(`${data.name}.json`, data);
      };
      prepared = prepare();
      announceFigures(dir, prepared);
      if (!isBuild) await prepared;
      if (!isDevelopment) return;
      await rm(previewDir, {recursive: true, force: true});
      writeAssets(previewDir, assets);
      const gallery = await actions.createData(
        '__gallery.json',
        (await content.figures).map(({data}) => data),
      );
      actions.addRoute({path: baseUrl + GALLERY_ROUTE, component: '@theme/FiguresGallery', exact: true, modules: {figures: gallery}});
    },
    async postBuild({outDir}) {
      // After plugins that wait for another thread have asked for it.
      await nextTurn();
      writeAssets(outDir, assets);
    },
    configureWebpack(_config, isServer) {
      // Docusaurus passes `devServer` on, though its type does not list it.
      if (isDevelopment) return {devServer: {static: [{directory: previewDir, publicPath: baseUrl}]}} as object;
      if (isServer) return {};
      // What is wrong with a figure stops the bundler, and is said once instead of on every page that shows it. Not in `make`, which
      // would wait for the figures before it reads the first page.
      return {plugins: [{apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise(PLUGIN_NAME, () => prepared)}]} as object;
    },
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${FIGURES_FOLDER}/**/*.yaml`],
  };
}
