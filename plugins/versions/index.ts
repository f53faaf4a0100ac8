import type {LoadContext, Plugin} from '@docusaurus/types';
import type {VersionsData} from '../../src/versions/types';
import {loadVersions} from './node/loadVersions';

/** Tells every page which versions of Langflow the site documents, and which pages of one took the place of pages of another. */
export default function versionsPlugin({siteDir}: LoadContext): Plugin<VersionsData> {
  return {
    name: 'versions',
    getPathsToWatch: () => ['site/versions.yaml', 'site/*/successors.yaml'],
    loadContent: async () => loadVersions(siteDir),
    async contentLoaded({content, actions}) {
      // Every page loads this: with one version there is nothing to tell.
      if (content.versions.length > 1) actions.setGlobalData(content);
    },
  };
}
