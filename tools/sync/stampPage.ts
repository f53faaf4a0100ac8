import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TranslationSource} from '../../plugins/translation/types';
import {CommandError} from '../command/commandLine';
import {checkStructure} from './checkStructure';
import {hasObject, type Repository, readBlob, readWhenAdded, readWhereBranched} from './git';
import {readChineseShape, readEnglishShape, type Shape} from './readShape';
import type {TranslatedPage} from './repositoryFiles';
import {bodyOf, stampText} from './stampText';

export type StampInput = {
  root: string;
  page: TranslatedPage;
  repository: Repository;
  /** Source files at the commit to stamp with: blob ids by path. */
  files: ReadonlyMap<string, string>;
};

/** A stamp that is ready to be written, and what speaks against it. */
export type Stamp = {page: TranslatedPage; file: string; text: string; isNew: boolean; problems: string[]};

const IMPORT = /^import\s+\w+\s+from\s+['"](?:@site\/docs\/|\.{1,2}\/)([^'"]*_[^'"/]+\.mdx?)['"];?\s*$/gm;

/** The fragments that a page imports, where they stand here. */
function readFragments(root: string, page: TranslatedPage, text: string): Shape {
  const docs = path.join(root, page.path.slice(0, -page.file.length));
  return [...text.matchAll(IMPORT)].flatMap(([statement, name = '']) => {
    const base = statement.includes('@site/docs/') ? docs : path.join(docs, path.dirname(page.file));
    const prefix = statement.includes("'../") || statement.includes('"../') ? '..' : '';
    const fragment = path.join(base, prefix, name);
    return existsSync(fragment) ? readChineseShape(readFileSync(fragment, 'utf8'), name) : [];
  });
}

function currentSources({page, repository, files}: StampInput): TranslationSource[] {
  return page.sources.map(({source}) => {
    const blob = files.get(source);
    if (blob !== undefined) return {source, blob};
    throw new CommandError(
      `${page.path}：${repository.dir} 的这个提交里没有 ${source}；上游可能改了名或移除了它，用 npm run upstream:compare 查看`,
    );
  });
}

const readShapes = (repository: Repository, sources: readonly TranslationSource[]) =>
  sources.map(({source, blob}) => readEnglishShape(readBlob(repository, blob, source), source));

/** The page as it stood when its present blob id was written; `undefined` where this repository's history does not say. */
function readLastStamped({root, page}: StampInput): string | undefined {
  const [main] = page.sources;
  return main && readWhenAdded({dir: root}, page.path, main.blob);
}

/**
 * Whether nobody has revised the page for this stamp: its text is still that of its last stamp, or that of the main branch.
 * A page changes for other reasons too; what came in with this branch is the closest that can be told.
 */
function isUnrevised({root, page}: StampInput, text: string, lastStamped: string | undefined): boolean {
  const branched = readWhereBranched({dir: root}, page.path);
  return [lastStamped, branched].some((former) => former !== undefined && bodyOf(former) === bodyOf(text));
}

function readAccepted(text: string | undefined, {root, page}: StampInput): Shape {
  if (text === undefined) return [];
  try {
    return [...readChineseShape(text, page.file), ...readFragments(root, page, text)];
  } catch {
    // A page that was stamped in a state that does not parse tells nothing.
    return [];
  }
}

/**
 * Prepares the stamp of a page: its text with the new blob ids, and everything that speaks against them.
 *
 * @throws CommandError where a text cannot be read
 */
export function prepareStamp(input: StampInput): Stamp {
  const {root, page, repository} = input;
  const file = path.join(root, page.path);
  const text = readFileSync(file, 'utf8');
  const sources = currentSources(input);
  const isNew = sources.some(({blob}, index) => blob !== page.sources[index]?.blob);
  const isAtHand = page.sources.every(({blob}) => hasObject(repository, blob));
  const then = readLastStamped(input);
  const problems = checkStructure({
    chinese: [...readChineseShape(text, page.path), ...readFragments(root, page, text)],
    english: readShapes(repository, sources),
    former: isAtHand ? readShapes(repository, page.sources) : [],
    accepted: readAccepted(then, input),
  });
  if (isNew && isUnrevised(input, text, then)) problems.push('原文改了，译文的正文没有改过（与上次盖章时或主分支上相同）');
  return {page, file, text: stampText(text, sources), isNew, problems};
}

/** Writes a stamp into its page. */
export function writeStamp({file, text}: Stamp): void {
  writeFileSync(file, text);
}
