import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifyScript} from '../../lib/build/minifyScript';

/** Stands in each page before the theme's own script, which would put any stored text on the root element. */
const SCRIPT = `try{/^(light|dark)?$/.test(localStorage.theme||'')||localStorage.removeItem('theme')}catch{}`;

/**
 * Forgets a stored colour mode that is none: the key `theme` is a common one, and other sites on the same origin
 * (another project on one host, another port's tool behind one proxy) keep words of their own there.
 */
export default function soundPreferencesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'sound-preferences',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: minifyScript(SCRIPT)}]}),
  };
}
