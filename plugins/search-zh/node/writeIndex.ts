import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '../types';
import type {IndexFiles} from './buildIndex';

/** File of the records, in the folder of generated files: not part of the site, but what is sent to a hosted service. */
export const RECORDS_FILE = 'records.json';

/** Writes the files of an index into an empty folder. */
export async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(folder, file))));
  for (const name of folders) await mkdir(name, {recursive: true});
  await Promise.all([...files].map(([file, content]) => writeFile(path.join(folder, file), content)));
}

/** Writes the records, one a line. */
export async function writeRecords(folder: string, records: readonly SearchRecord[]): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, RECORDS_FILE), `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}
