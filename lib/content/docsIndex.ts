import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeText, type TextProblem} from '../input/decodeText';
import {describeReadError} from '../input/inputError';
import {listFolder} from '../input/listFolder';
import {parseYaml} from '../input/parseYaml';
import {addressOfRoute} from './address';
import {splitFrontMatter} from './frontMatter';

/** An existing page of the docs. */
export type DocsPage = {
  /** Path within the folder of its version, with forward slashes. */
  file: string;
  /** Path relative to the site: `docs/x.mdx`, `versioned_docs/version-1.5/x.mdx`. */
  path: string;
  /** Docusaurus document id: the file's path without its extension. */
  id: string;
  /** The page's address within its version, from its front matter (`slug`). */
  route: string;
  /** Address of the page on the site: path of its version plus route. */
  address: string;
  frontMatter: Record<string, unknown>;
  /** Why the page or its front matter cannot be read. */
  problem?: TextProblem;
};

/** Lists the Markdown files in a folder, sorted. Files that start with `_` are fragments, not pages. */
export function listMarkdownFiles(folder: string, {fragments = false} = {}): string[] {
  return listFolder(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => fragments || !file.split('/').some((part) => part.startsWith('_')));
}

/** A front matter block right after another. */
const SECOND_BLOCK = /^\s*---\r?\n(?:[\w-]+:.*\r?\n|\s+.*\r?\n)+---(?:\r?\n|$)/;

type FrontMatter = Pick<DocsPage, 'frontMatter' | 'problem'>;

// One build reads the pages many times, and parsing YAML takes most of that time.
const parsed = new Map<string, FrontMatter>();

const unreadable = (message: string, line = 1): FrontMatter => ({frontMatter: {}, problem: {line, message}});

function readFrontMatter(file: string): FrontMatter {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return unreadable(describeReadError(error));
  }
  const {text, problem} = decodeText(bytes);
  if (problem) return {frontMatter: {}, problem};
  const {yaml: block, body} = splitFrontMatter(text);
  if (block === undefined) return unreadable('没有 front matter；第一行应为 ---，写完各键之后再写一行 ---');
  if (SECOND_BLOCK.test(body)) {
    return unreadable(
      '有两段 front matter；Docusaurus 把第二段当作正文，请合成一段',
      text.slice(0, text.length - body.trimStart().length).split('\n').length,
    );
  }
  const known = parsed.get(block) ?? parseFrontMatter(block);
  parsed.set(block, known);
  return known;
}

function parseFrontMatter(block: string): FrontMatter {
  const {value, problems} = parseYaml(block, {dates: true});
  // The YAML starts on line 2 of the page.
  if (problems[0]) {
    const {message, line} = problems[0];
    return unreadable(`front matter 不是有效的 YAML（${message}）；值里有冒号、# 或引号时加引号`, line + 1);
  }
  return value && typeof value === 'object' && !Array.isArray(value)
    ? {frontMatter: value as Record<string, unknown>}
    : unreadable('front matter 应为键值对，例如 title: 页面标题', 2);
}

/** 1-based line of a key in the front matter of a page, or of the deepest existing part of the path. */
export function lineInFrontMatter(root: string, file: string, key: readonly PropertyKey[]): number {
  const full = path.join(root, file);
  const block = existsSync(full) ? splitFrontMatter(readFileSync(full, 'utf8')).yaml : undefined;
  return block === undefined ? 1 : parseYaml(block, {dates: true}).lineOf(key) + 1;
}

/** Folder of the pages of a version, and the path under which they are served. */
type PagesFolder = {root: string; docs: string; base: string};

/** Reads the front matter of every page of a version. A version without pages has no folder. */
export function readDocsPages({root, docs, base}: PagesFolder): DocsPage[] {
  const folder = path.join(root, docs);
  if (!existsSync(folder)) return [];
  return listMarkdownFiles(folder).map((file) => {
    const read = readFrontMatter(path.join(folder, file));
    const id = file.replace(/\.mdx?$/, '');
    const slug = read.frontMatter.slug;
    const route = typeof slug === 'string' ? slug : `/${id}`;
    return {file, path: `${docs}/${file}`, id, route, address: addressOfRoute(base, route), ...read};
  });
}
