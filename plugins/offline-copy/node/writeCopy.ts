import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../../../lib/build/writeFiles';
import {indexFile, POINTER_FILE} from '../shared/places';
import type {CopyIndex, CopyPointer} from '../types';
import {buildPacks, versionOf} from './buildPacks';
import {listCopied} from './listCopied';

export type CopySource = {
  outDir: string;
  /** Folder of the site for which packs are kept until the next build; without it none are. */
  siteDir?: string;
  /** Old addresses and where they lead, without the base path and without slashes at the ends. */
  redirects: Record<string, string>;
  changed: string | undefined;
};

/** Packs a built site and writes the packs, their index and the file that names the newest index. */
export async function writeCopy({outDir, redirects, changed}: CopySource): Promise<CopyPointer> {
  const files = listCopied(outDir, redirects);
  const contents = files.map((file) => ({path: file, content: readFileSync(path.join(outDir, file))}));
  const packs = await buildPacks(contents);
  const index: CopyIndex = {packs: packs.map(({pack}) => pack), redirects};
  const version = versionOf(index);
  const pointer: CopyPointer = {
    version,
    ...(changed && {changed}),
    bytes: packs.reduce((sum, {pack}) => sum + pack.bytes, 0),
    pages: files.filter((file) => file.endsWith('.html') && file !== '404.html').length,
  };
  writeFiles(outDir, [
    ...packs.map(({pack, content}) => [pack.file, content] as const),
    [indexFile(version), JSON.stringify(index)],
    [POINTER_FILE, JSON.stringify(pointer)],
  ]);
  return pointer;
}
