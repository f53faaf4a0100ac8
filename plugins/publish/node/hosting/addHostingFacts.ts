import path from 'node:path';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {markdownPath} from '../../../../lib/content/markdownPath';
import collectInlineCode, {type InlineCode, SiteScripts} from '../../../../lib/hosting/inlineScripts';
import type {PolicySources} from '../../../../lib/hosting/securityHeaders';
import {FACTS_FILE, formatSiteFacts, type LegacyRedirect} from '../../../../lib/hosting/siteFacts';

const INLINE_SCRIPTS = path.join(__dirname, '../../../../lib/hosting/inlineScripts.ts');

export type HostingOptions = {
  /** Redirects of old page paths, for servers. */
  redirects: readonly LegacyRedirect[];
  /** Redirects of old file paths, in addition to those of the Markdown files of pages. */
  fileRedirects?: readonly LegacyRedirect[];
  /** Sources that the Content-Security-Policy allows in addition to the site, such as the hosts of an analytics service. */
  policySources: PolicySources;
};

/** Redirects of the old paths of the Markdown files of pages. */
const markdownRedirects = (redirects: readonly LegacyRedirect[], {markdown}: BuiltSite): LegacyRedirect[] =>
  redirects.flatMap(({from, to}) => {
    const page = markdown.get(to);
    return page ? [{from: markdownPath(from, '/'), to: `/${page.file}`}] : [];
  });

/** Rejects pages that a strict Content-Security-Policy would break, and writes the data for servers into the build. */
export function addHostingFacts({redirects, fileRedirects = [], policySources}: HostingOptions): PublishStep {
  const scripts = new SiteScripts();
  return {
    name: 'hosting',
    start({notFound}) {
      if (notFound) scripts.add(notFound.file, collectInlineCode(notFound));
    },
    // Reads the pages as rendered, because the steps add only data and links to them.
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
