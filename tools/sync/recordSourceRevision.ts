import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {splitFrontMatter} from '../../lib/content/frontMatter';
import type {TranslationSource} from '../../lib/content/frontMatterRules';
import {CommandError} from '../command/commandLine';
import {checkTranslatedStructure} from './checkStructure';
import {blobOf, hasObject, keepId, type Repository, readBlob, readWhenAdded, readWhereBranched} from './git';
import {readChineseShape, readEnglishShape, type SourceShape} from './readShape';
import type {TranslatedPage} from './repositoryFiles';

export type RecordInput = {
  root: string;
  page: TranslatedPage;
  repository: Repository;
  /** Source files at the recorded commit: blob ids by path. */
  files: ReadonlyMap<string, string>;
};

/** A prepared record of a source revision, and the problems that prevent it. */
export type RevisionRecord = {page: TranslatedPage; file: string; text: string; isNew: boolean; problems: string[]};

const IMPORT = /^import\s+\w+\s+from\s+['"](?:@site\/docs\/|\.{1,2}\/)([^'"]*_[^'"/]+\.mdx?)['"];?\s*$/gm;

/** Fragments that a page imports, if they exist here. */
function readFragments(root: string, page: TranslatedPage, text: string): SourceShape {
  const docs = path.join(root, page.path.slice(0, -page.file.length));
  return [...text.matchAll(IMPORT)].flatMap(([statement, name = '']) => {
    const base = statement.includes('@site/docs/') ? docs : path.join(docs, path.dirname(page.file));
    const prefix = statement.includes("'../") || statement.includes('"../') ? '..' : '';
    const fragment = path.join(base, prefix, name);
    return existsSync(fragment) ? readChineseShape(readFileSync(fragment, 'utf8'), name) : [];
  });
}

function currentSources({page, repository, files}: RecordInput): TranslationSource[] {
  return page.sources.map(({source, blob: former}) => {
    const blob = files.get(source);
    if (blob !== undefined) return {source, blob: keepId(repository, former, blob, source)};
    throw new CommandError(
      `${page.path}：${repository.dir} 的这个提交里没有 ${source}；上游可能改了名或移除了它，用 npm run upstream -- compare 查看`,
    );
  });
}

const readShapes = (repository: Repository, sources: readonly TranslationSource[]) =>
  sources.map(({source, blob}) => readEnglishShape(readBlob(repository, blobOf(repository, blob, source), source), source));

/** YAML would read an id of digits only, or like `12e34…`, as a number. */
const quote = (blob: string) => (/^\d+(?:e\d+)?$/.test(blob) ? `"${blob}"` : blob);

/** Writes new blob ids into the front matter of a page without other changes. */
function replaceBlobs(source: string, revisions: readonly TranslationSource[]): string {
  const {yaml = '', yamlStart} = splitFrontMatter(source);
  const translation = parseDocument(yaml).get('translation');
  if (!isMap(translation)) return source;
  const also = translation.get('also');
  const entries = [translation, ...(isSeq(also) ? also.items.filter(isMap) : [])];
  const edits = entries.flatMap((entry) => {
    const blob = entry.get('blob', true);
    const revision = revisions.find((candidate) => candidate.source === entry.get('source'));
    return revision && isScalar(blob) && blob.range ? [{start: blob.range[0], end: blob.range[1], text: quote(revision.blob)}] : [];
  });
  const replaced = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: value}) => text.slice(0, start) + value + text.slice(end), yaml);
  return source.slice(0, yamlStart) + replaced + source.slice(yamlStart + yaml.length);
}

/** The text of a page without its front matter. */
function bodyOf(source: string): string {
  return splitFrontMatter(source).body.trim();
}

/** The page when its current blob id was written; `undefined` if the git history does not have it. */
function readLastRecorded({root, page}: RecordInput): string | undefined {
  const [main] = page.sources;
  return main && readWhenAdded({dir: root}, page.path, main.blob);
}

/**
 * Whether the page has not been revised: its text is still that of the last record, or that of the main branch. A page also changes for
 * other reasons; changes on this branch are the best available sign.
 */
function isUnrevised({root, page}: RecordInput, text: string, lastRecorded: string | undefined): boolean {
  const branched = readWhereBranched({dir: root}, page.path);
  return [lastRecorded, branched].some((former) => former !== undefined && bodyOf(former) === bodyOf(text));
}

function readAccepted(text: string | undefined, {root, page}: RecordInput): SourceShape {
  if (text === undefined) return [];
  try {
    return [...readChineseShape(text, page.file), ...readFragments(root, page, text)];
  } catch {
    // An invalid old version of a page cannot be compared.
    return [];
  }
}

/**
 * Prepares the record of a page: its text with the new blob ids, and all problems that prevent it.
 *
 * @throws CommandError if a text cannot be read
 */
export function prepareRecord(input: RecordInput): RevisionRecord {
  const {root, page, repository} = input;
  const file = path.join(root, page.path);
  const text = readFileSync(file, 'utf8');
  const sources = currentSources(input);
  const isNew = sources.some(({blob}, index) => blob !== page.sources[index]?.blob);
  const isAtHand = page.sources.every(({source, blob}) => hasObject(repository, blobOf(repository, blob, source)));
  const then = readLastRecorded(input);
  const problems = checkTranslatedStructure({
    chinese: [...readChineseShape(text, page.path), ...readFragments(root, page, text)],
    english: readShapes(repository, sources),
    former: isAtHand ? readShapes(repository, page.sources) : [],
    accepted: readAccepted(then, input),
  });
  if (isNew && isUnrevised(input, text, then)) problems.push('原文改了，译文的正文没有改过（与上次记录时或主分支上相同）');
  return {page, file, text: replaceBlobs(text, sources), isNew, problems};
}

/** Writes the new source revision into a page. */
export function recordSourceRevision({file, text}: RevisionRecord): void {
  writeFileSync(file, text);
}
