import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createBannerScript} from './bannerScript';

const NAVIGATION = require.resolve('@docusaurus/core/lib/client/PendingNavigation.js');

/**
 * Tells readers that the page's scripts or styles did not load, and site owners when the base address is the reason;
 * and keeps the page that is being read when the next one does not load. Takes the place of Docusaurus' own base
 * address banner, which stands on the home page only and is in English.
 */
export default function loadFailureBannerPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'load-failure-banner',
    getClientModules: () => [path.join(__dirname, 'client/failedNavigation.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: createBannerScript(baseUrl)}]}),
    configureWebpack: () => ({
      module: {rules: [{include: NAVIGATION, use: [{loader: path.join(__dirname, 'navigationLoader.cjs')}]}]},
    }),
  };
}
