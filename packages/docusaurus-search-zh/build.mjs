// Builds the package to dist/: ES modules for the bundler of a site, CommonJS for Node, and with --types their declarations.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const LEFT_OUT = /(?:^|\/)(?:__tests__|__fixtures__|dist|node_modules|compare)\/|\.d\.ts$|vitest\.config/;
/** Code that only runs in the bundle of a site: React components, styles, workers. */
const ONLY_BROWSER = /^(?:theme\/|client\/(?!engine\/|openSearch|handedQuery|closeOnBack|abortAfter|workerClient|versions))/;
/** Code that only runs in Node. */
const ONLY_NODE = /^(?:node\/|index\.ts$|options\.ts$|builder\.ts$)/;
/** The module with packages that exist only as ES modules: they become part of it, so that CommonJS can load it everywhere. */
const HTML = 'node/html.ts';

const files = readdirSync(ROOT, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
const styles = files.filter((file) => file.endsWith('.css') && !LEFT_OUT.test(file));

const shared = {absWorkingDir: ROOT, charset: 'utf8', jsx: 'automatic', logLevel: 'warning', outbase: '.'};
const dist = path.join(ROOT, 'dist');

/** @param {(file: string) => boolean} fits */
const pick = (fits) => sources.filter((file) => fits(file) && file !== HTML);

rmSync(dist, {recursive: true, force: true});
await Promise.all([
  build({...shared, entryPoints: pick((file) => !ONLY_NODE.test(file)), outdir: 'dist/esm', format: 'esm', target: 'es2022'}),
  build({
    ...shared,
    entryPoints: pick((file) => !ONLY_BROWSER.test(file)),
    outdir: 'dist/cjs',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  }),
  build({
    ...shared,
    entryPoints: [HTML],
    outdir: 'dist/cjs',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    bundle: true,
    external: ['parse5'],
  }),
]);
for (const file of styles) cpSync(path.join(ROOT, file), path.join(dist, 'esm', file));

// npm links the package; a working copy that was installed before there was a package has no link yet.
const link = path.join(ROOT, '../../node_modules/docusaurus-search-zh');
if (existsSync(path.dirname(link)) && !existsSync(link)) symlinkSync('../packages/docusaurus-search-zh', link);

if (process.argv.includes('--types')) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  for (const outDir of ['dist/esm', 'dist/cjs'])
    execFileSync(process.execPath, [tsc, '-p', '.', '--outDir', outDir], {cwd: ROOT, stdio: 'inherit'});
}
