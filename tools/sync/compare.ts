import {type Command, parseCommandLine, refusePositionals, requireOption} from '../command/commandLine';
import {compareUpstream, isUnchanged} from './compareUpstream';
import {describeComparison} from './describeComparison';
import {openRepository} from './git';
import {chooseVersion, readLock, readTranslatedPages, VERSION_USAGE} from './repositoryFiles';

const USAGE = `用法：npm run upstream -- compare --repo <文件夹> [--ref <提交>] [--version <版本>] [--json]

把一个版本的 upstream.lock.json 与上游的一个提交比较，列出改动、新增、改名和删除的源文件，改动处的英文标题，以及受影响的译文。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
${VERSION_USAGE}
  --json           输出 JSON
  --help           显示这段说明

退出码：0 没有改动；1 有改动；2 用法有误或读不出来`;

/** Compares the lock file with an upstream commit and prints the effects on pages here. */
export const compareCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {repo: 'string', ref: 'string', version: 'string', json: 'boolean'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const version = chooseVersion(root, values.version);
  const lock = readLock(version);
  const comparison = compareUpstream({repository, places: version.source, lock, ref: values.ref ?? 'HEAD', report});
  print(values.json ? JSON.stringify(comparison, null, 2) : describeComparison(comparison, readTranslatedPages(version)));
  return isUnchanged(comparison) ? 0 : 1;
};
