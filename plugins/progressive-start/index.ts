import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';

/**
 * Sends pages that are complete before their scripts run, and starts these at idle or at the reader's first intent.
 * `ssrTemplate.ts` is the other half: it keeps the page from loading them by itself.
 */
export default function progressiveStartPlugin(): Plugin {
  const innerHTML = buildInlineScript(path.join(__dirname, 'bootstrap/index.ts'));
  return {
    name: 'progressive-start',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
