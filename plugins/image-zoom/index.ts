import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Zooms pictures on click with medium-zoom, which is loaded at the first click. */
export default function imageZoomPlugin(_context: LoadContext): Plugin {
  return {
    name: 'image-zoom',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
