import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';

/**
 * Tells readers that the page's scripts or styles did not load, and site owners when the base address is the reason.
 * Takes the place of Docusaurus' own base address banner, which stands on the home page only and is in English.
 */
export default function loadFailureBannerPlugin({baseUrl}: LoadContext): Plugin {
  const entry = path.join(__dirname, 'client/watchAssets.ts');
  return {
    name: 'load-failure-banner',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: buildInlineScript(entry, {BASE_URL: baseUrl})}]}),
  };
}
