import type {PublishStep} from '../../../../lib/build/publishStep';
import {collectInlineCode, SiteScripts} from '../../../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../../../lib/hosting/securityHeaders';
import {FACTS_FILE, formatSiteFacts, type LegacyRedirect} from '../../../../lib/hosting/siteFacts';

export type HostingOptions = {
  /** Old paths, which servers answer with real redirects. */
  redirects: readonly LegacyRedirect[];
  /** What the Content-Security-Policy allows besides the site itself, such as the hosts of an analytics service. */
  policySources: PolicySources;
};

/** Refuses pages that a strict Content-Security-Policy would break, and leaves in the build what servers need to know. */
export function addHostingFacts({redirects, policySources}: HostingOptions): PublishStep {
  const scripts = new SiteScripts();
  return {
    name: 'hosting',
    start({notFound}) {
      if (notFound) scripts.add(notFound.file, collectInlineCode(notFound.tree));
    },
    page(page, {cache}) {
      scripts.add(
        page.file,
        cache.take(['inline code', page.digestWhole()], () => collectInlineCode(page.tree)),
      );
    },
    finish({baseUrl, files}) {
      files.set(FACTS_FILE, formatSiteFacts({baseUrl, redirects: [...redirects], policySources, scriptHashes: scripts.hashes()}));
    },
  };
}
