import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GLOSSARY_FILE} from '../../lib/content/glossary';
import {readAliases} from './node/readAliases';
import {readSynonyms, SYNONYMS_FILE} from './node/readSynonyms';

const THEME = path.join(__dirname, 'theme');
const ROOT = path.join(__dirname, '../..');

/** What this site gives to the search of `docusaurus-search-zh`: its words, its versions, its error messages, its question for consent. */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'search',
    getThemePath: () => THEME,
    getTypeScriptThemePath: () => THEME,
    getPathsToWatch: () => [path.join(ROOT, SYNONYMS_FILE), path.join(siteDir, GLOSSARY_FILE), 'search/phrases/**/*.yaml'],
    // The publish step uses them. Read here too, so that mistakes are reported at once, also in development.
    async loadContent() {
      readSynonyms(siteDir);
      readAliases(siteDir, baseUrl);
    },
  };
}
