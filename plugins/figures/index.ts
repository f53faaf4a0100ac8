import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../lib/build/emitFiles';
import type {BuiltFigure} from './node/buildFigures';
import {buildFolder} from './node/buildFolder';

const PLUGIN_NAME = 'figures';
/** Folder of the figure files in a site. */
const FIGURES_FOLDER = 'figures';
const GALLERY_ROUTE = 'figures-gallery';

/** Draws the figures of `figures/` at build time; pages show them with `<Figure name="…" />`. */
export default function figuresPlugin({siteDir, baseUrl}: LoadContext): Plugin<BuiltFigure[]> {
  let figures: BuiltFigure[] = [];
  return {
    name: PLUGIN_NAME,
    loadContent: () => buildFolder({dir: path.join(siteDir, FIGURES_FOLDER), baseUrl}),
    async contentLoaded({content, actions}) {
      figures = content;
      for (const {data} of content) await actions.createData(`${data.name}.json`, data);
      if (process.env.NODE_ENV !== 'development') return;
      const gallery = await actions.createData(
        '__gallery.json',
        content.map(({data}) => data),
      );
      actions.addRoute({path: baseUrl + GALLERY_ROUTE, component: '@theme/FiguresGallery', exact: true, modules: {figures: gallery}});
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const assets = () => figures.flatMap((figure) => figure.assets.map(({path: file, svg}) => [file, svg] as const));
      return {plugins: [emitFiles(PLUGIN_NAME, assets)]};
    },
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${FIGURES_FOLDER}/**/*.yaml`],
  };
}
