import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findUnknownIds} from 'docusaurus-search-zh/node/aliases';
import {lockFile, readPages, readRedirects, readSidebar, readUpstreamLock, readUpstreamRoutes} from '../../lib/content/content';
import {CORRECTIONS_FILE, checkCorrectionTexts, readCorrections, shortVersion} from '../../lib/content/corrections';
import {checkFrontMatter} from '../../lib/content/frontMatterRules';
import {GLOSSARY_FILE, readGlossary} from '../../lib/content/glossary';
import {isOwnPage} from '../../lib/content/ownPages';
import {type DocsVersion, versionFile} from '../../lib/content/versions';
import {ANSWERS_FOLDER, readAnswers} from '../../lib/errors/answers';
import {MESSAGES_FILE, readMessageFile} from '../../lib/errors/messageFile';
import {readSubsystems, SUBSYSTEMS_FILE} from '../../lib/errors/subsystems';
import {InputError, splitProblems} from '../../lib/input/inputError';
import {listFolder} from '../../lib/input/listFolder';
import {readParts} from '../../lib/pages/readParts';
import {behavioursFolder, readBehaviours} from '../../lib/verified/behaviours';
import {checkReadings, readingsFolder} from '../../lib/verified/readings';
import {VERSION_DATA} from '../../lib/versionData';
import {readAliases} from '../../plugins/search/node/readAliases';
import {readSuccessors} from '../../plugins/versions';
import {checkLockFile, PACKAGE_LOCK} from './lockFile';
import type {CheckContext, CheckProblem} from './types';

/** Data that the build reads, and refuses if they are wrong. */
type DataCheck = {
  /** Name in messages. */
  rule: string;
  /** File for problems without a place of their own. */
  file: string;
  /** @throws InputError that lists the problems */
  read: () => unknown;
};

function checksOfVersion(version: DocsVersion, root: DocsVersion): DataCheck[] {
  const {root: siteDir} = version;
  const site = (name: string) => versionFile(version, 'site', name);
  return [
    {
      rule: 'front matter',
      file: lockFile(version),
      read: () =>
        checkFrontMatter({
          root: siteDir,
          pages: readPages(version),
          isOwn: isOwnPage,
          lock: readUpstreamLock(version),
          routes: readUpstreamRoutes(version),
        }),
    },
    {rule: '侧边栏', file: site('sidebar.yaml'), read: () => readSidebar(version)},
    {rule: '试过的行为', file: behavioursFolder(version), read: () => readBehaviours(version)},
    {rule: '试读的记录', file: readingsFolder(version), read: () => checkReadings(version)},
    {rule: '旧地址', file: site('redirects.yaml'), read: () => readRedirects(version)},
    ...(version === root ? [] : [{rule: '接替的页面', file: site('successors.yaml'), read: () => readSuccessors(version, root)}]),
    ...VERSION_DATA.map((data) => ({rule: '版本数据', file: data.file(version), read: () => data.read(version)})),
  ];
}

/** A page that imports a fragment. */
const HAS_FRAGMENT = /^import .*_/m;

