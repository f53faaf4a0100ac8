import type {Link, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {addressOfRoute} from '../lib/content/address';

/** The pages of a version, as far as links to them are concerned. */
export type LinkedVersion = {
  label: string;
  /** Path under which the version stands on this site; nothing for the one at the root. */
  base: string;
  /** Routes of the pages that stand on this site. */
  written: readonly string[];
  /** Routes that the source documentation has. */
  known: readonly string[];
};

export type UnwrittenLinksOptions = Pick<LinkedVersion, 'written' | 'known'> & {
  /** Path of the version whose pages are read; links are relative to it. */
  base?: string;
  /** All versions, which links may name: `/1.5/concepts-flows`. */
  versions?: readonly LinkedVersion[];
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

const API = /^\/api(?:\/[a-z0-9-]+)?$/;

/** Answers where a route of a version leads; `undefined` where it is none of the version's. */
function createResolver({written, known, base = ''}: Pick<UnwrittenLinksOptions, 'written' | 'known' | 'base'>, upstreamDocs: string) {
  const standing = new Set(written);
  const expected = new Set(known);
  // Where the API of a version is not described here, its pages are as unwritten as others.
  const isApiMissing = !expected.has('/api') && base !== '';
  return (route: string, rest: string): Target | undefined => {
    if (standing.has(route)) return {url: addressOfRoute(base, route) + rest, isEnglish: false};
    const isMissing = expected.has(route) || (isApiMissing && API.test(route));
    return isMissing ? {url: upstreamDocs + route + rest, isEnglish: true} : undefined;
  };
}

type Target = {url: string; isEnglish: boolean};

/**
 * Leads links to the pages of the version that the page is of, or of the one that they name; those to pages that exist upstream
 * but are not translated yet go to the English page, and say so.
 * Authors write the final address from the start; the detour ends by itself once the page stands.
 */
export default function remarkUnwrittenLinks({versions = [], upstreamDocs, ...own}: UnwrittenLinksOptions) {
  const resolve = createResolver(own, upstreamDocs);
  const named = versions.map((version) => ({prefix: `/${version.label}`, resolveIn: createResolver(version, upstreamDocs)}));
  const targetOf = (url: string): Target | undefined => {
    const [route = '', rest = ''] = url.split(/(?=[?#])(.*)/s);
    const other = named.find(({prefix}) => route === prefix || route.startsWith(`${prefix}/`));
    return other ? other.resolveIn(route.slice(other.prefix.length) || '/', rest) : resolve(route, rest);
  };
  return (root: Root): void => {
    visit(
      root,
      (link) => {
        const target = targetOf(link.url);
        if (!target) return;
        link.url = target.url;
        if (target.isEnglish) link.children.push({type: 'text', value: '（英文）'});
      },
      (element) => {
        for (const attribute of linkAttributes(element)) {
          const target = typeof attribute.value === 'string' ? targetOf(attribute.value) : undefined;
          if (target) attribute.value = target.url;
        }
      },
    );
  };
}
