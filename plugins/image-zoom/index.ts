import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Zooms pictures of the docs on click, with medium-zoom, which is fetched at the first click only. */
export default function imageZoomPlugin(_context: LoadContext): Plugin {
  return {
    name: 'image-zoom',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
