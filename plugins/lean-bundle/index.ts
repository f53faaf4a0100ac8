import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps out of the browser bundle what the theme and the framework put there but this site never uses in a browser. */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const registryRule = {
    test: /registry\.js$/,
    include: generatedFilesDir,
    use: [{loader: path.join(__dirname, 'registryLoader.cjs')}],
  };
  const versionRule = {
    test: /\.json$/,
    include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
    use: [{loader: path.join(__dirname, 'versionLoader.cjs')}],
  };
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}},
      // The server keeps the paths: by them it knows which chunks a page used.
      module: {rules: isServer ? [versionRule] : [versionRule, registryRule]},
    }),
  };
}
