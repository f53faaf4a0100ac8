import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildBootstrap} from './buildBootstrap';
import {hoverStyles} from './hoverStyles';

/** Pages of this site that a reader may open next; the browser fetches one when the pointer rests on its link. */
function speculationRules(baseUrl: string): string {
  const pages = {
    and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}*.*`}}, {not: {selector_matches: '[role=button],[target]'}}],
  };
  return JSON.stringify({prefetch: [{where: pages, eagerness: 'moderate'}]});
}

/**
 * Sends pages that are complete without the application, and starts it at the reader's first intent.
 * `ssrTemplate.ts` is the other half: it keeps the page from loading the application by itself.
 */
export default function readingFirstPlugin({baseUrl}: LoadContext): Plugin<string> {
  return {
    name: 'reading-first',
    loadContent: async () => buildBootstrap(),
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, hoverStyles]}),
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'script', innerHTML: content},
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
      ],
    }),
  };
}
