import {statSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../../lib/content/content';
import type {DocsVersion} from '../../../lib/content/versions';

/** Loads again only if the stamp has changed; a failed load is tried again. */
export function loadWhenChanged<T>(stampOf: () => string, load: () => Promise<T>): () => Promise<T> {
  let known: {stamp: string; content: T} | undefined;
  return async () => {
    const stamp = stampOf();
    if (known?.stamp !== stamp) known = {stamp, content: await load()};
    return known.content;
  };
}

/**
 * A stamp that changes with files and with the front matter of pages, but not with page text. Otherwise, while a page is being written,
 * each save would count words and hash tables again without need.
 *
 * @param files paths relative to the site; missing files are included in the stamp
 */
export function stampContent(siteDir: string, versions: readonly DocsVersion[], files: readonly string[]): string {
  const pages = versions.flatMap(readPages).map(({path: file, frontMatter}) => [file, frontMatter]);
  const times = files.map((file) => statSync(path.resolve(siteDir, file), {throwIfNoEntry: false})?.mtimeMs);
  return JSON.stringify([pages, times]);
}
