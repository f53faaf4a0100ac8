import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BuiltPage, routeOf} from '../../../lib/build/builtPage';
import {addressOfRoute} from '../../../lib/content/address';
import {readPages, readRedirects, readRedirectTable, readUpstreamRoutes} from '../../../lib/content/content';
import {markdownPath} from '../../../lib/content/markdownPath';
import {type DocsVersion, readWrittenVersions} from '../../../lib/content/versions';
import {InputError} from '../../../lib/input/inputError';
import {listFolder} from '../../../lib/input/listFolder';
import {apiRoutes} from '../../../lib/openapi/apiOperations';
import {INDEX_FILE} from '../../../plugins/publish/node/lists/buildTexts';
import {type Main, runEntry} from '../../command/runEntry';
import {parseArguments} from '../parseArguments';
import {findMissing, readTargets} from './browsers/compatData';
import {checkOldBrowsers} from './browsers/oldBrowsers';
import {createBudgetCheck} from './budgets';
import {checkRoutes, type ExpectedRoutes} from './checkRoutes';
import {checkDeadAddresses} from './deadAddresses';
import {type InspectedPage, inspectPage} from './inspectPage';
import {checkLocalPaths} from './localPaths';
import {checkMarkdown, outlinePage, type PageOutline, type SiteFile} from './markdown/checkMarkdown';
import {type BuiltProblem, checkBuiltPages} from './rules';

/** The lists of Markdown files, one for each version. */
const LISTS = new RegExp(`(?:^|/)${INDEX_FILE.replace('.', '\\.')}$`);
const ROOT = path.join(__dirname, '../../..');

const USAGE = `用法：npm run check:built -- [文件夹]

检查构建出来的站点（默认 build/）。网页：页面和旧地址是否齐全、露出的 Markdown 标记、界面里没翻译的英文、标题和说明、外站资源、页面大小、页面结构（重复的 id、标题层级、空链接、空表头、图片的说明和大小、空段落、比手机宽的内容）、失效的地址、本机路径、旧浏览器没有的语法和接口。给程序看的文件：每个文档页一个 .md，网页指向的 .md 都在，没有残留的标记，表格的行、列表项和标题与网页一样多，行内代码和代码块与网页、与源文件一字不差，链接都有着落，llms.txt 里每页列一次，大小在限度以内。先运行 npm run build。

退出码：0 没有问题；1 有问题；2 用法有误`;

function expectedOf(version: DocsVersion): ExpectedRoutes {
  const address = (route: string) => addressOfRoute(version.base, route);
  // Pages that a newer version does not have yet link to the English page.
  const docs = version.base ? readPages(version).map(({route}) => route) : Object.keys(readUpstreamRoutes(version));
  const redirects = version.base
    ? readRedirects(version)
    : Object.entries(readRedirectTable(version)).flatMap(([to, sources]) =>
        sources.map((from) => ({from: from.replace(/(.)\/$/, '$1'), to})),
      );
  return {pages: [...docs, ...apiRoutes(version)].map(address), redirects};
}

/** Every address that the built site must serve. */
function expectedRoutes(): ExpectedRoutes {
  const expected = readWrittenVersions().map(expectedOf);
  return {
    pages: [...expected.flatMap(({pages}) => pages), '/translation-status', '/corrections'],
    redirects: expected.flatMap(({redirects}) => redirects),
  };
}

/** Source texts of the pages, by the names of their Markdown files. */
const readSources = () =>
  new Map(
    readWrittenVersions().flatMap((version) =>
      readPages(version).map(({path: file, address}) => [
        markdownPath(address, '/').slice(1),
        readFileSync(path.join(version.root, file), 'utf8'),
      ]),
    ),
  );

/** Checks every page against the budget of its kind. */
function checkBudgets(folder: string, pages: readonly InspectedPage[]): BuiltProblem[] {
  const check = createBudgetCheck((address) => {
    const file = path.join(folder, address);
    return existsSync(file) ? readFileSync(file) : undefined;
  });
  return pages
    .filter(({isRedirect}) => !isRedirect)
    .flatMap(({file, load}) => check(routeOf(file), load).map((message) => ({file, rule: '页面大小', message})));
}

/** Parses each page once and keeps only what the checks need. */
function readPagesOnce(html: readonly SiteFile[]): {pages: InspectedPage[]; outlines: PageOutline[]} {
  const [pages, outlines]: [InspectedPage[], PageOutline[]] = [[], []];
  for (const {file, text} of html) {
    const page = new BuiltPage(routeOf(file), file, text);
    pages.push(inspectPage(page));
    outlines.push(outlinePage(page));
  }
  return {pages, outlines};
}

const packageFile = () => JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {browserslist: string[]};

/** Checks the pages of a built site. */
export const main: Main = (args) => {
  const {help, paths} = parseArguments(args, []);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const folder = path.resolve(paths[0] ?? path.join(ROOT, 'build'));
  if (!existsSync(path.join(folder, 'index.html'))) throw new InputError(`${folder} 里没有 index.html；先运行 npm run build`);
  const files = listFolder(folder);
  const readAll = (kind: RegExp): SiteFile[] =>
    files.filter((file) => kind.test(file)).map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));
  const [html, markdown] = [readAll(/\.html$/), readAll(/\.md$/)];
  const {pages, outlines} = readPagesOnce(html);
  const siteUrl = pages.find(({file}) => file === 'index.html')?.canonical;
  if (!siteUrl) throw new InputError(`${path.join(folder, 'index.html')} 里没有 <link rel="canonical">，无法得知站点地址`);
  const texts = [...html, ...readAll(/\.js$/)].map(({file, text}) => [file, text] as const);
  const bases = readWrittenVersions().flatMap(({base}) => (base ? [base.slice(1)] : []));
  const versionOf = (file: string) => bases.find((base) => file === `${base}.html` || file.startsWith(`${base}/`)) ?? '';
  const problems = [
    ...checkBuiltPages(pages, versionOf),
    ...checkBudgets(folder, pages),
    ...checkRoutes(pages, expectedRoutes()),
    ...checkDeadAddresses(pages, files),
    ...checkLocalPaths(texts, ROOT, readdirSync(ROOT)),
    ...checkOldBrowsers(texts, findMissing(readTargets(packageFile().browserslist))),
  ].map(({file, rule, message}) => `${file} ${rule}：${message}`);
  const [known, indexes] = [new Set(files), readAll(LISTS)];
  problems.push(
    ...checkMarkdown({siteUrl, pages: outlines, markdown, sources: readSources(), indexes, hasFile: (file) => known.has(file)}),
  );
  for (const problem of problems) console.error(problem);
  console.log(
    `检查了 ${pages.length} 个网页、${markdown.length} 个 Markdown 文件，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`,
  );
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
