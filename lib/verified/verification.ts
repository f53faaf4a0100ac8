import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DocsVersion, versionFile} from '../content/versions';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {
  type PageVerification,
  VERIFICATION_KINDS,
  type VerificationCount,
  type VerificationKind,
  type VerificationReport,
  type VerificationResult,
} from './types';
import {hashWords, type VerifiableParts} from './verifiableParts';

/** Path of the report of a version, relative to the site. */
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

/** Reads the report of a version; `undefined` if there is none. */
export function readVerificationReport(version: DocsVersion): VerificationReport | undefined {
  const name = verificationFile(version);
  const file = path.join(version.root, name);
  return existsSync(file) ? parseVerificationReport(readInputText({path: file, name}), name) : undefined;
}

/** Hashes of everything on a page that may be in the report; `behaviours` are the hashes of its tried statements. */
export const hashesOf = ({samples, tables, words, flows}: VerifiableParts, behaviours: readonly string[] = []): ReadonlySet<string> =>
  new Set([...[...samples, ...tables, ...flows].map(({hash}) => hash), hashWords(words), ...behaviours]);

function countKind(items: Record<string, VerificationResult>, current: ReadonlySet<string>): VerificationCount {
  const count: VerificationCount = {passed: 0, unverified: 0, again: 0};
  for (const [hash, result] of Object.entries(items)) {
    if (!current.has(hash)) count.again += 1;
    else if (result === 'passed') count.passed += 1;
    else count.unverified += 1;
  }
  return count;
}

/** Counts the results of a page. A result is valid only while its text is unchanged; changed text must be verified again. */
export function computeVerification(
  report: VerificationReport | undefined,
  route: string,
  current: ReadonlySet<string>,
): PageVerification | undefined {
  const items = report?.pages[route];
  if (!report || !items) return undefined;
  const kinds = VERIFICATION_KINDS.filter((kind) => items[kind] !== undefined);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, countKind(items[kind] ?? {}, current)]));
  const reasons = kinds.flatMap((kind) =>
    Object.entries(items[kind] ?? {}).flatMap(([hash, result]) => (current.has(hash) && result !== 'passed' ? [result.unverified] : [])),
  );
  return {version: report.version, date: report.date, counts, reasons: [...new Set(reasons)]};
}

/** Adds up counts. */
export function addCounts(a: VerificationCount, b: VerificationCount): VerificationCount {
  return {passed: a.passed + b.passed, unverified: a.unverified + b.unverified, again: a.again + b.again};
}

/** Sum of the counts of all kinds. */
export const totalOf = ({counts}: PageVerification): VerificationCount =>
  Object.values(counts).reduce(addCounts, {passed: 0, unverified: 0, again: 0});

const NAMES: Record<VerificationKind, (count: number) => string> = {
  samples: (count) => ` ${count} 段示例`,
  tables: (count) => ` ${count} 张参数表`,
  operations: (count) => (count === 1 ? '这个操作除 PowerShell 以外的示例' : ` ${count} 个操作`),
  components: (count) => ` ${count} 个自定义组件`,
  settings: (count) => ` ${count} 张设置表`,
  words: () => '界面文字',
  consoles: () => '“试一试”',
  walks: () => '界面上的步骤',
  flows: (count) => ` ${count} 张图里的流程`,
  behaviours: (count) => ` ${count} 种行为`,
};

/** How kinds were verified, in the order of the line; all others were run. */
const VERBS: readonly {verb: string; kinds: ReadonlySet<VerificationKind>}[] = [
  {verb: '试过', kinds: new Set(['behaviours'])},
  {verb: '核对过', kinds: new Set(['tables', 'settings', 'words'])},
];
const isRun = (kind: VerificationKind) => !VERBS.some(({kinds}) => kinds.has(kind));

/** Describes the passed items of some kinds, after a verb; empty if there are none. */
function describeKinds(verb: string, {counts}: PageVerification, kinds: readonly VerificationKind[]): string[] {
  const names = kinds.flatMap((kind) => {
    const passed = counts[kind]?.passed ?? 0;
    return passed > 0 ? [NAMES[kind](passed)] : [];
  });
  return names.length > 0 ? [verb + names.map((name, index) => (index === 0 ? name : name.trim())).join('、')] : [];
}

/**
 * The line at the end of a page about what was run, tried and compared, with version and date; empty if nothing was. The page about the
 * translation status lists what could not be verified, and why.
 */
export function describeVerification(verified: PageVerification | undefined): string {
  if (!verified) return '';
  const parts = [
    ...describeKinds('运行过', verified, VERIFICATION_KINDS.filter(isRun)),
    ...VERBS.flatMap(({verb, kinds}) => describeKinds(verb, verified, [...kinds])),
  ];
  return parts.length > 0 ? `在 Langflow ${verified.version} 上${parts.join('，')}（${verified.date}）。` : '';
}
