import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {GENERATED_NOTE} from './generatedNote';
import {quote} from './quote';

/** Base path of the site, and redirects of its old addresses; imported by `deploy/Caddyfile`. */
export function renderCaddyRedirects({baseUrl, redirects, fileRedirects}: HostedSite): string {
  const base = baseUrl.slice(0, -1);
  const moved = [
    ...redirects.flatMap(({from, to}) => [
      {from, to},
      {from: `${from}/`, to},
    ]),
    ...fileRedirects,
  ];
  const entries = moved.map(({from, to}) => `\t${quote(from)} ${quote(encodeURI(to))}\n`);
  return `# ${GENERATED_NOTE}
map {host} {docs_base} {
	default "${base}"
}
# ${base && `${base} 后面缺斜杠，当成它的 index.html。`}
map {path} {docs_path} {
${base && `\t"${base}" "/index.html"\n`}	~^${escapeRegExp(base)}(/.*)$ "\${1}"
	default ""
}
map {docs_path} {docs_moved} {
	"/index.html" "/"
${entries.join('')}	default ""
}
`;
}

/** Security headers of every response; imported by `deploy/Caddyfile`. */
export function renderCaddyHeaders({policy}: HostedSite): string {
  const headers = Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy});
  return `# ${GENERATED_NOTE}\nheader {\n${headers.map(([name, value]) => `\t${name} ${quote(value)}\n`).join('')}}\n`;
}
