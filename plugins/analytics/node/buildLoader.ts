import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, transform} from 'esbuild';
import type {LoaderConfig} from '../client/loader/types';
import {hostOf, SERVICES} from '../services';
import type {AnalyticsSettings, ProviderName} from '../types';

const LOADER_DIR = path.join(__dirname, '../client/loader');
/** Name of the exported function for each service. */
const CREATORS: Readonly<Record<ProviderName, string>> = {gtag: 'createGtag', umami: 'createUmami', baidu: 'createBaidu'};

/** Files of the analytics script by name, and the one that pages load. */
export type LoaderFiles = {entry: string; files: ReadonlyMap<string, string>};

type Deployment = {settings: AnalyticsSettings; baseUrl: string; alsoCounts: string[]};

function loaderConfig({settings, baseUrl, alsoCounts}: Deployment): LoaderConfig {
  const {label, hasAdvertising} = SERVICES[settings.provider];
  const host = hostOf(settings);
  const digest = createHash('sha256').update(`${settings.provider} ${settings.id} ${host}`).digest('hex');
  return {
    ...settings,
    host,
    isOwnHost: settings.host !== undefined,
    label,
    hasAdvertising,
    revision: Number.parseInt(digest.slice(0, 8), 16),
    privacyHref: `${baseUrl}privacy`,
    settingsHref: `${baseUrl}privacy#settings`,
    alsoCounts,
  };
}

/** Bundles the script that runs on all pages: only the code of the configured service, with the dialog as a lazy chunk. */
export async function buildLoader(deployment: Deployment): Promise<LoaderFiles> {
  const {provider} = deployment.settings;
  const config = loaderConfig(deployment);
  const {outputFiles} = await build({
    stdin: {
      contents: `import {${CREATORS[provider]}} from './providers/${provider}';\nimport {startLoader} from './startLoader';\nstartLoader(${JSON.stringify(config)}, ${CREATORS[provider]});\n`,
      resolveDir: LOADER_DIR,
      sourcefile: 'loader.ts',
      loader: 'ts',
    },
    absWorkingDir: LOADER_DIR,
    outdir: path.join(LOADER_DIR, 'out'),
    entryNames: 'loader-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: {'.css': 'file'},
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    minify: true,
    write: false,
  });
  const files = new Map(outputFiles.map(({path: file, text}) => [path.basename(file), text]));
  const entry = [...files.keys()].find((name) => name.startsWith('loader-'));
  if (!entry) throw new Error('[analytics] esbuild 没有产出统计脚本。');
  // esbuild copies these files unchanged, so the style sheets are minified here.
  for (const [name, text] of files) {
    if (name.endsWith('.css')) files.set(name, (await transform(text, {loader: 'css', minify: true})).code);
  }
  return {entry, files};
}
