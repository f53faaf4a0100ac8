import path from 'node:path';
import {build} from 'esbuild';

const ENTRY = path.join(__dirname, '../worker/index.ts');

/** Bundles the service worker into one file; it knows the site by its own address, so the same bytes serve any. */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome87', 'firefox113', 'safari16.4'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