/** Aliases are under the ids of headings and elements of the page. */
function checkAliases(root: string): void {
  const problems = readAliases(root, '/').flatMap((said) => {
    // Ids of imported fragments are known to the build only.
    const hasImports = said.file !== undefined && HAS_FRAGMENT.test(readFileSync(path.join(root, said.file), 'utf8'));
    return said.file === undefined || hasImports ? [] : findUnknownIds(said, readParts(root, said.file).anchors);
  });
  if (problems.length > 0) throw new InputError(['读者的说法有误：', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}

/** Each correction is on its page. The texts of operations and of imported fragments are known to the build only. */
function checkTextsOfCorrections(root: string, versions: readonly DocsVersion[]): void {
  const texts = new Map(
    versions.flatMap((version) => {
      const label = shortVersion(readUpstreamLock(version).langflow_version);
      return readPages(version).map(({route, path: file}) => [`${label} ${route}`, readFileSync(path.join(root, file), 'utf8')] as const);
    }),
  );
  checkCorrectionTexts(root, (version, page) => {
    const text = texts.get(`${version} ${page}`);
    return text === undefined || HAS_FRAGMENT.test(text) ? undefined : text;
  });
}

function checksOfSite(root: string, versions: readonly DocsVersion[]): DataCheck[] {
  const has = (file: string) => existsSync(path.join(root, file));
  return [
    {rule: '术语表', file: GLOSSARY_FILE, read: () => readGlossary(root)},
    ...(has(PACKAGE_LOCK) ? [{rule: '锁文件', file: PACKAGE_LOCK, read: () => checkLockFile(root)}] : []),
    {rule: '搜索的说法', file: 'search/phrases', read: () => checkAliases(root)},
    ...(has(CORRECTIONS_FILE)
      ? [
          {rule: '勘误', file: CORRECTIONS_FILE, read: () => readCorrections(root)},
          {rule: '勘误', file: CORRECTIONS_FILE, read: () => checkTextsOfCorrections(root, versions)},
        ]
      : []),
    ...(has(MESSAGES_FILE)
      ? [
          {rule: '报错的答案', file: ANSWERS_FOLDER, read: () => readAnswers(root, readMessageFile(root))},
          {rule: '报错的答案', file: SUBSYSTEMS_FILE, read: () => readSubsystems(root)},
        ]
      : []),
  ];
}

function run({rule, file, read}: DataCheck): CheckProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const {problems, advice = ''} = splitProblems(error.message);
    return problems.map((problem) => ({file, line: 1, ...problem, rule, fix: advice.replace(/。$/, ''), offset: 0, excerpt: ''}));
  }
}

const isSame = (a: CheckProblem, b: CheckProblem) => a.file === b.file && a.line === b.line && a.message === b.message;

/**
 * Finds what the build would refuse in front matter and in all data besides texts. A version whose upstream state was not recorded yet has
 * nothing to check.
 */
export function checkData(root: string, versions: readonly DocsVersion[]): CheckProblem[] {
  const [newest] = versions;
  const recorded = versions.filter((version) => existsSync(path.join(root, lockFile(version))));
  const checks = [...checksOfSite(root, recorded), ...(newest ? recorded.flatMap((version) => checksOfVersion(version, newest)) : [])];
  const found = checks.flatMap(run);
  // Several data are read from the same file.
  return found.filter((problem, index) => found.findIndex((other) => isSame(problem, other)) === index);
}

/** Addresses in components and in the configuration: `to="/x"`, `to: '/x'`, `page: /x`. */
const TARGET = /(?:\b(?:to|href)(?:=\{?|: )|\bpage: )["'`]?(\/[^\s"'`{}?#,$]*)(?=["'`?#}\s,])/g;
const FOLDERS = ['src', 'packages', 'plugins', 'site'];
const SOURCE = /^(?!.*(?:__tests__|__fixtures__)).*\.tsx?$/;

/** Finds links in cards, the navigation bar, the footer and other components, and in the list of error sources, that lead nowhere. */
export function checkTargets(root: string, {routes, hasStaticFile}: Pick<CheckContext, 'routes' | 'hasStaticFile'>): CheckProblem[] {
  const code = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    listFolder(path.join(root, folder))
      .filter((file) => SOURCE.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [...code, SUBSYSTEMS_FILE]
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(TARGET)]
            .map(([, route = '']) => route)
            .filter((route) => !routes.has(route) && !hasStaticFile(route))
            .map((route) => ({
              ...{file, line: index + 1, rule: '链接', offset: 0, excerpt: text.trim()},
              message: `站内链接 ${route} 不存在`,
              fix: '写站内的完整路径，例如 /concepts-flows',
            })),
        ),
    );
}
