import path from 'node:path';
import {buildEnglish} from 'docusaurus-search-zh/node/synonyms';
import {ENGLISH_LIST} from 'docusaurus-search-zh/node/wordLists';
import type {SynonymGroup} from 'docusaurus-search-zh/shared/indexFormat';
import {checkYamlInput, readInputText} from '../../../lib/input/readInput';

/** Common English words of readers' questions, the same for all sites of this code base. */
export const ENGLISH_WORDS_FILE = 'search/english.yml';
const ROOT = path.join(__dirname, '../../..');

/**
 * Reads the common English words, and what the pages say for them.
 *
 * @throws InputError that lists every wrong entry with its line
 */
export function readEnglish(): SynonymGroup[] {
  const text = readInputText({path: path.join(ROOT, ENGLISH_WORDS_FILE), name: ENGLISH_WORDS_FILE});
  return buildEnglish(checkYamlInput(text, ENGLISH_LIST, ENGLISH_WORDS_FILE).value);
}
