import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps modules out of the browser bundle that the theme imports but this site never calls. */
export default function leanBundlePlugin(_context: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}},
    }),
  };
}
