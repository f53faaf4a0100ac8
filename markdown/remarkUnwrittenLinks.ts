import type {Link, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type UnwrittenLinksOptions = {
  /** Routes of the pages that stand on this site. */
  written: readonly string[];
  /** Routes that the source documentation has. */
  known: readonly string[];
  /** Origin of the English documentation. */
  upstreamDocs: string;
};

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
const LINK_ATTRIBUTES = ['to', 'href'];

function visit(node: Nodes, onLink: (link: Link) => void, onJsx: (element: JsxElement) => void): void {
  if (node.type === 'link') onLink(node);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') onJsx(node);
  if ('children' in node) for (const child of node.children) visit(child, onLink, onJsx);
}

function linkAttributes(element: JsxElement): MdxJsxAttribute[] {
  return element.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && LINK_ATTRIBUTES.includes(attribute.name),
  );
}

/**
 * Sends links to pages that exist upstream but are not translated yet to the English page, and says so.
 * Authors write the final address from the start; the detour ends by itself once the page stands.
 */
export default function remarkUnwrittenLinks({written, known, upstreamDocs}: UnwrittenLinksOptions) {
  const missing = new Set(known.filter((route) => !written.includes(route)));
  const isMissing = (url: string) => missing.has(url.split(/[?#]/)[0] ?? '');
  return (root: Root): void => {
    visit(
      root,
      (link) => {
        if (!isMissing(link.url)) return;
        link.url = upstreamDocs + link.url;
        link.children.push({type: 'text', value: '（英文）'});
      },
      (element) => {
        for (const attribute of linkAttributes(element)) {
          if (typeof attribute.value === 'string' && isMissing(attribute.value)) attribute.value = upstreamDocs + attribute.value;
        }
      },
    );
  };
}
