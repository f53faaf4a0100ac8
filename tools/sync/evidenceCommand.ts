import path from 'node:path';
import {CORRECTIONS_FILE, type LedgerEntry, nameCorrection, parseLedger, readLedgerText, shortVersion} from '../../lib/content/corrections';
import {type EvidenceLock, evidenceFile} from '../../lib/content/evidence';
import {type Command, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {listTree, openRepository, type Repository, readBlob, readCommit} from './git';
import {chooseVersion, readLock, VERSION_USAGE} from './repositoryFiles';
import {formatJson, writeText} from './writeText';

const USAGE = `用法：npm run upstream:evidence -- --repo <文件夹> [--version <版本>] [--write]

为 ${CORRECTIONS_FILE} 里一个版本的各条引用的源文件写 evidence.lock.json：它们在锁定的提交里的 blob id 和行数。
构建时没有上游仓库，靠它核对勘误引用的文件和行是否存在。引用了新的文件，或者换了锁定的提交，就运行一次。
不带 --write 时只把它打印出来。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
${VERSION_USAGE}
  --write          写进这个版本的 evidence.lock.json
  --help           显示这段说明

退出码：0 成功；1 有勘误引用了不存在的文件或行（一个也不写）；2 用法有误或读不出来`;

function countLines(text: string): number {
  if (text === '') return 0;
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function draftEvidence(repository: Repository, commit: string, ledger: readonly LedgerEntry[]): EvidenceLock {
  const cited = [...new Set(ledger.flatMap(({evidence}) => evidence.map(({path: file}) => file)))].sort();
  const blobs = cited.length > 0 ? listTree(repository, commit, '.') : new Map<string, string>();
  const files = cited.flatMap((file) => {
    const blob = blobs.get(file);
    return blob ? [[file, {blob, lines: countLines(readBlob(repository, blob, file))}] as const] : [];
  });
  return {commit, files: Object.fromEntries(files)};
}

/** What the ledger cites and the commit does not have. */
function findMissing(ledger: readonly LedgerEntry[], {commit, files}: EvidenceLock): string[] {
  return ledger.flatMap((entry, index) =>
    entry.evidence.flatMap(({path: file, to}) => {
      const name = `第 ${index + 1} 条（${nameCorrection(entry)}）`;
      const found = files[file];
      if (!found) return [`${name}：提交 ${commit.slice(0, 9)} 里没有 ${file}`];
      return to > found.lines ? [`${name}：${file} 只有 ${found.lines} 行，引用了第 ${to} 行`] : [];
    }),
  );
}

/** Writes down what the build must know of the program's source that the ledger of corrections cites. */
export const evidenceCommand: Command = (args, {root, print}) => {
  const {values, positionals} = parseCommandLine(args, {repo: 'string', version: 'string', write: 'boolean'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const version = chooseVersion(root, values.version);
  const lock = readLock(version);
  const {id} = readCommit(repository, lock.commit);
  const label = shortVersion(lock.langflow_version);
  const ledger = parseLedger(readLedgerText(root)).filter((entry) => entry.version === label);
  const name = evidenceFile(version);
  const draft = draftEvidence(repository, id, ledger);
  const missing = findMissing(ledger, draft);
  for (const problem of missing) print(problem);
  if (missing.length > 0) return 1;
  if (values.write) {
    writeText(path.join(root, name), formatJson(draft));
    print(`已写 ${name}（${Object.keys(draft.files).length} 个文件，${ledger.length} 条勘误）`);
  } else print(formatJson(draft).trimEnd());
  return 0;
};
