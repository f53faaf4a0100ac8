import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashText} from '../../lib/build/cacheFile';
import {codeHash} from '../../lib/build/codeHash';
import {PageCache} from '../../lib/build/pageCache';
import {addressOfRoute} from '../../lib/content/address';
import {readPages, readUpstreamRoutes, routesFile} from '../../lib/content/content';
import {readDocsPages} from '../../lib/content/docsIndex';
import {readGlossary} from '../../lib/content/glossary';
import {isOwnPage} from '../../lib/content/ownPages';
import {type DocsVersion, readVersions, versionOfFile} from '../../lib/content/versions';
import {type DecodedText, decodeText} from '../../lib/input/decodeText';
import {describeReadError, InputError} from '../../lib/input/inputError';
import {listFolder} from '../../lib/input/listFolder';
import {first, must} from '../../lib/input/must';
import {readHiddenOperations} from '../../lib/openapi/apiChanges';
import {apiRoutes, readApiOperations} from '../../lib/openapi/apiOperations';
import {partsOf} from '../../lib/pages/readParts';
import {bundlesData} from '../../lib/versionData/bundles';
import {settingsData} from '../../lib/versionData/settings';
import {readStatements, type Statement} from './agreement';
import {checkPage, checkTextDocument, PARSE_RULE} from './checkDocuments';
import {mend} from './edits';
import {parsePage, parseYamlTexts} from './parseDocument';
import type {CheckContext, CheckProblem, Page} from './types';

/** Addresses of the site that are not docs pages. */
const SITE_ROUTES = ['/search', '/glossary', '/privacy', '/offline', '/translation-status'];
const LANDING = /^api\/(?:[\w.]+\/)?landing\.md$/;
/** API texts that the versions have in common. */
const SHARED_API_TEXTS = 'api/overlay/';
const IMPORT = /^import\s[^'"\n]*['"](\.{1,2}\/[^'"]+\.mdx?)['"]/gm;

/** Finds pages of all versions whose text or front matter is unreadable. */
export function findUnreadablePages(root: string): CheckProblem[] {
  return readVersions(root)
    .flatMap(readDocsPages)
    .flatMap(({path: file, problem}) =>
      problem ? [{file, ...problem, rule: PARSE_RULE, fix: '改好之前其余的检查做不了', excerpt: '', offset: 0}] : [],
    );
}

/** Returns the rule context for a file: that of its version. */
export type ContextOf = (file: string) => CheckContext;

/** Problems and statements of the files as they were when last checked. */
export type Kept = {
  cache: PageCache;
  /** What the result for a file depends on besides its text. */
  basisOf: (file: string) => string;
};

/** Prepares the results of the last run. They hold while the code, the data for the rules and the text of the file are the same. */
export function openKept(root: string, contextOf: ContextOf): Kept {
  const code = codeHash([__filename]);
  const files = existsSync(path.join(root, 'static')) ? listFolder(path.join(root, 'static')) : [];
  const hashes = new Map<CheckContext, string>();
  const hashOf = (context: CheckContext) => {
    // Functions depend on the list of files, expressions on the glossary.
    const {glossary, routes, hasStaticFile: _, ...data} = context;
    const patterns = glossary.map((entry) => [
      entry,
      entry.forbidden.map((each) => [each.pattern, each.except, each.allowedNear].map(String)),
    ]);
    return hashText(JSON.stringify([data, [...routes], patterns, files]));
  };
  const basisOf = (file: string) => {
    const context = contextOf(file);
    const known = hashes.get(context) ?? hashOf(context);
    hashes.set(context, known);
    return known;
  };
  return {cache: new PageCache(root, code, 'check/content'), basisOf};
}

type Shared = Pick<CheckContext, 'glossary' | 'hasStaticFile'>;

/** Data that `checkData` reports if they are wrong; until then, texts are checked without them. */
export function readOr<Data>(none: Data, read: () => Data): Data {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return none;
    throw error;
  }
}

/** Addresses that links in any version may have: those of the site itself, and those with a version prefix. */
function sharedRoutes(versions: readonly DocsVersion[]): string[] {
  const ownPages = versions.flatMap(readPages).filter(({file}) => isOwnPage(file));
  const named = versions
    .filter(({folder}) => folder)
    .flatMap((version) =>
      ['/', ...routesOf(version)].flatMap((route) => [`/${version.label}${route}`, addressOfRoute(`/${version.label}`, route)]),
    );
  return ['/', ...SITE_ROUTES, ...ownPages.map(({address}) => address), ...named];
}

const routesOf = (version: DocsVersion): string[] => [
  ...Object.keys(readUpstreamRoutes(version)),
  ...readPages(version).flatMap(({file, route}) => (isOwnPage(file) ? [route] : [])),
  ...apiRoutes(version),
];

function readVersionContext(version: DocsVersion, shared: Shared, routes: readonly string[]): CheckContext {
  const operations = [...readApiOperations(version), ...readHiddenOperations(version)];
  return {
    ...shared,
    version,
    operations,
    bundles: readOr(undefined, () => bundlesData.read(version)),
    settings: readOr(undefined, () => settingsData.read(version)),
    routes: new Set([...routes, ...routesOf(version)]),
  };
}

