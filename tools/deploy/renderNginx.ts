import {SECURITY_HEADERS} from '../../lib/hosting/securityHeaders';
import type {HostedSite} from '../../lib/hosting/siteFacts';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {GENERATED_NOTE} from './generatedNote';
import {quote} from './quote';

/** Base path of the site, and redirects of its old addresses; included by `deploy/nginx/maps.conf`. */
export function renderNginxRedirects({baseUrl, redirects, fileRedirects}: HostedSite): string {
  const base = baseUrl.slice(0, -1);
  const moved = [
    ...redirects.flatMap(({from, to}) => [
      {from, to},
      {from: `${from}/`, to},
    ]),
    ...fileRedirects,
  ];
  const entries = moved.map(({from, to}) => `    ${quote(from)} ${quote(encodeURI(to))};\n`);
  return `# ${GENERATED_NOTE}
map $host $docs_base {
    default "${base}";
}
# volatile：找到文件以后地址会变，每次重新算。${base && `${base} 后面缺斜杠，当成它的 index.html。`}
map $uri $docs_path {
    volatile;
    default "";
${base && `    "${base}" "/index.html";\n`}    "~^${escapeRegExp(base)}(?<docs_rest>/.*)$" $docs_rest;
}
map $docs_path $docs_moved {
    default "";
    "/index.html" "/";
${entries.join('')}}
`;
}

/** Security headers of every response; included by `deploy/nginx/site.conf`. */
export function renderNginxHeaders({policy}: HostedSite): string {
  const headers = Object.entries({...SECURITY_HEADERS, 'Content-Security-Policy': policy});
  return `# ${GENERATED_NOTE}\n${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`).join('')}`;
}
