import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildSynonyms} from 'docusaurus-search-zh/node/synonyms';
import {SYNONYM_LIST} from 'docusaurus-search-zh/node/wordLists';
import type {SynonymGroup} from 'docusaurus-search-zh/shared/indexFormat';
import {GLOSSARY_FILE, readGlossary} from '../../../lib/content/glossary';
import {checkYamlInput, readInputText} from '../../../lib/input/readInput';

/** Words of readers beside those of the glossary, the same for all sites of this code base. */
export const SYNONYMS_FILE = 'search/synonyms.yml';
const ROOT = path.join(__dirname, '../../..');

/** Glossary value for terms without a Chinese name; such terms in one entry are otherwise unrelated. */
const UNTRANSLATED = '原样';

/**
 * Reads the synonym groups of a site: from its glossary, if there is one, and the common list.
 *
 * @throws InputError that lists every wrong entry with its line
 */
export function readSynonyms(siteDir: string): SynonymGroup[] {
  const terms = existsSync(path.join(siteDir, GLOSSARY_FILE)) ? readGlossary(siteDir) : [];
  const text = readInputText({path: path.join(ROOT, SYNONYMS_FILE), name: SYNONYMS_FILE});
  const own = checkYamlInput(text, SYNONYM_LIST, SYNONYMS_FILE).value;
  return buildSynonyms(
    terms.filter(({zh}) => zh !== UNTRANSLATED),
    own,
  );
}
