import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';

/**
 * Tells readers that scripts or styles did not load, and tells site owners if the base URL is the reason. Replaces Docusaurus' own banner,
 * which is in English and only on the home page.
 */
export default function loadFailureBannerPlugin({baseUrl}: LoadContext): Plugin {
  const entry = path.join(__dirname, 'client/watchAssets.ts');
  return {
    name: 'load-failure-banner',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: buildInlineScript(entry, {BASE_URL: baseUrl})}]}),
  };
}
