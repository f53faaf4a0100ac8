import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../build/hashFiles';
import {keepResult} from '../build/keepResult';
import {InputError} from '../input/inputError';
import {isObject} from '../input/isObject';
import {checkTexts, type LintProblem, type LintResult, lintDescription} from './checkDescription';
import {normalizeDescription} from './normalizeDescription';
import {type OpenApi, toPointer} from './openApi';
import {applyOverlay, type OverlayAction, type Provenance, parseOverlay, readSourceFile, type SourceFile} from './overlay';
import type {ApiProblem, JsonValue} from './types';

/** Paths of a description and its texts, relative to the site. */
export type ApiSources = {
  /** The OpenAPI file. */
  description: string;
  /** Folder of its overlays. */
  overlays: string;
  /** Folder of overlays that several versions share. They are applied first, and their targets may be missing. */
  shared?: string;
};

function listOverlayFiles(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

export function readOverlays(siteDir: string, folder: string): {actions: OverlayAction[]; problems: ApiProblem[]} {
  const read = listOverlayFiles(siteDir, folder).map((file) => {
    const {source, problems} = readSourceFile(siteDir, file);
    return problems.length > 0 ? {actions: [], problems} : parseOverlay(source);
  });
  return {actions: read.flatMap(({actions}) => actions), problems: read.flatMap(({problems}) => problems)};
}

/** Assigns a problem in the merged description to the file that wrote the value: an overlay, or the description itself. */
function locate({path: location, message}: LintProblem, base: SourceFile, provenance: Provenance): ApiProblem {
  for (let length = location.length; length > 0; length -= 1) {
    const origin = provenance.get(toPointer(location.slice(0, length)));
    if (origin) return {file: origin.file, line: origin.line, pointer: toPointer(location), message};
  }
  return {file: base.file, line: base.lineOf(location), pointer: toPointer(location), message};
}

/** Formats problems, one per line, sorted by place. */
export function formatApiProblems(problems: readonly ApiProblem[]): string {
  const lines = [...problems]
    .sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))
    .map(({file, line, pointer, message}) => `  - ${file}${line ? `:${line}` : ''}${pointer ? ` ${pointer}` : ''}：${message}`);
  return [...new Set(lines)].join('\n');
}

/** If the parser crashes on a description, that is reported as a problem. */
async function lintSafely(description: JsonValue, file: string): Promise<LintResult> {
  try {
    return await lintDescription({description, file});
  } catch (error) {
    const message = `检查 OpenAPI 的程序读不了这份描述（${(error as Error).message.split('\n')[0]}）；从最近改动的部分找起，逐段删去再试`;
    return {problems: [{path: [], message}], wellFormed: false};
  }
}

/** Finds all problems of the description and its overlays. `api` is complete if there are none. */
export async function loadAndCheck(siteDir: string, options: ApiSources): Promise<{api: OpenApi; problems: ApiProblem[]}> {
  const base = readSourceFile(siteDir, options.description);
  const shared = options.shared === undefined ? {actions: [], problems: []} : readOverlays(siteDir, options.shared);
  const overlays = readOverlays(siteDir, options.overlays);
  // Changed in place, because copying an action would compute its line.
  for (const action of shared.actions) action.isShared = true;
  const actions = [...shared.actions, ...overlays.actions];
  const api = base.source.value as unknown as OpenApi;
  const unreadable = [...base.problems, ...shared.problems, ...overlays.problems];
  if (base.problems.length > 0) return {api, problems: unreadable};
  const {value: written} = base.source;
  if (!isObject(written) || (written.paths !== undefined && !isObject(written.paths))) {
    return {api, problems: [...unreadable, {file: options.description, line: 1, message: '应为 OpenAPI 3.1 文档；paths 应为键值对'}]};
  }
  if (!/^3\.1\.\d+$/.test(String(api.openapi))) {
    const message = `openapi 应为 3.1.x；收到的是 ${JSON.stringify(api.openapi)}`;
    return {
      api,
      problems: [...unreadable, {file: options.description, line: base.source.lineOf(['openapi']), pointer: '#/openapi', message}],
    };
  }
  const applied = applyOverlay(base.source.value, actions);
  normalizeDescription(written);
  const linted = await lintSafely(base.source.value, options.description);
  const texts = linted.wellFormed ? checkTexts(api) : [];
  const located = [...linted.problems, ...texts].map((problem) => locate(problem, base.source, applied.provenance));
  return {api, problems: [...unreadable, ...applied.problems, ...located]};
}

/**
 * Reads the OpenAPI description and merges the overlays into it.
 *
 * @throws Error that lists every problem with file, line and JSON pointer
 */
export async function loadApi(siteDir: string, options: ApiSources): Promise<OpenApi> {
  const {api, problems} = await loadAndCheck(siteDir, options);
  if (problems.length > 0) {
    throw new InputError(
      `[api-reference] API 描述有误（${problems.length} 处）：\n${formatApiProblems(problems)}\n写法见 plugins/api-reference/README.md。`,
    );
  }
  return api;
}

/** Reads the OpenAPI description of a site and merges its overlays into it. */
export type LoadApi = (siteDir: string, sources: ApiSources) => Promise<OpenApi>;

const loaded = new Map<string, {stamp: string; api: Promise<OpenApi>}>();

/**
 * Like `loadApi`, but loads only once while the files stay the same, also in later runs: the reference of each version also reads that of
 * another version to list the changes. Docusaurus gives each plugin its own copy of a module, so plugins get this function as an option to
 * share the cache.
 */
export const loadApiOnce: LoadApi = (siteDir, sources) => {
  const {description, overlays, shared} = sources;
  const files = [description, shared, overlays].filter((file) => file !== undefined && existsSync(path.join(siteDir, file))) as string[];
  const stamp = hashFiles(siteDir, files);
  const key = `${siteDir} ${description}`;
  const known = loaded.get(key);
  if (known?.stamp === stamp) return known.api;
  const name = `api-${description.replaceAll('/', '-')}`;
  const api = keepResult({siteDir, name, code: __filename, sources: [stamp]}, () => loadApi(siteDir, sources));
  loaded.set(key, {stamp, api});
  return api;
};
