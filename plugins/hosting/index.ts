import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectSiteHashes} from '../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../lib/hosting/securityHeaders';
import {type LegacyRedirect, writeSiteFacts} from '../../lib/hosting/siteFacts';

/** Functions, so that nothing of this gets into the main bundle. */
export type PluginOptions = {
  /** Old paths, which servers answer with real redirects. */
  redirects: () => readonly LegacyRedirect[];
  /** What the Content-Security-Policy allows besides the site itself, such as the hosts of an analytics service. */
  policySources?: () => PolicySources;
};

/** Refuses pages that a strict Content-Security-Policy would break, and leaves in the build what servers need to know. */
export default function hostingPlugin({baseUrl}: LoadContext, {redirects, policySources}: PluginOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      // Without waiting for anything, so that no other plugin is in the middle of a file. What they add is read when the site is served.
      collectSiteHashes(outDir);
      writeSiteFacts(outDir, {baseUrl, redirects: [...redirects()], policySources: policySources?.() ?? {}});
    },
  };
}
