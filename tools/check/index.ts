import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readVersions} from '../../lib/content/versions';
import {readAnswers} from '../../lib/errors/answers';
import {readMessageFile} from '../../lib/errors/messageFile';
import {type Main, runEntry} from '../command/runEntry';
import {AGREEMENT_RULE, findDisagreements, type PageStatements, programStatements} from './agreement';
import {checkAnchors} from './anchors';
import {checkData, checkTargets} from './checkData';
import {RULE_NAMES} from './checkDocuments';
import {type ContextOf, checkFile, findUnreadablePages, openKept, readContext, readOr} from './checkFiles';
import {COMPONENT_PAGES_RULE, checkComponentPages} from './componentPages';
import {applyExceptions, type Exception, parseExceptions} from './exceptions';
import {DEFAULT_PATHS, listFiles} from './listFiles';
import {parseArguments} from './parseArguments';
import type {CheckProblem} from './types';

const ROOT = path.join(__dirname, '../..');
const EXCEPTIONS = 'translation/exceptions.yml';
const USAGE = `用法：npm run check:content -- [选项] [文件或文件夹…]

检查读者看到的文字：标点、空格、术语、标题锚点、代码、链接等；再检查全站的 front matter、侧边栏、旧地址、搜索的说法、
术语表、报错的答案、版本数据、锁文件和指到别的页面的锚点。不写路径时检查 ${DEFAULT_PATHS.join('、')}。
写法见 translation/STYLE.zh.md；确有必要的例外写进 ${EXCEPTIONS}。

选项：
  --fix   先改好不用人判断的问题（页面里的空格和半角标点），再检查
  --help  显示这段说明

退出码：0 没有问题；1 有问题；2 用法或配置有误`;

/** Names that exceptions may have. */
const ACCEPTABLE = [...RULE_NAMES, AGREEMENT_RULE, COMPONENT_PAGES_RULE];

const readExceptions = (): Exception[] =>
  existsSync(path.join(ROOT, EXCEPTIONS)) ? parseExceptions(readFileSync(path.join(ROOT, EXCEPTIONS), 'utf8'), ACCEPTABLE) : [];

/** Finds problems in files, and contradictions between pages of the same version. */
async function checkTexts(files: readonly string[], contextOf: ContextOf, fix: boolean, isWhole: boolean): Promise<CheckProblem[]> {
  const kept = openKept(ROOT, contextOf);
  const problems: CheckProblem[] = [];
  const versions = readVersions(ROOT);
  const pages: PageStatements[] = versions.map(programStatements);
  for (const file of files) {
    const result = await checkFile({root: ROOT, contextOf, fix, kept}, file);
    problems.push(...result.problems);
    pages.push({file, version: contextOf(file).version.label, statements: result.statements});
  }
  // Saving drops what this run did not use.
  if (isWhole && !fix) kept.cache.save();
  // The page or its catalogue may be what is checked.
  const hasComponents = files.some((file) => file.endsWith('.mdx') || file.startsWith('site/'));
  return [...problems, ...findDisagreements(pages), ...(hasComponents ? versions.flatMap(checkComponentPages) : [])];
}

async function check(paths: string[], fix: boolean): Promise<{files: number; problems: CheckProblem[]}> {
  const files = listFiles(ROOT, paths);
  // Messages from other files about an unreadable page would only hide the cause.
  const unreadable = findUnreadablePages(ROOT);
  if (unreadable.length > 0) return {files: files.length, problems: unreadable};
  const exceptions = readExceptions();
  const contextOf = readContext(ROOT);
  const found = await checkTexts(files, contextOf, fix, paths.length === 0);
  const {problems, unused} = applyExceptions(found, exceptions, (file) => files.includes(file) || !existsSync(path.join(ROOT, file)));
  const stale = unused.map(({file, rule, text}) => ({
    ...{file: EXCEPTIONS, line: 1, offset: 0, rule: '例外', excerpt: ''},
    message: `${file} 里已没有“${rule}”放行的“${text}”`,
    fix: '删去这一条',
  }));
  const versions = readVersions(ROOT);
  const answers = readOr(undefined, () => readAnswers(ROOT, readMessageFile(ROOT)));
  const data = [...checkData(ROOT, versions), ...checkTargets(ROOT, contextOf('src')), ...checkAnchors(ROOT, versions, answers)];
  return {files: files.length, problems: [...problems, ...stale, ...data]};
}

/** Checks the texts of the site. */
export const main: Main = async (args) => {
  const {help, fix, paths} = parseArguments(args, ['--fix']);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const {files, problems} = await check(paths, fix);
  for (const {file, line, rule, message, fix: remedy} of problems)
    console.error(`${file}:${line} ${rule}：${message}${remedy && `；${remedy}`}`);
  console.log(`检查了 ${files} 个文件，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
