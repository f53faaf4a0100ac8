import type {TranslationSource} from '../../lib/content/frontMatterRules';
import {type Command, CommandError, parseCommandLine, requireOption} from '../command/commandLine';
import {listUpstreamSources, pairRenames} from './compareUpstream';
import {blobOf, diffBlobs, openRepository, type Repository, readBlob, readCommit} from './git';
import {chooseVersion, findTranslatedPage, readLock, readTranslatedPages, VERSION_USAGE} from './repositoryFiles';

const USAGE = `用法：npm run upstream -- show --repo <文件夹> [--ref <提交>] [--version <版本>] <页面>

打印一个页面的官方英文文档改了什么：从页面的 front matter 记录的文本到上游一个提交里的文本，合并格式（unified diff）。
<页面> 是这个版本里的文件、站内路径（/concepts-flows）或上游的源文件路径。

选项：
  --repo <文件夹>  上游仓库在本机的文件夹（普通克隆或裸仓库都行）；只读，不联网
  --ref <提交>     分支、标签或提交 id；默认 HEAD
${VERSION_USAGE}
  --help           显示这段说明

退出码：0 没有改动；1 有改动；2 用法有误或读不出来`;

const SHORT = 9;

/** Diff of one source; empty if unchanged. */
function showSource(repository: Repository, {source, blob: id}: TranslationSource, newPath: string, current: string | undefined): string {
  if (current === undefined) return `${source}：上游已经移除这个文件`;
  const blob = blobOf(repository, id, source);
  for (const each of [blob, current]) readBlob(repository, each, source);
  const diff = diffBlobs(repository, blob, current);
  const renamed = newPath === source ? '' : `${source} 改名为 ${newPath}${diff ? '\n' : ''}`;
  const head = `--- ${source} ${blob.slice(0, SHORT)}\n+++ ${newPath} ${current.slice(0, SHORT)}\n`;
  return renamed + (diff && head + diff);
}

/** Prints the upstream changes in the sources of one page. */
export const showCommand: Command = (args, {root, print}) => {
  const {values, positionals} = parseCommandLine(args, {repo: 'string', ref: 'string', version: 'string'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new CommandError('应写一个页面；用法见 --help');
  const repository = openRepository(requireOption(values.repo, '--repo <上游仓库的文件夹>'));
  const version = chooseVersion(root, values.version);
  const page = findTranslatedPage(readTranslatedPages(version), name);
  const lock = readLock(version);
  const places = version.source;
  const commit = readCommit(repository, values.ref ?? 'HEAD');
  const files = listUpstreamSources(repository, commit.id, {places, watched: Object.keys(lock.files)});
  const renames = pairRenames({repository, places}, lock, commit, files);
  const changes = page.sources
    .map((source) => {
      const path = files.has(source.source) ? source.source : (renames.get(source.source) ?? source.source);
      return showSource(repository, source, path, files.get(path));
    })
    .filter(Boolean);
  print(changes.length > 0 ? changes.join('\n\n') : `${page.path}：原文没有改动`);
  return changes.length > 0 ? 1 : 0;
};
