import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Finds the route of a page without trying a regular expression on every route of the site, when pages are rendered and when read. */
export default function routeMatchingPlugin(): Plugin {
  return {
    name: 'route-matching',
    configureWebpack: () => ({
      module: {
        rules: [{test: /[/\\]react-router[/\\]esm[/\\]react-router\.js$/, use: [{loader: path.join(__dirname, 'routerLoader.cjs')}]}],
      },
    }),
  };
}
