import type {Plugin} from '@docusaurus/types';
import {withSteadyRuntime} from './steadyRuntime';

/** Makes a rebuild of the same site give the same files: what readers have stored stays good. */
export default function steadyRuntimePlugin(): Plugin {
  return {
    name: 'steady-runtime',
    configureWebpack({optimization}, isServer) {
      // What is returned would be merged behind Docusaurus' own minimizers, not in their place.
      if (!isServer && optimization?.minimizer) {
        optimization.minimizer = withSteadyRuntime(optimization.minimizer) as typeof optimization.minimizer;
      }
      return {};
    },
  };
}