/** Reads the rule contexts of the repository. */
export function readContext(root: string): ContextOf {
  const versions = readVersions(root).filter((version) => version.base === '' || existsSync(path.join(root, routesFile(version))));
  const shared: Shared = {
    glossary: readOr([], () => readGlossary(root)),
    hasStaticFile: (name) => name !== '/' && existsSync(path.join(root, 'static', name)),
  };
  const routes = sharedRoutes(versions);
  const contexts = versions.map((version) => readVersionContext(version, shared, routes));
  const isOf = ({version: {folder}}: CheckContext, file: string) => folder !== '' && file.split('/').includes(folder);
  // Each version takes from there what its own description has.
  const anyVersion = {...first(contexts, 'a site has a docs version'), routes: new Set(contexts.flatMap((context) => [...context.routes]))};
  return (file) => {
    if (file.startsWith(SHARED_API_TEXTS)) return anyVersion;
    const version = versionOfFile(versions, file);
    const found = version ? contexts.find((context) => context.version === version) : contexts.find((context) => isOf(context, file));
    return found ?? first(contexts, 'a site has a docs version');
  };
}

/** The fragments that a page imports. A missing one is skipped, because the build fails on it. */
const fragmentFiles = (root: string, file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)]
    .map((match) => path.posix.join(path.posix.dirname(file), must(match[1], 'a group of the expression')))
    .filter((fragment) => existsSync(path.join(root, fragment)));

const readFragments = (root: string, file: string, source: string): Page[] =>
  fragmentFiles(root, file, source).map((fragment) => parsePage(fragment, readFileSync(path.join(root, fragment), 'utf8')));

type ParseError = {message: string; line?: number; place?: {line?: number; start?: {line: number}}; linePos?: {line: number}[]};

/** Each parser reports the error position in its own way. */
function parseProblem(file: string, error: ParseError): CheckProblem {
  const line = error.line ?? error.place?.line ?? error.place?.start?.line ?? error.linePos?.[0]?.line ?? 1;
  const fix = /\.(?:ya?ml|json)$/.test(file) ? '改正 YAML；值里有冒号、# 或引号时加引号' : '正文里的 { 和 < 要放进行内代码或转义';
  return {file, line, rule: PARSE_RULE, message: `文件解析不了：${error.message.split('\n')[0]}`, fix, excerpt: '', offset: 0};
}

async function checkSource(root: string, file: string, source: string, context: CheckContext): Promise<CheckProblem[]> {
  try {
    // The YAML parser also reads JSON.
    if (/\.(?:ya?ml|json)$/.test(file)) return await checkTextDocument(parseYamlTexts(file, source), context);
    // The start page of the API reference has its own structure.
    if (LANDING.test(file)) return await checkTextDocument(parsePage(file, source), context);
    const page = parsePage(file, source, readFragments(root, file, source));
    partsOf(root, file, source, page.tree);
    return await checkPage(page, context);
  } catch (error) {
    return [parseProblem(file, error as ParseError)];
  }
}

function readText(root: string, file: string): DecodedText {
  try {
    return decodeText(readFileSync(path.join(root, file)));
  } catch (error) {
    return {problem: {line: 1, message: describeReadError(error)}};
  }
}

/** How files are checked. */
export type FileCheck = {
  root: string;
  contextOf: ContextOf;
  /** Whether to apply automatic fixes first. */
  fix?: boolean;
  /** Results of the last run. */
  kept?: Kept;
};

type FileResult = {problems: CheckProblem[]; statements: Statement[]};

/** What a page states, for the comparison with other pages. */
const statementsOf = (root: string, file: string, source: string): Statement[] =>
  file.endsWith('.mdx') ? readStatements(partsOf(root, file, source)) : [];

async function checkKept({root, contextOf, kept}: FileCheck, file: string, source: string): Promise<FileResult> {
  const make = async () => ({
    problems: await checkSource(root, file, source, contextOf(file)),
    statements: statementsOf(root, file, source),
  });
  if (!kept) return make();
  const fragments = fragmentFiles(root, file, source).map((fragment) => readFileSync(path.join(root, fragment), 'utf8'));
  const key = [file, source, fragments, kept.basisOf(file)];
  return kept.cache.find<FileResult>(key) ?? kept.cache.keep(key, await make());
}

/** Checks one file of the repository; with `fix`, first applies automatic fixes. */
export async function checkFile(check: FileCheck, file: string): Promise<FileResult> {
  const {root, contextOf, fix} = check;
  const read = readText(root, file);
  if (read.problem) {
    return {problems: [{file, ...read.problem, rule: PARSE_RULE, fix: '改好再检查', excerpt: '', offset: 0}], statements: []};
  }
  // The parsers count offsets with Unix line breaks.
  const source = read.text.replaceAll('\r\n', '\n');
  if (!fix) return checkKept(check, file, source);
  const mended = await mend(source, (text) => checkSource(root, file, text, contextOf(file)));
  if (mended.source !== source) writeFileSync(path.join(root, file), mended.source);
  return {problems: mended.problems, statements: statementsOf(root, file, mended.source)};
}
