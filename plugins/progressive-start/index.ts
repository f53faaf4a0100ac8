import type {Plugin} from '@docusaurus/types';
import {buildBootstrap} from './buildBootstrap';

/**
 * Sends pages that are complete before their scripts run, and starts these at idle or at the reader's first intent.
 * `ssrTemplate.ts` is the other half: it keeps the page from loading them by itself.
 */
export default function progressiveStartPlugin(): Plugin<string> {
  return {
    name: 'progressive-start',
    loadContent: async () => buildBootstrap(),
    injectHtmlTags: ({content}) => ({headTags: [{tagName: 'script', innerHTML: content}]}),
  };
}
