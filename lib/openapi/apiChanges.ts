import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type Citation, parseCitation} from '../content/citation';
import {type DocsVersion, versionFile} from '../content/versions';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type ApiOperation, findComparedVersion, readApiOperations} from './apiOperations';

/** Status of an operation that the description of a newer version does not contain. */
export type LeftOut = {
  /** Whether the program still has it (`hidden`) or not (`gone`). */
  state: 'hidden' | 'gone';
  /** Proof in the source of the newer version. */
  evidence: Citation;
  /** Slug of the replacement operation. */
  instead?: string;
  /** Other changes, as a Chinese sentence. */
  note?: string;
};

/** Changes between two versions that the descriptions do not show, by operation slug. */
export type ApiChanges = {
  leftOut: Record<string, LeftOut>;
  /** Changes in the behaviour of operations that both versions have. */
  notes: Record<string, string>;
  /** Source of paths that pages use but that are in neither description. */
  hidden: Record<string, Citation>;
};

const FORM = '“路径:行”或“路径:起-止”，前面可以有“包名==版本: ”';
const TEXT = z.string('一句中文').regex(/\p{Script=Han}/u, '一句中文');
const EVIDENCE = z.string(FORM).transform((value, context): Citation => {
  const citation = parseCitation(value);
  if (citation) return citation;
  context.addIssue({code: 'custom', message: FORM});
  return z.NEVER;
});
const LEFT_OUT = z.strictObject(
  {
    state: z.enum(['hidden', 'gone'], ' hidden（程序里还有）或 gone（程序里没有了）'),
    evidence: EVIDENCE,
    instead: z.string('操作的 x-slug').optional(),
    note: TEXT.optional(),
  },
  '含 state、evidence 的键值对，可以加 instead、note',
);
const FILE = z.strictObject(
  {
    leftOut: z.record(z.string(), LEFT_OUT, '“操作的 x-slug: 去向”的键值对'),
    notes: z.record(z.string(), TEXT, '“操作的 x-slug: 一句中文”的键值对').default({}),
    hidden: z.record(z.string().startsWith('/', '以 / 开头的路径'), EVIDENCE, '“路径: 依据”的键值对').default({}),
  },
  '含 leftOut 的键值对，可以加 notes、hidden',
);

/** Slugs of the operations in the two descriptions. */
export type ComparedSlugs = {older: readonly string[]; newer: readonly string[]};

const parseFile = (text: string, name: string): ApiChanges => checkInput(parseYamlInput(text, name) ?? {leftOut: {}}, FILE, name);

/**
 * Parses the status of the operations that a newer version leaves out.
 *
 * @throws InputError that lists every operation that is missing, unknown or needs no entry
 */
export function parseApiChanges(text: string, name: string, {older, newer}: ComparedSlugs): ApiChanges {
  const changes = parseFile(text, name);
  const [before, after] = [new Set(older), new Set(newer)];
  const problems = [
    ...older.filter((slug) => !after.has(slug) && !(slug in changes.leftOut)).map((slug) => `leftOut.${slug}：缺少；写上它的去向和依据`),
    ...Object.keys(changes.leftOut).flatMap((slug) => {
      if (!before.has(slug)) return [`leftOut.${slug}：旧版本没有这个操作；应为它的一个 x-slug`];
      return after.has(slug) ? [`leftOut.${slug}：新版本也有这个操作；删去这一条`] : [];
    }),
    ...Object.entries(changes.leftOut).flatMap(([slug, {instead}]) =>
      instead === undefined || after.has(instead) ? [] : [`leftOut.${slug}.instead：新版本没有 ${instead}；应为它的一个 x-slug`],
    ),
    ...Object.keys(changes.notes)
      .filter((slug) => !before.has(slug) || !after.has(slug))
      .map((slug) => `notes.${slug}：应为两个版本都有的操作`),
  ];
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems));
  return changes;
}

/** Path of the file of the newer version, relative to the site. */
export const apiChangesFile = (newer: Pick<DocsVersion, 'folder'>): string => versionFile(newer, 'api', 'changes.yaml');

function readFile(newer: DocsVersion): string {
  const name = apiChangesFile(newer);
  const file = path.join(newer.root, name);
  return existsSync(file) ? readInputText({path: file, name}) : '';
}

/** Reads the status of the operations of the older version. */
export const readApiChanges = (newer: DocsVersion, slugs: ComparedSlugs): ApiChanges =>
  parseApiChanges(readFile(newer), apiChangesFile(newer), slugs);

/** Operations that the program of a version has but its description does not. They have no pages. */
export function readHiddenOperations(version: DocsVersion): ApiOperation[] {
  const older = findComparedVersion(version);
  const {leftOut, hidden} = parseFile(readFile(version), apiChangesFile(version));
  return [
    ...(older ? readApiOperations(older).filter(({slug}) => leftOut[slug]?.state === 'hidden') : []),
    ...Object.keys(hidden).map((route) => ({method: 'GET', path: route, slug: ''})),
  ];
}
