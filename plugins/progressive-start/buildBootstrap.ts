import path from 'node:path';
import {buildSync} from 'esbuild';
import {minifyScript} from '../shared/minifyScript';

/** The inline script that serves a page until hydration, as one expression without imports. */
export function buildBootstrap(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'bootstrap/index.ts')],
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return minifyScript(outputFiles[0]?.text ?? '');
}
