import {parse} from 'yaml';
import {splitFrontMatter} from '../../lib/content/frontMatter';
import {UPSTREAM_PAGES} from './repositoryFiles';

/**
 * The address that Docusaurus gives to an upstream page.
 *
 * @throws the parser's error where the front matter is not valid YAML
 */
export function upstreamRoute(file: string, text: string): string {
  const fields: unknown = parse(splitFrontMatter(text).yaml ?? '') ?? {};
  const slug = (fields as {slug?: unknown}).slug;
  const id = file.slice(UPSTREAM_PAGES.length).replace(/\.mdx?$/, '');
  if (typeof slug !== 'string') return id;
  return slug.startsWith('/') ? slug : `${id.slice(0, id.lastIndexOf('/'))}/${slug}`;
}
