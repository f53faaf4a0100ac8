import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';
import {readPages} from '../../lib/content/content';
import {readGlossary} from '../../lib/content/glossary';
import {buildTerms} from './node/buildTerms';

const ROOT = path.join(__dirname, '../..');
const fromHere = (folder: string) => path.join(__dirname, folder);

export type PluginOptions = {
  /** Routes that stand in this build; a function, so that they stay out of the main bundle. */
  written: () => readonly string[];
};

/** Serves the glossary of the translation as a page for readers. */
export default function glossaryPlugin({baseUrl}: LoadContext, {written}: PluginOptions): Plugin {
  return {
    name: 'glossary',
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getPathsToWatch: () => [path.join(ROOT, 'translation/glossary.yml')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: buildInlineScript(fromHere('client/dismissTerms.ts'))}]}),
    async contentLoaded({actions}) {
      const routes = new Set(written());
      const sources = readPages()
        .filter(({route}) => routes.has(route))
        .map(({route, file, frontMatter}) => ({
          route,
          title: String(frontMatter.title ?? route),
          text: readFileSync(path.join(ROOT, 'docs', file), 'utf8'),
        }));
      const terms = await actions.createData('terms.json', buildTerms(readGlossary(ROOT), sources));
      actions.addRoute({path: `${baseUrl}glossary`, component: '@theme/GlossaryPage', exact: true, modules: {terms}});
    },
  };
}
