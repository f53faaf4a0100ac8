import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from 'docusaurus-search-zh/types';
import {InputError} from '../../lib/input/inputError';
import {parseJsonInput} from '../../lib/input/readInput';
import {RECORDS_FILE} from '../../plugins/search/node/addSearch';

const RECORDS = path.join(__dirname, '../../.docusaurus', RECORDS_FILE);

/** Reads the records that the last build wrote. */
export function readRecords(): SearchRecord[] {
  if (!existsSync(RECORDS)) throw new InputError(`没有 ${RECORDS}：先运行 npm run build。`);
  return parseJsonInput(readFileSync(RECORDS, 'utf8'), RECORDS) as SearchRecord[];
}
