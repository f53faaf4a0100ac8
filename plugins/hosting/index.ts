import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type InlineCode, mergeInlineCode, readBuiltPages} from '../../scripts/lib/hosting/inlineScripts';
import type {PolicySources} from '../../scripts/lib/hosting/securityHeaders';
import {type LegacyRedirect, writeSiteFacts} from '../../scripts/lib/hosting/siteFacts';
import {mapInWorker} from '../shared/mapInWorker';

/** Functions, so that nothing of this gets into the main bundle. */
export type PluginOptions = {
  /** Old paths, which servers answer with real redirects. */
  redirects: () => readonly LegacyRedirect[];
  /** What the Content-Security-Policy allows besides the site itself, such as the hosts of an analytics service. */
  policySources?: () => PolicySources;
};

const COLLECT = {
  module: path.join(__dirname, '../../scripts/lib/hosting/inlineScripts.ts'),
  fn: 'collectInlineCode',
  sources: ['scripts/lib/hosting/inlineScripts.ts', 'scripts/lib/inputError.ts'],
};

/** Refuses pages that a strict Content-Security-Policy would break, and leaves in the build what servers need to know. */
export default function hostingPlugin({siteDir, baseUrl}: LoadContext, {redirects, policySources}: PluginOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      // Read without waiting for anything, so that no other plugin is in the middle of a file. What they add is read when the site is served.
      const pages = readBuiltPages(outDir);
      const task = {name: 'hosting', ...COLLECT, siteDir};
      const found = await mapInWorker<string, InlineCode>(
        task,
        pages.map(({html}) => html),
      );
      mergeInlineCode(pages, found);
      writeSiteFacts(outDir, {baseUrl, redirects: [...redirects()], policySources: policySources?.() ?? {}});
    },
  };
}
