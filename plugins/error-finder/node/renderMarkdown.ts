import type {Element, Root} from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Creates a Markdown renderer that adds `baseUrl` to links that start with `/`, and omits raw HTML. */
export function createRenderer(baseUrl: string): (markdown: string) => string {
  const rewrite = () => (root: Root) =>
    visit(root, 'element', ({tagName, properties}: Element) => {
      const href = String(properties.href ?? '');
      if (tagName === 'a' && href.startsWith('/')) properties.href = baseUrl + href.slice(1);
    });
  const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkRehype).use(rewrite).use(rehypeStringify).freeze();
  // The `<p>` of a single paragraph is removed, because the page inserts it into an existing element.
  return (markdown) => String(processor.processSync(markdown)).replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>\s*$/, '$1');
}
