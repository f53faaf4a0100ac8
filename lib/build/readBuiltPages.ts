import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {essentialsOf} from './essentialsOf';

/** A page that the build has written. */
export type BuiltPage = {
  /** Path under the site's root without a slash before it, e.g. `api/logout`; empty for the home page. */
  route: string;
  /** What the page says, see `essentialsOf`. */
  html: string;
};

/** Route, without its first slash, of a file of the built site. */
export function routeOf(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

const justRead = new Map<string, readonly BuiltPage[]>();

function readPages(outDir: string): readonly BuiltPage[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => ({route: routeOf(file), html: essentialsOf(readFileSync(path.join(outDir, file), 'utf8'))}));
}

/** Reads every page of a built site but the one for unknown addresses. */
export function readBuiltPages(outDir: string): readonly BuiltPage[] {
  const pages = justRead.get(outDir) ?? readPages(outDir);
  justRead.set(outDir, pages);
  // Several plugins ask at the same moment, when the pages are written; later ones are to see what has changed since.
  setImmediate(() => justRead.delete(outDir));
  return pages;
}
