import {parseQualities} from './parseQualities';
import {HIDDEN_PATH, MARKDOWN_TYPE, NOT_FOUND_FILE} from './rules';
import type {LegacyRedirect} from './siteFacts';

/** What a server knows about a request. `target` is the path and query as sent. */
export type SiteRequest = {target: string; accept?: string};

/** Files are relative to the folder of the site and start with a slash. */
export type Resolution = {status: 301 | 302; location: string} | {status: 200 | 404; file: string} | {status: 400};

export type ResolverInput = {
  baseUrl: string;
  redirects: readonly LegacyRedirect[];
  isFile: (file: string) => boolean;
};

const HIDDEN = new RegExp(HIDDEN_PATH);
const PAGE_SUFFIX = /(?:\/index)?\.html$|\/+$/;

/** The one address of a page: without a slash at its end, `.html` or `index.html`. */
function canonicalPath(path: string): string {
  let canonical = path;
  while (canonical !== '/' && PAGE_SUFFIX.test(canonical)) canonical = canonical.replace(PAGE_SUFFIX, '') || '/';
  return canonical === '/index' && path !== '/index' ? '/' : canonical;
}

type Address = {path: string; query: string};

/** Splits and decodes what the client sent; `undefined` where it is no address of a file. */
function parseTarget(target: string): Address | undefined {
  const query = /\?.*$/s.exec(target)?.[0] ?? '';
  try {
    // Two slashes at the start of a redirect would lead to another host.
    const path = decodeURIComponent(target.slice(0, target.length - query.length)).replace(/\/{2,}/g, '/');
    return path.includes('\0') || path.split('/').includes('..') ? undefined : {path, query};
  } catch {
    return undefined;
  }
}

/** Whether a client names Markdown and would not rather have the page. */
function prefersMarkdown(accept: string): boolean {
  const qualities = parseQualities(accept);
  const markdown = qualities.get(MARKDOWN_TYPE) ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/** Where a request outside the base path leads to. */
function resolveOutside(baseUrl: string, {path, query}: Address): Resolution {
  if (path === '/') return {status: 302, location: baseUrl};
  return `${path}/` === baseUrl ? {status: 301, location: baseUrl + query} : {status: 404, file: NOT_FOUND_FILE};
}

/** Makes the function that decides what a request gets; the only part of a server that the rules of this site are about. */
export function createResolver({baseUrl, redirects, isFile}: ResolverInput): (request: SiteRequest) => Resolution {
  const legacy = new Map(redirects.map(({from, to}) => [from, to]));

  function findFile(path: string, accept: string): string | undefined {
    if (HIDDEN.test(path) || `${path}.html` === NOT_FOUND_FILE) return undefined;
    const page = path === '/' ? '/index' : path;
    return [...(prefersMarkdown(accept) ? [`${page}.md`] : []), path, `${page}.html`].find(isFile);
  }

  return ({target, accept = ''}) => {
    const address = parseTarget(target);
    if (!address) return {status: 400};
    if (!address.path.startsWith(baseUrl)) return resolveOutside(baseUrl, address);
    const path = `/${address.path.slice(baseUrl.length)}`;
    const canonical = canonicalPath(path);
    const moved = legacy.get(canonical) ?? (canonical === path ? undefined : canonical);
    if (moved !== undefined) return {status: 301, location: encodeURI(baseUrl + moved.slice(1)) + address.query};
    const file = findFile(path, accept);
    return file ? {status: 200, file} : {status: 404, file: NOT_FOUND_FILE};
  };
}
