import path from 'node:path';
import * as z from 'zod';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** Lines of a file of the program's source. */
export type Evidence = {path: string; from: number; to: number};

/** What the ledger of corrections may cite: files of the program's source at the locked commit. */
export type EvidenceLock = {
  commit: string;
  /** By their paths in the upstream repository. */
  files: Record<string, {blob: string; lines: number}>;
};

const EVIDENCE_NAME = 'evidence.lock.json';

/** Beside the lock of a version's documentation: it changes when somebody cites another file, not when upstream moves. */
export const evidenceFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', EVIDENCE_NAME);

const FORM = /^([^\s:][^:]*):([1-9]\d*)(?:-([1-9]\d*))?$/;

/** Parses `path:line` or `path:from-to`; `undefined` where a text is neither. */
export function parseEvidence(text: string): Evidence | undefined {
  const [, file, from, to = from] = FORM.exec(text) ?? [];
  return file !== undefined && Number(from) <= Number(to) ? {path: file, from: Number(from), to: Number(to)} : undefined;
}

const COMMIT = z.string('提交 id').regex(/^[0-9a-f]{40}$/, '40 位小写十六进制的提交 id');
const CITED = z.strictObject(
  {blob: z.string('git blob id').regex(/^[0-9a-f]{40}$/, 'git blob id'), lines: z.int('行数').nonnegative('行数')},
  '含 blob、lines 的键值对',
);
const LOCK = z.strictObject(
  {commit: COMMIT, files: z.record(z.string(), CITED, '“源文件: {blob, lines}”的键值对')},
  '含 commit、files 的键值对',
);

/**
 * Parses the files of the program's source that the ledger cites.
 *
 * @throws InputError that lists every wrong key
 */
export const parseEvidenceLock = (text: string, name = EVIDENCE_NAME): EvidenceLock => checkInput(parseJsonInput(text, name), LOCK, name);

/** Reads the files of a version's source that the ledger cites. */
export function readEvidenceLock(version: DocsVersion): EvidenceLock {
  const name = evidenceFile(version);
  return parseEvidenceLock(readInputText({path: path.join(version.root, name), name}), name);
}

/** Address of cited lines on GitHub, at a commit: what stands there never changes. */
export const evidenceUrl = ({path: file, from, to}: Evidence, {repository, commit}: {repository: string; commit: string}): string =>
  `https://github.com/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${from}${to > from ? `-L${to}` : ''}`;
