import type {LoadContext, Plugin} from '@docusaurus/types';

/** The page `/offline` with the zip that `tools/deploy` creates. */
export default function offlineCopyPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline-copy',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}offline`, component: '@theme/OfflinePage', exact: true});
    },
  };
}
