import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly)
  .freeze();

/**
 * Parses the text of a page in the dialect of the site.
 *
 * @throws the parser's message, with a `line`, if the text is not valid MDX
 */
export const parseMdx = (source: string): Root => mdxParser.parse(source);
