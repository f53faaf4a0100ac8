import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps out of the browser bundle what the theme and the framework put there but this site never uses in a browser. */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const registryRule = {
    test: /registry\.js$/,
    include: generatedFilesDir,
    use: [{loader: path.join(__dirname, 'registryLoader.cjs')}],
  };
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}},
      ...(!isServer && {module: {rules: [registryRule]}}),
    }),
  };
}
