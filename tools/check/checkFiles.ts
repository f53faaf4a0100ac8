import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addressOfRoute} from '../../lib/content/address';
import {readBundles} from '../../lib/content/bundles';
import {readPages, readUpstreamRoutes, routesFile} from '../../lib/content/content';
import {readDocsPages} from '../../lib/content/docsIndex';
import {readGlossary} from '../../lib/content/glossary';
import {isOwnPage} from '../../lib/content/ownPages';
import {readSettings} from '../../lib/content/settings';
import {type DocsVersion, readVersions, versionOfFile} from '../../lib/content/versions';
import {type DecodedText, decodeText} from '../../lib/input/decodeText';
import {describeReadError} from '../../lib/input/inputError';
import {first, must} from '../../lib/input/must';
import {readHiddenOperations} from '../../lib/openapi/apiChanges';
import {apiRoutes, readApiOperations} from '../../lib/openapi/apiOperations';
import {readAliases} from '../../plugins/search-zh/node/aliases';
import {checkPage, checkTextDocument, PARSE_RULE} from './checkDocuments';
import {mend} from './edits';
import {parsePage, parseYamlTexts} from './parseDocument';
import type {CheckContext, Page, Problem} from './types';

/** Addresses of the site that are not docs pages. */
const SITE_ROUTES = ['/search', '/glossary', '/privacy', '/offline', '/translation-status'];
const IMPORT = /^import\s[^'"\n]*['"](\.{1,2}\/[^'"]+\.mdx?)['"]/gm;

/** Finds pages of all versions whose text or front matter is unreadable. */
export function findUnreadablePages(root: string): Problem[] {
  return readVersions(root)
    .flatMap(readDocsPages)
    .flatMap(({path: file, problem}) =>
      problem ? [{file, ...problem, rule: PARSE_RULE, fix: '改好之前其余的检查做不了', excerpt: '', offset: 0}] : [],
    );
}

/** Returns the rule context for a file: that of its version. */
export type ContextOf = (file: string) => CheckContext;

type Shared = Pick<CheckContext, 'glossary' | 'hasStaticFile' | 'aliases'>;

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
    bundles: readBundles(version),
    settings: readSettings(version),
    routes: new Set([...routes, ...routesOf(version)]),
  };
}

/** Reads the rule contexts of the repository. */
export function readContext(root: string): ContextOf {
  const versions = readVersions(root).filter((version) => version.base === '' || existsSync(path.join(root, routesFile(version))));
  const shared: Shared = {
    glossary: readGlossary(root),
    hasStaticFile: (name) => name !== '/' && existsSync(path.join(root, 'static', name)),
    aliases: readAliases(root, '/'),
  };
  const routes = sharedRoutes(versions);
  const contexts = versions.map((version) => readVersionContext(version, shared, routes));
  const isOf = ({version: {folder}}: CheckContext, file: string) => folder !== '' && file.split('/').includes(folder);
  return (file) => {
    const version = versionOfFile(versions, file);
    const found = version ? contexts.find((context) => context.version === version) : contexts.find((context) => isOf(context, file));
    return found ?? first(contexts, 'a site has a docs version');
  };
}

/** Reads the fragments that a page imports. A missing one is skipped, because the build fails on it. */
function readFragments(root: string, file: string, source: string): Page[] {
  return [...source.matchAll(IMPORT)]
    .map((match) => path.posix.join(path.posix.dirname(file), must(match[1], 'a group of the expression')))
    .filter((fragment) => existsSync(path.join(root, fragment)))
    .map((fragment) => parsePage(fragment, readFileSync(path.join(root, fragment), 'utf8')));
}

type ParseError = {message: string; line?: number; place?: {line?: number; start?: {line: number}}; linePos?: {line: number}[]};

/** Each parser reports the error position in its own way. */
function parseProblem(file: string, error: ParseError): Problem {
  const line = error.line ?? error.place?.line ?? error.place?.start?.line ?? error.linePos?.[0]?.line ?? 1;
  const fix = /\.(?:ya?ml|json)$/.test(file) ? '改正 YAML；值里有冒号、# 或引号时加引号' : '正文里的 { 和 < 要放进行内代码或转义';
  return {file, line, rule: PARSE_RULE, message: `文件解析不了：${error.message.split('\n')[0]}`, fix, excerpt: '', offset: 0};
}

async function checkSource(root: string, file: string, source: string, context: CheckContext): Promise<Problem[]> {
  try {
    // The YAML parser also reads JSON.
    if (/\.(?:ya?ml|json)$/.test(file)) return await checkTextDocument(parseYamlTexts(file, source), context);
    return await checkPage(parsePage(file, source, readFragments(root, file, source)), context);
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

/** Checks one file of the repository; with `fix`, first applies automatic fixes. */
export async function checkFile(root: string, file: string, contextOf: ContextOf, fix = false): Promise<Problem[]> {
  const read = readText(root, file);
  if (read.problem) return [{file, ...read.problem, rule: PARSE_RULE, fix: '改好再检查', excerpt: '', offset: 0}];
  // The parsers count offsets with Unix line breaks.
  const source = read.text.replaceAll('\r\n', '\n');
  const check = (text: string) => checkSource(root, file, text, contextOf(file));
  if (!fix) return check(source);
  const mended = await mend(source, check);
  if (mended.source !== source) writeFileSync(path.join(root, file), mended.source);
  return mended.problems;
}
