import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';

/**
 * Forgets a stored colour mode that is none: the key `theme` is a common one, and other sites on the same origin
 * (another project on one host, another port's tool behind one proxy) keep words of their own there.
 */
export default function themeStoragePlugin(): Plugin {
  const innerHTML = buildInlineScript(path.join(__dirname, 'client/checkStored.ts'));
  return {
    name: 'theme-storage',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
