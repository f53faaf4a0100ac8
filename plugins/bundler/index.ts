import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hoverMedia} from './hoverMedia';
import {prepareOptions} from './postcssOptions';

/** How the bundler treats the style sheets and scripts of the site, the theme's own included. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    // Looks of hovering would stay on what was tapped last on a touch screen.
    configurePostCss: (options) => prepareOptions({...options, plugins: [...options.plugins, hoverMedia()]}),
    // Code is highlighted when the site is built (`markdown/rehypeShikiStatic.ts`): the theme's highlighter stays out of the browser.
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}}}),
  };
}
