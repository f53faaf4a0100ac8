import {readdirSync} from 'node:fs';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Result of compressing a site; bytes of the files that have a compressed copy. */
export type CompressionResult = {files: number; plain: number; br: number; gz: number};

const COMPRESSIBLE = /\.(?:html|md|txt|css|csv|js|json|xml|svg|wasm)$/;
/** Below this size, compression saves nothing: the response fits one packet anyway. */
const COMPRESSION_THRESHOLD = 1024;
/** Size of the Node.js thread pool. */
const PARALLEL = 4;
const BEST = 9;

const compressors = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length},
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, {level: BEST}),
} as const;

async function writeCopies(file: string, quality: number, result: CompressionResult): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < COMPRESSION_THRESHOLD) return;
  result.files++;
  result.plain += bytes.length;
  for (const extension of ['br', 'gz'] as const) {
    const copy = `${file}.${extension}`;
    const compressed = await compressors[extension](bytes, quality);
    result[extension] += compressed.length;
    await writeFile(copy, compressed);
  }
}

async function isOutdated(file: string): Promise<boolean> {
  const [source, copy] = await Promise.all([stat(file), stat(`${file}.gz`).catch(() => undefined)]);
  return !copy || copy.mtimeMs < source.mtimeMs;
}

/** Writes a `.br` and a `.gz` file for every file that compression makes smaller; up-to-date copies are kept. */
export async function compressFiles(folder: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<CompressionResult> {
  const queue = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => COMPRESSIBLE.test(file) && !path.basename(file).startsWith('.'))
    .map((file) => path.join(folder, file));
  const result: CompressionResult = {files: 0, plain: 0, br: 0, gz: 0};
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      if (await isOutdated(file)) await writeCopies(file, quality, result);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
  return result;
}
