import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DocsVersion, versionFile} from '../content/versions';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {TRIED_KINDS, type TriedRecord} from './types';

/** Where the record of a version lies, relative to the site. */
export const recordFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', 'tried.json');

const RESULT = z.union([z.literal('passed'), z.strictObject({untried: z.string()})], '"passed" 或 {"untried": "理由"}');
const ITEMS = z.partialRecord(
  z.enum(TRIED_KINDS, `${TRIED_KINDS.join('、')} 之一`),
  z.record(z.string(), RESULT),
  '“种类: {散列值: 结果}”',
);
const RECORD = z.strictObject(
  {
    version: z.string('Langflow 的版本'),
    date: z.string('形如 2026-11-23 的日期').regex(/^\d{4}-\d\d-\d\d$/, '形如 2026-11-23 的日期'),
    pages: z.record(z.string(), ITEMS, '“页面的地址: 结果”的键值对'),
  },
  '含 version、date、pages 的键值对',
);

/** Parses the text of a record. */
export function parseRecord(text: string, name = 'tried.json'): TriedRecord {
  return checkInput<TriedRecord>(parseJsonInput(text, name), RECORD, name);
}

/** Reads the record of a version; `undefined` where nothing of it was ever tried. */
export function readRecord(version: DocsVersion): TriedRecord | undefined {
  const name = recordFile(version);
  const file = path.join(version.root, name);
  return existsSync(file) ? parseRecord(readInputText({path: file, name}), name) : undefined;
}
