import {statSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../../lib/content/content';
import type {DocsVersion} from '../../../lib/content/versions';

/** Loads again only where the stamp is another than last time; what could not be loaded is tried again. */
export function loadWhenChanged<T>(stampOf: () => string, load: () => Promise<T>): () => Promise<T> {
  let known: {stamp: string; content: T} | undefined;
  return async () => {
    const stamp = stampOf();
    if (known?.stamp !== stamp) known = {stamp, content: await load()};
    return known.content;
  };
}

/**
 * Changes with the front matter of pages and with files, not with the text of a page: while a page is written, each save would
 * otherwise count its words and hash its tables anew, for pages that nobody is looking at.
 *
 * @param files paths relative to the site; one that is missing has a stamp too
 */
export function stampContent(siteDir: string, versions: readonly DocsVersion[], files: readonly string[]): string {
  const pages = versions.flatMap(readPages).map(({path: file, frontMatter}) => [file, frontMatter]);
  const times = files.map((file) => statSync(path.resolve(siteDir, file), {throwIfNoEntry: false})?.mtimeMs);
  return JSON.stringify([pages, times]);
}
