import {type Command, CommandError, parseCommandLine, requireOption} from '../command/commandLine';
import {listUpstreamSources} from './compareUpstream';
import {openRepository, readCommit} from './git';
import {prepareRecord, type RevisionRecord, recordSourceRevision} from './recordSourceRevision';
import {chooseVersion, findTranslatedPage, readLock, readTranslatedPages, VERSION_USAGE} from './repositoryFiles';

const USAGE = `用法：npm run upstream -- record --repo <文件夹> [--ref <提交>] [--version <版本>] [--check | --force <原因>] <页面>…

页面按上游的一个提交改好以后，把那里的 blob id 写进它的 front matter。记录之前检查：
  - 英文页的每个标题都在，级别、锚点和次序相同；英文页删去的标题不在了；
  - 每一节的代码块和表格的行不比英文页少（译者可以多写），英文页删去的也不在了；
  - 原文改过，译文的正文就不能与上次记录时或主分支上相同。
译文上次记录时就没有的（从 git 历史里看），算是译者有意的，不再报告。
有一页不合格，就哪一页也不改。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
${VERSION_USAGE}
  --check          只检查，不写文件
  --force <原因>   不合格也记录；原因会印在建议的提交说明里
  --help           显示这段说明

退出码：0 已记录；1 有页面不合格；2 用法有误或读不出来`;

function describeRecord({page, isNew, problems}: RevisionRecord): string {
  const name = page.path;
  if (problems.length > 0) return [`${name}：不合格`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
  return `${name}：${isNew ? '合格' : '合格，已经是这个版本'}`;
}

function suggestMessage(records: readonly RevisionRecord[], commit: string, reason: string): string {
  const routes = records.filter(({problems}) => problems.length > 0).map(({page}) => page.route);
  return `建议的提交说明：\n\nRecord source revision ${commit.slice(0, 9)} for ${routes.join(', ')}\n\n未通过结构检查，仍然记录：${reason}`;
}

/** Writes the blob ids of a commit into pages that have been updated to it. */
export const recordCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {
    repo: 'string',
    ref: 'string',
    version: 'string',
    check: 'boolean',
    force: 'string',
  });
  if (values.help) {
    print(USAGE);
    return 0;
  }
  if (positionals.length === 0) throw new CommandError('应写至少一个页面；用法见 --help');
  if (values.force !== undefined && (values.check || !values.force.trim())) throw new CommandError('--force 要写原因，不能与 --check 同用');
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const version = chooseVersion(root, values.version);
  const pages = readTranslatedPages(version);
  const commit = readCommit(repository, values.ref ?? 'HEAD');
  const files = listUpstreamSources(repository, commit.id, {places: version.source, watched: Object.keys(readLock(version).files)});
  const named = [...new Set(positionals.map((name) => findTranslatedPage(pages, name)))];
  const records = named.map((page, index) => {
    report(`检查 ${index + 1} / ${named.length}：${page.path}`);
    return prepareRecord({root, page, repository, files});
  });
  for (const record of records) print(describeRecord(record));
  const hasProblems = records.some(({problems}) => problems.length > 0);
  if (hasProblems && values.force === undefined) {
    print('没有记录：先改好译文；确实不用改时，加 --force <原因>');
    return 1;
  }
  if (values.check) return 0;
  for (const record of records) recordSourceRevision(record);
  print(`记录了 ${records.length} 页的原文版本，对应上游 ${commit.id.slice(0, 9)}`);
  if (hasProblems && values.force) print(suggestMessage(records, commit.id, values.force));
  return 0;
};
