import type {Link, Nodes, Root} from 'mdast';

export type UnwrittenLinksOptions = {
  /** Routes of the pages that stand on this site. */
  written: readonly string[];
  /** Routes that the source documentation has. */
  known: readonly string[];
  /** Origin of the English documentation. */
  upstreamDocs: string;
};

function visitLinks(node: Nodes, visit: (link: Link) => void): void {
  if (node.type === 'link') visit(node);
  if ('children' in node) for (const child of node.children) visitLinks(child, visit);
}

/**
 * Sends links to pages that exist upstream but are not translated yet to the English page, and says so.
 * Authors write the final address from the start; the detour ends by itself once the page stands.
 */
export default function remarkUnwrittenLinks({written, known, upstreamDocs}: UnwrittenLinksOptions) {
  const missing = new Set(known.filter((route) => !written.includes(route)));
  return (root: Root): void => {
    visitLinks(root, (link) => {
      const route = link.url.split(/[?#]/)[0] ?? '';
      if (!missing.has(route)) return;
      link.url = upstreamDocs + link.url;
      link.children.push({type: 'text', value: '（英文）'});
    });
  };
}
