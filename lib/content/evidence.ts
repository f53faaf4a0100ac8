import path from 'node:path';
import * as z from 'zod';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** Lines of a file: of the program's source at the locked commit, or of a released package, which can differ from it. */
export type Evidence = {path: string; from: number; to: number /** E.g. `langflow-base==0.5.1`. */; package?: string};

/** What the ledger of corrections may cite. */
export type EvidenceLock = {
  commit: string;
  /** Files of the program's source at the commit, by their paths in the upstream repository. */
  files: Record<string, {blob: string; lines: number}>;
  /** Files of released packages, by the package and its version, and by their paths in the folder of installed packages. */
  packages: Record<string, Record<string, {sha256: string; lines: number}>>;
};

const EVIDENCE_NAME = 'evidence.lock.json';

/** Beside the lock of a version's documentation: it changes when somebody cites another file, not when upstream moves. */
export const evidenceFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', EVIDENCE_NAME);

const PACKAGE = /[A-Za-z0-9][\w.-]*==\d[\w.!+]*/;
const FORM = new RegExp(`^(?:(${PACKAGE.source}): )?([^\\s:][^:]*):([1-9]\\d*)(?:-([1-9]\\d*))?$`);

/** Parses `path:line` or `path:from-to`, which `package==version: ` may precede; `undefined` where a text is none of them. */
export function parseEvidence(text: string): Evidence | undefined {
  const [, name, file, from, to = from] = FORM.exec(text) ?? [];
  if (file === undefined || Number(from) > Number(to)) return undefined;
  return {path: file, from: Number(from), to: Number(to), ...(name === undefined ? {} : {package: name})};
}

/** What the lock knows of a cited file. */
export const findCited = ({path: file, package: name}: Evidence, {files, packages}: EvidenceLock): {lines: number} | undefined =>
  name === undefined ? files[file] : packages[name]?.[file];

/** Finds what is wrong with a citation: a file that the lock does not know, or lines beyond its end. */
export function findEvidenceProblem(evidence: Evidence, lock: EvidenceLock, lockFile: string): string[] {
  const {path: file, to, package: name} = evidence;
  const cited = findCited(evidence, lock);
  if (!cited) {
    const where = name === undefined ? file : `${name}: ${file}`;
    return [`evidence 的 ${where} 不在 ${lockFile} 里；路径没有写错的话，运行 npm run upstream:evidence -- --write`];
  }
  return to > cited.lines ? [`evidence ${formatEvidence(evidence)} 超出了文件末尾；它有 ${cited.lines} 行`] : [];
}

/** Evidence as the ledger writes it. */
export const formatEvidence = ({path: file, from, to, package: name}: Evidence): string =>
  `${name === undefined ? '' : `${name}: `}${file}:${to > from ? `${from}-${to}` : from}`;

const COMMIT = z.string('提交 id').regex(/^[0-9a-f]{40}$/, '40 位小写十六进制的提交 id');
const CITED = z.strictObject(
  {blob: z.string('git blob id').regex(/^[0-9a-f]{40}$/, 'git blob id'), lines: z.int('行数').nonnegative('行数')},
  '含 blob、lines 的键值对',
);
const INSTALLED = z.strictObject(
  {sha256: z.string('SHA-256').regex(/^[0-9a-f]{64}$/, 'SHA-256'), lines: z.int('行数').nonnegative('行数')},
  '含 sha256、lines 的键值对',
);
const PACKAGE_NAME = new RegExp(`^${PACKAGE.source}$`);
const LOCK = z.strictObject(
  {
    commit: COMMIT,
    files: z.record(z.string(), CITED, '“源文件: {blob, lines}”的键值对'),
    packages: z
      .record(
        z.string().regex(PACKAGE_NAME, '“包名==版本”'),
        z.record(z.string(), INSTALLED, '“文件: {sha256, lines}”的键值对'),
        '“包名==版本: 文件”的键值对',
      )
      .default({}),
  },
  '含 commit、files、packages 的键值对',
);

/**
 * Parses the files that the ledger cites.
 *
 * @throws InputError that lists every wrong key
 */
export const parseEvidenceLock = (text: string, name = EVIDENCE_NAME): EvidenceLock => checkInput(parseJsonInput(text, name), LOCK, name);

/** Reads the files of a version's source that the ledger cites. */
export function readEvidenceLock(version: DocsVersion): EvidenceLock {
  const name = evidenceFile(version);
  return parseEvidenceLock(readInputText({path: path.join(version.root, name), name}), name);
}

/** Address of cited lines on GitHub, at a commit: what stands there never changes. A released package has no such address. */
export function evidenceUrl(evidence: Evidence, {repository, commit}: {repository: string; commit: string}): string | undefined {
  const {path: file, from, to, package: released} = evidence;
  if (released !== undefined) return undefined;
  return `https://github.com/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${from}${to > from ? `-L${to}` : ''}`;
}
