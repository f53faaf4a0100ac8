import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {CORRECTIONS_FILE, nameCorrection, parseLedger, readLedgerText, shortVersion} from '../../lib/content/corrections';
import {type Evidence, type EvidenceLock, evidenceFile, findCited} from '../../lib/content/evidence';
import type {DocsVersion} from '../../lib/content/versions';
import {readApiEvidence} from '../../lib/openapi/apiChanges';
import {type Command, CommandError, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {listTree, openRepository, type Repository, readBlob, readCommit} from './git';
import {chooseVersion, readLock, VERSION_USAGE} from './repositoryFiles';
import {formatJson, writeText} from './writeText';

const USAGE = `用法：npm run upstream:evidence -- --repo <文件夹> [--version <版本>] [--packages <文件夹>] [--write]

为 ${CORRECTIONS_FILE} 里一个版本的各条，以及它的 api/<版本>/changes.yaml，引用的文件写 evidence.lock.json：源文件在锁定的提交里的 blob id 和行数，
安装包里的文件的 SHA-256 和行数。构建时没有上游仓库，也没有安装包，靠它核对引用的文件和行是否存在。引用了新的文件，或者换了锁定的提交，就运行一次。
不带 --write 时只把它打印出来。

选项：
  --repo <文件夹>      上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
${VERSION_USAGE}
  --packages <文件夹>  装着安装包的文件夹，例如虚拟环境的 site-packages；引用了安装包时才要
  --write              写进这个版本的 evidence.lock.json
  --help               显示这段说明

退出码：0 成功；1 引用了不存在的文件或行（一个也不写）；2 用法有误或读不出来`;

function countLines(text: string): number {
  if (text === '') return 0;
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

const listPaths = (evidence: readonly Evidence[]): string[] => [...new Set(evidence.map(({path: file}) => file))].sort();

function draftFiles(repository: Repository, commit: string, evidence: readonly Evidence[]): EvidenceLock['files'] {
  const cited = listPaths(evidence);
  const blobs = cited.length > 0 ? listTree(repository, commit, '.') : new Map<string, string>();
  const files = cited.flatMap((file) => {
    const blob = blobs.get(file);
    return blob ? [[file, {blob, lines: countLines(readBlob(repository, blob, file))}] as const] : [];
  });
  return Object.fromEntries(files);
}

/** @throws CommandError where the folder does not have the package in that version */
function checkInstalled(folder: string, name: string): void {
  const [project = '', version = ''] = name.split('==');
  const info = `${project.replace(/[-_.]+/g, '_').toLowerCase()}-${version}.dist-info`;
  if (!existsSync(path.join(folder, info))) throw new CommandError(`${folder} 里没有 ${name}（找不到 ${info}）`);
}

function draftPackage(folder: string, name: string, evidence: readonly Evidence[]): EvidenceLock['packages'][string] {
  checkInstalled(folder, name);
  const files = listPaths(evidence).flatMap((file) => {
    const place = path.join(folder, file);
    if (!existsSync(place) || !statSync(place).isFile()) return [];
    const content = readFileSync(place);
    return [[file, {sha256: createHash('sha256').update(content).digest('hex'), lines: countLines(content.toString())}] as const];
  });
  return Object.fromEntries(files);
}

function draftPackages(folder: string | undefined, evidence: readonly Evidence[]): EvidenceLock['packages'] {
  const names = [...new Set(evidence.flatMap(({package: name}) => name ?? []))].sort();
  const drafts = names.map((name) => {
    const place = requireOption(folder, `--packages <装着 ${name} 的文件夹>`);
    const own = evidence.filter(({package: other}) => other === name);
    return [name, draftPackage(place, name, own)] as const;
  });
  return Object.fromEntries(drafts);
}

/** Something that cites evidence, and how messages call it. */
type Citing = {name: string; evidence: readonly Evidence[]};

/** What cites the source of a version: its entries in the ledger, and the changes of its API. */
function listCiting(root: string, version: DocsVersion, label: string): Citing[] {
  const ledger = parseLedger(readLedgerText(root)).filter((entry) => entry.version === label);
  return [
    ...ledger.map((entry, index) => ({name: `第 ${index + 1} 条（${nameCorrection(entry)}）`, evidence: entry.evidence})),
    ...readApiEvidence(version),
  ];
}

/** What is cited and neither the commit nor a package has. */
function findMissing(citing: readonly Citing[], lock: EvidenceLock): string[] {
  return citing.flatMap(({name, evidence: all}) =>
    all.flatMap((evidence) => {
      const {path: file, to, package: released = `提交 ${lock.commit.slice(0, 9)}`} = evidence;
      const found = findCited(evidence, lock);
      if (!found) return [`${name}：${released} 里没有 ${file}`];
      return to > found.lines ? [`${name}：${file} 只有 ${found.lines} 行，引用了第 ${to} 行`] : [];
    }),
  );
}

/** Writes down what the build must know of the files that the ledger of corrections cites. */
export const evidenceCommand: Command = (args, {root, print}) => {
  const {values, positionals} = parseCommandLine(args, {repo: 'string', version: 'string', packages: 'string', write: 'boolean'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const version = chooseVersion(root, values.version);
  const lock = readLock(version);
  const {id} = readCommit(repository, lock.commit);
  const citing = listCiting(root, version, shortVersion(lock.langflow_version));
  const cited = citing.flatMap(({evidence}) => evidence);
  const sources = cited.filter(({package: released}) => released === undefined);
  const draft = {commit: id, files: draftFiles(repository, id, sources), packages: draftPackages(values.packages, cited)};
  const missing = findMissing(citing, draft);
  for (const problem of missing) print(problem);
  if (missing.length > 0) return 1;
  if (values.write) {
    const name = evidenceFile(version);
    writeText(path.join(root, name), formatJson(draft));
    const count = [draft.files, ...Object.values(draft.packages)].flatMap((files) => Object.keys(files)).length;
    print(`已写 ${name}（${count} 个文件，${citing.length} 条依据）`);
  } else print(formatJson(draft).trimEnd());
  return 0;
};
