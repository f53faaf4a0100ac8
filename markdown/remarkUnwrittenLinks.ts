import type {Link, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {addressOfRoute} from '../lib/content/address';

/** The part of a version that links need. */
export type LinkedVersion = {
  label: string;
  /** Path of the version on this site; empty for the version at the root. */
  base: string;
  /** Routes of the pages that exist on this site. */
  written: readonly string[];
  /** Routes of the upstream documentation. */
  known: readonly string[];
};

export type UnwrittenLinksOptions = Pick<LinkedVersion, 'written' | 'known'> & {
  /** Path of the version that is being rendered; links are relative to it. */
  base?: string;
  /** All versions; links may name them: `/1.5/concepts-flows`. */
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

/** Returns a function that finds the target of a route; it returns `undefined` for routes that the version does not have. */
function createResolver({written, known, base = ''}: Pick<UnwrittenLinksOptions, 'written' | 'known' | 'base'>, upstreamDocs: string) {
  const standing = new Set(written);
  const expected = new Set(known);
  // If this site does not describe the API of a version, its API pages count as not translated.
  const isApiMissing = !expected.has('/api') && base !== '';
  return (route: string, rest: string): Target | undefined => {
    if (standing.has(route)) return {url: addressOfRoute(base, route) + rest, isEnglish: false};
    const isMissing = expected.has(route) || (isApiMissing && API.test(route));
    return isMissing ? {url: upstreamDocs + route + rest, isEnglish: true} : undefined;
  };
}

type Target = {url: string; isEnglish: boolean};

/**
 * Resolves links within the version of the page, or within the version that the link names. Links to pages that are not translated yet lead
 * to the English page and say so. Authors always write the final address: it works as soon as the page exists.
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
