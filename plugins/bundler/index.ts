import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {hoverMedia} from './hoverMedia';
import {prepareOptions} from './postcssOptions';

/** Configures how the bundler processes style sheets and scripts, including those of the theme. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    // On touch screens, hover styles would stay on the last tapped element.
    configurePostCss: (options) => prepareOptions({...options, plugins: [...options.plugins, hoverMedia()]}),
    // Code is highlighted at build time (`markdown/rehypeShikiStatic.ts`), so the theme's highlighter is not bundled.
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}}}),
  };
}
