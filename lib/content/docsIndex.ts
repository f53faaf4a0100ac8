import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '../input/parseYaml';
import {addressOfRoute} from './address';
import {splitFrontMatter} from './frontMatter';

/** A written page of the docs. */
export type DocsPage = {
  /** Path under the folder of its version's pages, with forward slashes. */
  file: string;
  /** Path under the site: `docs/x.mdx`, `versioned_docs/version-1.5/x.mdx`. */
  path: string;
  /** Docusaurus document id: the file's path without its extension. */
  id: string;
  /** The page's address within its version, from its front matter (`slug`). */
  route: string;
  /** The page's address on the site: its route, behind the path of its version. */
  address: string;
  frontMatter: Record<string, unknown>;
  /** Front matter that cannot be read: the reason. */
  problem?: string;
};

/** Lists the Markdown files under a folder, sorted; names that start with `_` are fragments, not pages. */
export function listMarkdownFiles(folder: string, {fragments = false} = {}): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => fragments || !file.split('/').some((part) => part.startsWith('_')))
    .sort();
}

type FrontMatter = Pick<DocsPage, 'frontMatter' | 'problem'>;

// One build asks for the pages many times over, and parsing YAML is most of what that costs.
const parsed = new Map<string, FrontMatter>();

function readFrontMatter(source: string): FrontMatter {
  const block = splitFrontMatter(source).yaml;
  if (block === undefined) return {frontMatter: {}, problem: '没有 front matter'};
  const known = parsed.get(block) ?? parseFrontMatter(block);
  parsed.set(block, known);
  return known;
}

function parseFrontMatter(block: string): FrontMatter {
  const {value, problems} = parseYaml(block);
  if (problems[0]) return {frontMatter: {}, problem: `front matter 不是有效的 YAML：${problems[0].message}`};
  return value && typeof value === 'object' && !Array.isArray(value)
    ? {frontMatter: value as Record<string, unknown>}
    : {frontMatter: {}, problem: 'front matter 不是键值对'};
}

/** Where the pages of a version lie, and under which path they are served. */
type PagesFolder = {root: string; docs: string; base: string};

/** Reads the front matter of every page of a version; one of which nothing is written has no folder. */
export function readDocsPages({root, docs, base}: PagesFolder): DocsPage[] {
  const folder = path.join(root, docs);
  if (!existsSync(folder)) return [];
  return listMarkdownFiles(folder).map((file) => {
    const read = readFrontMatter(readFileSync(path.join(folder, file), 'utf8'));
    const id = file.replace(/\.mdx?$/, '');
    const slug = read.frontMatter.slug;
    const route = typeof slug === 'string' ? slug : `/${id}`;
    return {file, path: `${docs}/${file}`, id, route, address: addressOfRoute(base, route), ...read};
  });
}
