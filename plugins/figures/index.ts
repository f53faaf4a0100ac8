import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawFolder} from './drawFolder';
import type {BuiltFigure, FigureAsset} from './node/buildFigures';

const PLUGIN_NAME = 'figures';
/** Folder of the figure files in a site. */
const FIGURES_FOLDER = 'figures';
const GALLERY_ROUTE = 'figures-gallery';

async function writeAssets(folder: string, assets: readonly FigureAsset[]): Promise<void> {
  for (const asset of assets) {
    const file = path.join(folder, asset.path);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, asset.svg);
  }
}

/** Draws the figures of `figures/` at build time; pages show them with `<Figure name="…" />`. */
export default function figuresPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<BuiltFigure[]> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  // `docusaurus start` serves the picture files from here; `docusaurus build` writes them into the site at the end.
  const previewDir = path.join(generatedFilesDir, 'figures-preview');
  let assets: FigureAsset[] = [];
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      return drawFolder({dir: path.join(siteDir, FIGURES_FOLDER), baseUrl, siteDir});
    },
    async contentLoaded({content, actions}) {
      assets = content.flatMap((figure) => figure.assets);
      for (const {data} of content) await actions.createData(`${data.name}.json`, data);
      if (!isDevelopment) return;
      await rm(previewDir, {recursive: true, force: true});
      await writeAssets(previewDir, assets);
      const gallery = await actions.createData(
        '__gallery.json',
        content.map(({data}) => data),
      );
      actions.addRoute({path: baseUrl + GALLERY_ROUTE, component: '@theme/FiguresGallery', exact: true, modules: {figures: gallery}});
    },
    async postBuild({outDir}) {
      await writeAssets(outDir, assets);
    },
    // Docusaurus passes `devServer` on, though its type does not list it.
    configureWebpack: () => (isDevelopment ? ({devServer: {static: [{directory: previewDir, publicPath: baseUrl}]}} as object) : {}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${FIGURES_FOLDER}/**/*.yaml`],
  };
}
