import {escapeRegExp} from '../input/escapeRegExp';
import {APP_MANIFEST_FILE, WORKER_FILE} from './offlineFiles';

/**
 * How the built site is served, as data: the preview server follows these rules, and the files for nginx, Caddy and static hosts are
 * generated from them. Paths are relative to the base path and start with a slash.
 */

/** Content type by file name extension; text is UTF-8. */
export const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  zip: 'application/zip',
} as const satisfies Record<string, string>;

export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

/** Extensions of files that compression makes smaller. */
export const COMPRESSED_EXTENSIONS = ['html', 'md', 'txt', 'css', 'csv', 'js', 'json', 'xml', 'svg', 'wasm'] as const;

/** Below this many bytes a compressed copy saves nothing: the answer fits one packet anyway. */
export const COMPRESSION_THRESHOLD = 1024;

/** Encodings of precompressed files in order of preference, with the extension of the file beside the plain one. */
export const ENCODINGS = [
  {name: 'br', extension: 'br'},
  {name: 'gzip', extension: 'gz'},
] as const;

/** What browsers keep and renew by themselves must be asked for each time. */
export const UNCACHED_FILES = [WORKER_FILE, APP_MANIFEST_FILE] as const;

/** Caching by the path of the file that answers; the first pattern that matches counts. Patterns mean the same to PCRE, RE2 and JavaScript. */
export const CACHE_RULES = [
  // Names hold a digest of the content: a changed file has another name.
  {pattern: '^/(?:assets|search/[0-9a-f]{16})/', value: 'public, max-age=31536000, immutable'},
  {pattern: `^/(?:${UNCACHED_FILES.map(escapeRegExp).join('|')})$`, value: 'no-cache'},
  // Long enough for going back and forth between pages, short enough for a correction to arrive at once.
  {pattern: '\\.(?:html|md)$', value: 'public, max-age=60, stale-while-revalidate=600'},
  {pattern: '', value: 'public, max-age=600, stale-while-revalidate=86400'},
] as const;

/** Caching of what is no file: a redirect can be taken back, and a page that is missing now may be written soon. */
export const REDIRECT_CACHE = 'public, max-age=3600';
export const NOT_FOUND_CACHE = 'no-cache';

export const NOT_FOUND_FILE = '/404.html';

/** A request that accepts this gets the page's Markdown; no browser asks for it, programs that read do. */
export const MARKDOWN_TYPE = 'text/markdown';

/** `Accept` for servers that only know patterns, in either case: one that lists Markdown, and one that refuses it with a quality of zero. */
export const MARKDOWN_ACCEPT = `(?:^|,)[ \\t]*${MARKDOWN_TYPE}[ \\t]*(?:[,;]|$)`;
export const MARKDOWN_REFUSED = `(?:^|,)[ \\t]*${MARKDOWN_TYPE}[ \\t]*;(?:[^,]*;)?[ \\t]*q=0(?:[.]0*)?[ \\t]*(?:[,;]|$)`;

/** Files that are in the folder but no part of the site: dot files, compressed copies under their own names, rules for static hosts. */
export const HIDDEN_PATH = '/\\.|\\.(?:br|gz)$|^/(?:_headers|_redirects|vercel\\.json)$';

/** Caching of a file by its path. */
export function cacheControlOf(file: string): string {
  const rule = CACHE_RULES.find(({pattern}) => new RegExp(pattern).test(file));
  if (!rule) throw new Error('CACHE_RULES must end with a pattern that matches everything');
  return rule.value;
}

const extensionOf = (file: string) => /\.([a-z0-9]+)$/.exec(file)?.[1] ?? '';

/** Content type of a file by its name. */
export const contentTypeOf = (file: string): string => (CONTENT_TYPES as Record<string, string>)[extensionOf(file)] ?? DEFAULT_CONTENT_TYPE;

/** Whether a file of this name gets compressed. */
export const isCompressible = (file: string): boolean => (COMPRESSED_EXTENSIONS as readonly string[]).includes(extensionOf(file));

/** What an answer depends on besides its address. */
export const varyOf = (file: string): string => (/\.(?:html|md)$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
