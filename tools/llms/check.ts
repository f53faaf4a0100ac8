import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readBuiltPage} from '../../lib/build/builtPage';
import {linkOf} from '../../lib/build/html';
import {InputError} from '../../lib/input/inputError';
import {listFolder} from '../../lib/input/listFolder';
import {INDEX_FILE} from '../../plugins/publish/node/lists/buildTexts';
import {parseArguments} from '../check/parseArguments';
import {type Main, runEntry} from '../command/runEntry';
import {type CheckedSite, checkMarkdown, type MarkdownFile, servedFrom} from './checkMarkdown';

const USAGE = `用法：npm run check:llms -- [文件夹]

检查构建结果（默认 build/）里给程序看的文件：每个文档页一个 .md，网页指向的 .md 都在，没有残留的标记，表格的行、列表项和标题与网页一样多，链接都有着落，llms.txt 里每页列一次，大小在限度以内。先运行 npm run build。

退出码：0 没有问题；1 有问题；2 用法有误`;

const listFiles = (folder: string, extension: string): string[] => listFolder(folder).filter((file) => file.endsWith(extension));

function readMarkdownFiles(folder: string): MarkdownFile[] {
  return listFiles(folder, '.md').map((file) => {
    const page = path.join(folder, file.replace(/\.md$/, '.html'));
    if (!existsSync(page)) throw new InputError(`${path.join(folder, file)} 旁边没有网页 ${page}`);
    return {
      file,
      markdown: readFileSync(path.join(folder, file), 'utf8'),
      html: readFileSync(page, 'utf8'),
    };
  });
}

function readOthers(folder: string): CheckedSite['others'] {
  return listFiles(folder, '.html')
    .filter((file) => !existsSync(path.join(folder, file.replace(/\.html$/, '.md'))))
    .map((file) => ({file, html: readFileSync(path.join(folder, file), 'utf8')}));
}

/** Checks the files of a built site that are for programs. */
export const main: Main = (args) => {
  const {help, paths} = parseArguments(args, []);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const folder = path.resolve(paths[0] ?? path.join(__dirname, '../../build'));
  const indexFile = path.join(folder, INDEX_FILE);
  if (!existsSync(indexFile)) throw new InputError(`${folder} 里没有 ${INDEX_FILE}；先运行 npm run build`);
  const siteUrl = linkOf(readBuiltPage(folder, 'index.html').tree, '[rel=canonical]');
  if (!siteUrl) throw new InputError(`${path.join(folder, 'index.html')} 里没有 <link rel="canonical">，无法得知站点地址`);
  const files = readMarkdownFiles(folder);
  const problems = checkMarkdown({
    siteUrl,
    files,
    others: readOthers(folder),
    indexes: listFiles(folder, INDEX_FILE).map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')})),
    isServed: servedFrom(folder),
  });
  for (const problem of problems) console.error(problem);
  console.log(`检查了 ${files.length} 个 Markdown 文件，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
