import path from 'node:path';
import {type Command, CommandError, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {draftLock} from './draftLock';
import {openRepository, readCommit} from './git';
import {LOCK_FILE, ROUTES_FILE, readLock, readRoutes, readTranslatedPages} from './repositoryFiles';
import {formatJson, writeText} from './writeText';

const USAGE = `用法：npm run upstream:lock -- --repo <文件夹> [--ref <提交>] [--write | --out <文件>]

为上游的一个提交起草新的 ${LOCK_FILE}：提交、日期、版本和每个源文件的 blob id；上游已移除而这里还有译文的，记进 removed。
不带 --write 和 --out 时把它打印出来（可以重定向到文件）；要人核对的事项印在标准错误。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
  --write          写进 ${LOCK_FILE} 和 ${ROUTES_FILE}
  --out <文件>     只写进这个文件
  --help           显示这段说明

退出码：0 成功；2 用法有误或读不出来`;

/** Drafts a new lock for a commit of upstream. */
export const lockCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {repo: 'string', ref: 'string', write: 'boolean', out: 'string'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  if (values.write && values.out) throw new CommandError('--write 和 --out 只能用一个');
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const commit = readCommit(repository, values.ref ?? 'HEAD');
  const draft = draftLock({repository, commit, lock: readLock(root), routes: readRoutes(root), pages: readTranslatedPages(root)});
  for (const remark of draft.remarks) report(`请核对：${remark}`);
  if (values.write) {
    writeText(path.join(root, LOCK_FILE), formatJson(draft.lock));
    writeText(path.join(root, ROUTES_FILE), formatJson(draft.routes));
    print(
      `已写 ${LOCK_FILE}（${Object.keys(draft.lock.files).length} 个文件）和 ${ROUTES_FILE}（${Object.keys(draft.routes).length} 个路径）`,
    );
  } else if (values.out) {
    writeText(path.resolve(values.out), formatJson(draft.lock));
    print(`已写 ${values.out}`);
  } else print(formatJson(draft.lock).trimEnd());
  return 0;
};
