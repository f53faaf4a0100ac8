import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Code is highlighted when the site is built (`markdown/rehypeShikiStatic.ts`): the theme's own highlighter stays out of the browser. */
export default function staticHighlightingPlugin(): Plugin {
  return {
    name: 'static-highlighting',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}}}),
  };
}
