import {rmSync} from 'node:fs';
import {writeFiles} from '../../../lib/build/writeFiles';
import type {SearchRecord} from '../types';
import type {IndexFiles} from './buildIndex';

/** File of the records, in the folder of generated files: not part of the site, but what is sent to a hosted service. */
export const RECORDS_FILE = 'records.json';

/** Writes the files of an index into an empty folder. */
export function writeIndex(folder: string, files: IndexFiles): void {
  rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, files);
}

/** Writes the records, one a line. */
export function writeRecords(folder: string, records: readonly SearchRecord[]): void {
  writeFiles(folder, [[RECORDS_FILE, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`]]);
}
