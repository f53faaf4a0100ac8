import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of all pages of the built site, from its sitemap. */
export function readSitePages(buildDir = path.join(__dirname, '../build')): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
}
