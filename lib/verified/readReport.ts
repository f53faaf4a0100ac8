import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DocsVersion, versionFile} from '../content/versions';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {VERIFICATION_KINDS, type VerificationReport} from './types';

/** Where the report of a version lies, relative to the site. */
export const verificationFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', 'verified.json');

const RESULT = z.union([z.literal('passed'), z.strictObject({unverified: z.string()})], '"passed" 或 {"unverified": "理由"}');
const ITEMS = z.partialRecord(
  z.enum(VERIFICATION_KINDS, `${VERIFICATION_KINDS.join('、')} 之一`),
  z.record(z.string(), RESULT),
  '“种类: {散列值: 结果}”',
);
const REPORT = z.strictObject(
  {
    version: z.string('Langflow 的版本'),
    date: z.string('形如 2026-11-23 的日期').regex(/^\d{4}-\d\d-\d\d$/, '形如 2026-11-23 的日期'),
    pages: z.record(z.string(), ITEMS, '“页面的地址: 结果”的键值对'),
  },
  '含 version、date、pages 的键值对',
);

/** Parses the text of a report. */
export function parseVerificationReport(text: string, name = 'verified.json'): VerificationReport {
  return checkInput<VerificationReport>(parseJsonInput(text, name), REPORT, name);
}

/** Reads the report of a version; `undefined` where nothing of it was ever verified. */
export function readVerificationReport(version: DocsVersion): VerificationReport | undefined {
  const name = verificationFile(version);
  const file = path.join(version.root, name);
  return existsSync(file) ? parseVerificationReport(readInputText({path: file, name}), name) : undefined;
}
