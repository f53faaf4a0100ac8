import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepResult} from '../shared/keepResult';
import {buildBootstrap} from './buildBootstrap';
import {hoverStyles} from './hoverStyles';

/** The script's own modules, and those that it shares with the theme. */
const BOOTSTRAP_SOURCES = [__dirname, path.join(__dirname, '../../src/theme')];

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
export default function readingFirstPlugin({siteDir, baseUrl}: LoadContext): Plugin<string> {
  return {
    name: 'reading-first',
    loadContent: () => keepResult({name: 'reading-first', sources: BOOTSTRAP_SOURCES, siteDir}, null, async () => buildBootstrap()),
    configureWebpack: () => ({
      module: {
        rules: [{test: /theme-classic[/\\]lib[/\\]theme[/\\]Tabs[/\\]index\.js$/, use: [{loader: path.join(__dirname, 'tabsLoader.cjs')}]}],
      },
    }),
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, hoverStyles]}),
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'script', innerHTML: content},
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
      ],
    }),
  };
}
