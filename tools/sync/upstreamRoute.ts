import {parse} from 'yaml';
import {splitFrontMatter} from '../../lib/content/frontMatter';

/**
 * The address that Docusaurus gives an upstream page within its version.
 *
 * @param folder folder of the version's pages in the upstream repository
 * @throws the parser's error if the front matter is not valid YAML
 */
export function upstreamRoute(file: string, text: string, folder: string): string {
  const fields: unknown = parse(splitFrontMatter(text).yaml ?? '') ?? {};
  const slug = (fields as {slug?: unknown}).slug;
  const id = file.slice(folder.length).replace(/\.mdx?$/, '');
  if (typeof slug !== 'string') return id;
  return slug.startsWith('/') ? slug : `${id.slice(0, id.lastIndexOf('/'))}/${slug}`;
}
