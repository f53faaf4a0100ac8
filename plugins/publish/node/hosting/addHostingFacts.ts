import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {markdownPath} from '../../../../lib/content/markdownPath';
import {collectInlineCode, SiteScripts} from '../../../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../../../lib/hosting/securityHeaders';
import {FACTS_FILE, formatSiteFacts, type LegacyRedirect} from '../../../../lib/hosting/siteFacts';

export type HostingOptions = {
  /** Old paths, which servers answer with real redirects. */
  redirects: readonly LegacyRedirect[];
  /** Old paths of files, besides those of the Markdown beside pages. */
  fileRedirects?: readonly LegacyRedirect[];
  /** What the Content-Security-Policy allows besides the site itself, such as the hosts of an analytics service. */
  policySources: PolicySources;
};

/** Old paths of the Markdown beside pages. */
const markdownRedirects = (redirects: readonly LegacyRedirect[], {markdown}: BuiltSite): LegacyRedirect[] =>
  redirects.flatMap(({from, to}) => {
    const page = markdown.get(to);
    return page ? [{from: markdownPath(from, '/'), to: `/${page.file}`}] : [];
  });

/** Refuses pages that a strict Content-Security-Policy would break, and leaves in the build what servers need to know. */
export function addHostingFacts({redirects, fileRedirects = [], policySources}: HostingOptions): PublishStep {
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
    finish(site) {
      const facts = {
        baseUrl: site.baseUrl,
        redirects: [...redirects],
        fileRedirects: [...markdownRedirects(redirects, site), ...fileRedirects],
        policySources,
        scriptHashes: scripts.hashes(),
      };
      site.files.set(FACTS_FILE, formatSiteFacts(facts));
    },
  };
}
