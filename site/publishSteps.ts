import type {PublishStep} from '../lib/build/publishStep';
import {addressOfRoute, originalOfRoute} from '../lib/content/address';
import type {Redirect} from '../lib/content/navigation/redirects';
import {analyticsSources} from '../plugins/analytics/contentSecurityPolicy';
import {flowListFile} from '../plugins/figures/node/flows/buildFlows';
import {checkCorrections} from '../plugins/publish/node/corrections/checkCorrections';
import {checkFidelity} from '../plugins/publish/node/fidelity/checkFidelity';
import {addHostingFacts} from '../plugins/publish/node/hosting/addHostingFacts';
import {addLists} from '../plugins/publish/node/lists/addLists';
import {FULL_FILE, INDEX_FILE} from '../plugins/publish/node/lists/buildTexts';
import {addMarkdown} from '../plugins/publish/node/markdown/addMarkdown';
import {addPageScripts} from '../plugins/publish/node/pages/addPageScripts';
import {describePages} from '../plugins/publish/node/pages/describePages';
import {addTags} from '../plugins/publish/node/tags/addTags';
import {addSearch} from '../plugins/search/node/addSearch';
import {SKIPPED_SECTIONS, searchOptionsOf} from './searchOptions';
import {redirectsOf, type SiteParts} from './siteParts';

/** Pages that have an English original, with its address on the English site. */
const translatedPages = ({versions}: SiteParts) =>
  versions.flatMap(({version: {base, english}, routes, operations}) =>
    [...routes.known, '/api', ...operations.map(({slug}) => `/api/${slug}`)].map(
      (route) => [addressOfRoute(base, route), originalOfRoute(english, route)] as const,
    ),
  );

/** Old paths of list files of the root version. */
function formerFiles({versions}: SiteParts): Redirect[] {
  const former = versions.find(({version}) => version.base === '')?.version.former;
  const files = former === undefined ? [] : [INDEX_FILE, FULL_FILE, flowListFile({base: ''})];
  return files.map((file) => ({from: `${former}/${file}`, to: `/${file}`}));
}

/** Steps that process the rendered pages before they are written, in this order; see plugins/publish/README.md. */
export const publishSteps = (parts: SiteParts): PublishStep[] => [
  addPageScripts(),
  describePages(new Map(translatedPages(parts))),
  addTags(),
  addMarkdown(),
  addLists(),
  addSearch(searchOptionsOf(parts.settings)),
  checkFidelity(SKIPPED_SECTIONS),
  checkCorrections(parts.corrections.corrections),
  addHostingFacts({
    redirects: redirectsOf(parts),
    fileRedirects: formerFiles(parts),
    policySources: analyticsSources(parts.settings.analytics),
  }),
];
