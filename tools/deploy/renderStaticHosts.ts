import {CACHE_RULES, CONTENT_TYPES, UNCACHED_FILES} from '../../lib/hosting/rules';
import {SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {GENERATED_NOTE} from './generatedNote';

type Header = {key: string; value: string};

/** Longest line of `_headers` that Cloudflare Pages reads. */
const MAX_HEADER_LINE = 2000;

const everywhere = ({policy}: HostedSite): Header[] =>
  Object.entries({
    ...SECURITY_HEADERS,
    // A static host serves over TLS only.
    'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
    'Content-Security-Policy': policy,
  }).map(([key, value]) => ({key, value}));

const IMMUTABLE = CACHE_RULES[0].value;
const UNCACHED = CACHE_RULES[1].value;
const PAGES = CACHE_RULES[2].value;

/** `_headers` as Netlify and Cloudflare Pages read it. They know no patterns but `*`, so what is no hashed file is cached as pages are. */
export function renderHeadersFile(site: HostedSite): string {
  const {baseUrl} = site;
  const blocks: [path: string, headers: Header[]][] = [
    [`${baseUrl}*`, everywhere(site)],
    [`${baseUrl}assets/*`, [{key: 'Cache-Control', value: IMMUTABLE}]],
    ...UNCACHED_FILES.map((file): [string, Header[]] => [`${baseUrl}${file}`, [{key: 'Cache-Control', value: UNCACHED}]]),
    [baseUrl, [{key: 'Cache-Control', value: PAGES}]],
    [`${baseUrl}*.md`, [{key: 'Content-Type', value: CONTENT_TYPES.md}]],
  ];
  const text = blocks.map(([path, headers]) => [path, ...headers.map(({key, value}) => `  ${key}: ${value}`)].join('\n')).join('\n\n');
  const long = text.split('\n').filter((line) => line.length > MAX_HEADER_LINE);
  if (long.length > 0)
    throw new Error(`_headers 的一行有 ${long[0]?.length} 个字符，静态托管最多读 ${MAX_HEADER_LINE} 个；请减少页面里的内联脚本`);
  return `# ${GENERATED_NOTE}\n${text}\n`;
}

/** `_redirects` as Netlify and Cloudflare Pages read it; every old address with and without a slash at its end. */
export function renderRedirectsFile({baseUrl, redirects}: HostedSite): string {
  const rows = redirects.flatMap(({from, to}) => {
    const source = encodeURI(baseUrl + from.slice(1));
    const target = encodeURI(baseUrl + to.slice(1));
    return [`${source} ${target} 301`, `${source}/ ${target} 301`];
  });
  return `# ${GENERATED_NOTE}\n${rows.join('\n')}\n`;
}

// Vercel reads the sources as path-to-regexp patterns.
const escapePattern = (path: string) => path.replace(/[.*+?^${}()[\]|\\:]/g, '\\$&');

/** `vercel.json`: addresses without suffix, redirects and headers. */
export function renderVercel(site: HostedSite): string {
  const {baseUrl, redirects} = site;
  const at = (pattern: string) => `${escapePattern(baseUrl)}${pattern}`;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({from, to}) => ({
      source: escapePattern(encodeURI(baseUrl + from.slice(1))),
      destination: encodeURI(baseUrl + to.slice(1)),
      statusCode: 301,
    })),
    headers: [
      {source: at('(.*)'), headers: everywhere(site)},
      ...CACHE_RULES.flatMap(({pattern, value}) =>
        pattern.startsWith('^/') ? [{source: at(`${toSource(pattern)}`), headers: [{key: 'Cache-Control', value}]}] : [],
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** A pattern of the rules as one that Vercel reads: it must match the whole path. */
function toSource(pattern: string): string {
  const body = pattern.slice(2);
  return body.endsWith('$') ? `(${body.slice(0, -1)})` : `(${body}.*)`;
}
