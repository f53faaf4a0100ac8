import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';

/**
 * Sends pages that are complete without scripts, and starts the scripts when the browser is idle or the reader interacts. `ssrTemplate.ts`
 * is the other half: it keeps the page from loading the scripts itself.
 */
export default function progressiveStartPlugin(): Plugin {
  const innerHTML = buildInlineScript(path.join(__dirname, 'bootstrap/index.ts'));
  return {
    name: 'progressive-start',
    getClientModules: () => [path.join(__dirname, 'client/idlePrefetch.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
