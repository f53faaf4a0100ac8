import path from 'node:path';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {markdownPath} from '../../../../lib/content/markdownPath';
import collectInlineCode, {type InlineCode, SiteScripts} from '../../../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../../../lib/hosting/securityHeaders';
import {FACTS_FILE, formatSiteFacts, type LegacyRedirect} from '../../../../lib/hosting/siteFacts';

const INLINE_SCRIPTS = path.join(__dirname, '../../../../lib/hosting/inlineScripts.ts');

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
      if (notFound) scripts.add(notFound.file, collectInlineCode(notFound));
    },
    // As rendered: what later steps add to a page are data and links.
    analysis: () => ({file: INLINE_SCRIPTS, run: collectInlineCode, settings: undefined}),
    page: ({file}, _site, code: InlineCode) => scripts.add(file, code),
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
