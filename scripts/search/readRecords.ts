import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {RECORDS_FILE} from '../../plugins/search-zh/node/addSearch';
import type {SearchRecord} from '../../plugins/search-zh/types';
import {InputError} from '../lib/inputError';
import {parseJsonInput} from '../lib/readInput';

const RECORDS = path.join('.docusaurus', RECORDS_FILE);

/** Reads the records that the last build wrote. */
export function readRecords(): SearchRecord[] {
  if (!existsSync(RECORDS)) throw new InputError(`没有 ${RECORDS}：先运行 npm run build。`);
  return parseJsonInput(readFileSync(RECORDS, 'utf8'), RECORDS) as SearchRecord[];
}
