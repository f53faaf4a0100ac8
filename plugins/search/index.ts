import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GLOSSARY_FILE} from '../../lib/content/glossary';
import {readAliases} from './node/readAliases';
import {ENGLISH_WORDS_FILE, readEnglish} from './node/readEnglish';
import {readSynonyms, SYNONYMS_FILE} from './node/readSynonyms';

const THEME = path.join(__dirname, 'theme');
const ROOT = path.join(__dirname, '../..');

/** What this site gives to the search of `docusaurus-search-zh`: its words, its versions, its error messages, its question for consent. */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: 'search',
    getThemePath: () => THEME,
    getTypeScriptThemePath: () => THEME,
    getPathsToWatch: () => [
      ...[SYNONYMS_FILE, ENGLISH_WORDS_FILE].map((file) => path.join(ROOT, file)),
      path.join(siteDir, GLOSSARY_FILE),
      'search/phrases/**/*.yaml',
    ],
    // The publish step uses them. Read here too, so that mistakes are reported at once, also in development.
    async loadContent() {
      readSynonyms(siteDir);
      readEnglish();
      readAliases(siteDir, baseUrl);
    },
  };
}
