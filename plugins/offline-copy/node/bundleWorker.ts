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
    target: ['chrome99', 'firefox97', 'safari15.4'],
    // Workbox writes to the console otherwise.
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
