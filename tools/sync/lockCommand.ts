import path from 'node:path';
import {lockFile, routesFile} from '../../lib/content/content';
import {type Command, CommandError, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {draftLock} from './draftLock';
import {openRepository, readCommit} from './git';
import {chooseVersion, readLock, readRoutes, readTranslatedPages, VERSION_USAGE} from './repositoryFiles';
import {formatJson, writeText} from './writeText';

const USAGE = `用法：npm run upstream:lock -- --repo <文件夹> [--ref <提交>] [--version <版本>] [--write | --out <文件>]

为上游的一个提交起草一个版本新的 upstream.lock.json：提交、日期、版本和每个源文件的 blob id；上游已移除而这里还有译文的，记进 removed。
不带 --write 和 --out 时把它打印出来（可以重定向到文件）；要人核对的事项印在标准错误。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
${VERSION_USAGE}
  --write          写进这个版本的 upstream.lock.json 和 upstream.routes.json
  --out <文件>     只写进这个文件
  --help           显示这段说明

退出码：0 成功；2 用法有误或读不出来`;

/** Drafts a new lock for a commit of upstream. */
export const lockCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {
    repo: 'string',
    ref: 'string',
    version: 'string',
    write: 'boolean',
    out: 'string',
  });
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  if (values.write && values.out) throw new CommandError('--write 和 --out 只能用一个');
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const commit = readCommit(repository, values.ref ?? 'HEAD');
  const version = chooseVersion(root, values.version);
  const [lockName, routesName] = [lockFile(version), routesFile(version)];
  const draft = draftLock({
    repository,
    places: version.source,
    commit,
    lock: readLock(version),
    routes: readRoutes(version),
    pages: readTranslatedPages(version),
  });
  for (const remark of draft.remarks) report(`请核对：${remark}`);
  if (values.write) {
    writeText(path.join(root, lockName), formatJson(draft.lock));
    writeText(path.join(root, routesName), formatJson(draft.routes));
    print(
      `已写 ${lockName}（${Object.keys(draft.lock.files).length} 个文件）和 ${routesName}（${Object.keys(draft.routes).length} 个路径）`,
    );
  } else if (values.out) {
    writeText(path.resolve(values.out), formatJson(draft.lock));
    print(`已写 ${values.out}`);
  } else print(formatJson(draft.lock).trimEnd());
  return 0;
};
