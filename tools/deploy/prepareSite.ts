import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseHtml} from '../../lib/build/html';
import {collectSiteHashes} from '../../lib/hosting/inlineScripts';
import {type HostedSite, readHostedSite, readSiteFacts, redirectPageFile} from '../../lib/hosting/siteFacts';
import {renderRedirectPage} from './redirectPage';
import {renderCaddyHeaders, renderCaddyRedirects} from './renderCaddy';
import {renderNginxHeaders, renderNginxRedirects} from './renderNginx';
import {renderHeadersFile, renderRedirectsFile, renderVercel} from './renderStaticHosts';

/** Generated server configuration, by path in the output folder. */
export const SERVER_FILES = {
  'nginx/redirects.conf': renderNginxRedirects,
  'nginx/headers.conf': renderNginxHeaders,
  'caddy/redirects.caddy': renderCaddyRedirects,
  'caddy/headers.caddy': renderCaddyHeaders,
} as const satisfies Record<string, (site: HostedSite) => string>;

/** Generated files inside the site, where static hosts expect them. */
export const HOST_FILES = {
  _headers: renderHeadersFile,
  _redirects: renderRedirectsFile,
  'vercel.json': renderVercel,
} as const satisfies Record<string, (site: HostedSite) => string>;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/**
 * Prepares a built site for deployment: redirect pages for old addresses that need no script hash of their own, files for static hosts, and
 * configuration for nginx and Caddy.
 */
export function prepareSite(folder: string, out: string): HostedSite {
  const {baseUrl, redirects} = readSiteFacts(folder);
  const added = redirects.map((redirect) => ({
    file: redirectPageFile(redirect),
    html: renderRedirectPage(encodeURI(baseUrl + redirect.to.slice(1))),
  }));
  for (const {file, html} of added) write(path.join(folder, file), html);
  const site = readHostedSite(folder, collectSiteHashes(added.map(({file, html}) => ({file, tree: parseHtml(html)}))));
  for (const [file, render] of Object.entries(HOST_FILES)) write(path.join(folder, file), render(site));
  for (const [file, render] of Object.entries(SERVER_FILES)) write(path.join(out, file), render(site));
  return site;
}
