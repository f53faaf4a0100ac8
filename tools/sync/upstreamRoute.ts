import {parse} from 'yaml';
import {UPSTREAM_PAGES} from './repositoryFiles';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/**
 * The address that Docusaurus gives to an upstream page.
 *
 * @throws the parser's error where the front matter is not valid YAML
 */
export function upstreamRoute(file: string, text: string): string {
  const fields: unknown = parse(FRONT_MATTER.exec(text)?.[1] ?? '') ?? {};
  const slug = (fields as {slug?: unknown}).slug;
  const id = file.slice(UPSTREAM_PAGES.length).replace(/\.mdx?$/, '');
  if (typeof slug !== 'string') return id;
  return slug.startsWith('/') ? slug : `${id.slice(0, id.lastIndexOf('/'))}/${slug}`;
}
