import type {PublishStep} from '../../../../lib/build/publishStep';
import {collectSiteHashes} from '../../../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../../../lib/hosting/securityHeaders';
import {FACTS_FILE, formatSiteFacts, type LegacyRedirect} from '../../../../lib/hosting/siteFacts';

export type HostingOptions = {
  /** Old paths, which servers answer with real redirects. */
  redirects: readonly LegacyRedirect[];
  /** What the Content-Security-Policy allows besides the site itself, such as the hosts of an analytics service. */
  policySources: PolicySources;
};

/** Refuses pages that a strict Content-Security-Policy would break, and leaves in the build what servers need to know. */
export const addHostingFacts = ({redirects, policySources}: HostingOptions): PublishStep => ({
  name: 'hosting',
  run({baseUrl, pages, notFound, files}) {
    const scriptHashes = collectSiteHashes(notFound ? [...pages, notFound] : pages);
    files.set(FACTS_FILE, formatSiteFacts({baseUrl, redirects: [...redirects], policySources, scriptHashes}));
  },
});
