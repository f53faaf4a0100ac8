import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {COPY_FOLDER} from '../shared/places';
import type {CopyPack} from '../types';

export type CopiedFile = {path: string; content: Buffer};
export type BuiltPack = {pack: CopyPack; content: Buffer};

/** What a pack holds before it is compressed, about: a broken connection costs one pack, and reading one takes milliseconds. */
const PACK_SIZE = 512 * 1024;
/** Of the digest in a file's name. */
const NAME_LENGTH = 20;

const gzipApart = promisify<Buffer, Buffer>(gzip);

const digestOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Files that resemble each other are compressed together, and those that change together are downloaded together. */
function kindOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const [first = ''] = path.split('/');
  return path.includes('/') ? `${extension} ${first}` : extension;
}

/** Name of a file without what changes with its content: the file stays in its pack from build to build. */
const steadyName = (path: string) => path.replaceAll(/(?<=[.-])[0-9a-f]{8,}(?=\.)|(?<=\/)[0-9a-f]{16}(?=\/)/g, '');

/** Spreads files over packs by their names, so that a new file changes one pack only. */
function spread(files: readonly CopiedFile[]): CopiedFile[][] {
  const size = files.reduce((sum, {content}) => sum + content.length, 0);
  const packs: CopiedFile[][] = Array.from({length: Math.ceil(size / PACK_SIZE) || 1}, () => []);
  for (const file of files) packs[Number.parseInt(digestOf(steadyName(file.path)).slice(0, 8), 16) % packs.length]?.push(file);
  return packs.filter((pack) => pack.length > 0);
}

/** Compresses the packs. */
async function compress(groups: readonly CopiedFile[][]): Promise<Buffer[]> {
  const contents = groups.map((files) => Buffer.concat(files.map(({content}) => content)));
  // At the usual level: the highest would save half a percent of the bytes for half as much time again.
  const run = (inputs: readonly Buffer[]) => Promise.all(inputs.map((content) => gzipApart(content)));
  return run(contents);
}

function packOf(files: readonly CopiedFile[], content: Buffer): BuiltPack {
  const digest = digestOf(content);
  return {
    content,
    pack: {
      file: `${COPY_FOLDER}${digest.slice(0, NAME_LENGTH)}.bin`,
      bytes: content.length,
      digest,
      files: files.map((file) => [file.path, file.content.length]),
    },
  };
}

/**
 * Packs the files of a site for download.
 */
export async function buildPacks(files: readonly CopiedFile[]): Promise<BuiltPack[]> {
  const kinds = new Map<string, CopiedFile[]>();
  for (const file of files) kinds.set(kindOf(file.path), [...(kinds.get(kindOf(file.path)) ?? []), file]);
  // Kinds of a few files share one pack.
  const small = [...kinds.values()].filter((group) => group.reduce((sum, {content}) => sum + content.length, 0) < PACK_SIZE / 4);
  const large = [...kinds.values()].filter((group) => !small.includes(group));
  const groups = [...large, small.flat()].filter((group) => group.length > 0).flatMap(spread);
  const contents = await compress(groups);
  return groups.map((group, i) => packOf(group, contents[i] as Buffer));
}

/** Names a version after everything in it. */
export const versionOf = (index: unknown): string => digestOf(JSON.stringify(index)).slice(0, NAME_LENGTH);
