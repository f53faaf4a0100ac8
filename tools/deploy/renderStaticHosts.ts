import {SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {InputError} from '../../lib/input/inputError';
import {GENERATED_NOTE} from './generatedNote';

/** Maximum line length in `_headers` for Cloudflare Pages. */
const MAX_HEADER_LINE = 2000;

/** Headers by path; `*` matches anything and `:name` one folder. For paths without a cache rule, the host decides. */
function headersByPath({baseUrl, policy}: HostedSite): [path: string, headers: Record<string, string>][] {
  const cached = (file: string, value: string): [string, Record<string, string>] => [baseUrl + file, {'Cache-Control': value}];
  return [
    // Static hosts serve only over TLS.
    [`${baseUrl}*`, {...SECURITY_HEADERS, 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY, 'Content-Security-Policy': policy}],
    ...['assets/*', 'search/:digest/*'].map((files) => cached(files, 'public, max-age=31536000, immutable')),
    [`${baseUrl}*.md`, {'Content-Type': 'text/markdown; charset=utf-8'}],
  ];
}

/** `_headers` in the format of Netlify and Cloudflare Pages. */
export function renderHeadersFile(site: HostedSite): string {
  const lines = headersByPath(site).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_HEADER_LINE);
  if (long) throw new InputError(`_headers 的一行有 ${long.length} 个字符，静态托管最多读 ${MAX_HEADER_LINE} 个；请减少页面里的内联脚本`);
  return `# ${GENERATED_NOTE}\n${lines.join('\n')}\n`;
}

/** `_redirects` in the format of Netlify and Cloudflare Pages; each old address with and without a trailing slash. */
export function renderRedirectsFile({baseUrl, redirects}: HostedSite): string {
  const rows = redirects.flatMap(({from, to}) => {
    const source = encodeURI(baseUrl + from.slice(1));
    const target = encodeURI(baseUrl + to.slice(1));
    return [`${source} ${target} 301`, `${source}/ ${target} 301`];
  });
  return `# ${GENERATED_NOTE}\n${rows.join('\n')}\n`;
}

// Vercel uses path-to-regexp patterns as sources.
const escapePattern = (path: string) => path.replace(/[.+?^${}()[\]|\\]/g, '\\$&');

/** `vercel.json`: addresses without suffix, redirects and headers. */
export function renderVercel(site: HostedSite): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: site.redirects.map(({from, to}) => ({
      source: escapePattern(encodeURI(site.baseUrl + from.slice(1))).replace(/[*:]/g, '\\$&'),
      destination: encodeURI(site.baseUrl + to.slice(1)),
      statusCode: 301,
    })),
    headers: headersByPath(site).map(([path, headers]) => ({
      source: escapePattern(path).replaceAll('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
