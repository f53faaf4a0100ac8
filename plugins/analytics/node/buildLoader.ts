import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build, transform} from 'esbuild';
import type {LoaderConfig} from '../client/loader/types';
import {hostOf, SERVICES} from '../services';
import type {AnalyticsSettings, ProviderName} from '../types';

const LOADER_DIR = path.join(__dirname, '../client/loader');
/** Of the library's styles, the parts that this site's layout of the dialogue uses. */
const LIBRARY_STYLES = ['base', 'consent-modal', 'preferences-modal', 'light-scheme'];
/** Where to find the code that talks to a service, and what it is called there. */
const CREATORS: Readonly<Record<ProviderName, string>> = {gtag: 'createGtag', umami: 'createUmami', baidu: 'createBaidu'};
const TARGET = 'es2020';

/** The files of the analytics script, by name, and the one of them that pages name. */
export type LoaderFiles = {entry: string; files: ReadonlyMap<string, string>};

type Deployment = {settings: AnalyticsSettings; baseUrl: string; alsoCounts: string[]};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

async function buildStyles(): Promise<{name: string; text: string}> {
  const {resolve} = createRequire(__filename);
  const sources = [
    ...LIBRARY_STYLES.map((part) => resolve(`vanilla-cookieconsent/dist/css-components/${part}.css`)),
    path.join(LOADER_DIR, 'dialogue/styles.css'),
  ];
  const {code} = await transform(sources.map((file) => readFileSync(file, 'utf8')).join('\n'), {loader: 'css', minify: true});
  return {name: `dialogue-${digest(code).slice(0, 8)}.css`, text: code};
}

function loaderConfig({settings, baseUrl, alsoCounts}: Deployment, stylesFile: string): LoaderConfig {
  const {label, hasAdvertising} = SERVICES[settings.provider];
  const host = hostOf(settings);
  return {
    ...settings,
    host,
    isOwnHost: settings.host !== undefined,
    label,
    hasAdvertising,
    revision: Number.parseInt(digest(`${settings.provider} ${settings.id} ${host}`).slice(0, 8), 16),
    privacyHref: `${baseUrl}privacy`,
    settingsHref: `${baseUrl}privacy#settings`,
    alsoCounts,
    stylesFile,
  };
}

/** Bundles the script that runs beside the pages: the configured service's code only, and the dialogue as a part to fetch on demand. */
export async function buildLoader(deployment: Deployment): Promise<LoaderFiles> {
  const styles = await buildStyles();
  const {provider} = deployment.settings;
  const config = loaderConfig(deployment, styles.name);
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
    bundle: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    charset: 'utf8',
    minify: true,
    write: false,
  });
  const files = new Map(outputFiles.map(({path: file, text}) => [path.basename(file), text]));
  const entry = [...files.keys()].find((name) => name.startsWith('loader-'));
  if (!entry) throw new Error('[analytics] esbuild 没有产出统计脚本。');
  return {entry, files: files.set(styles.name, styles.text)};
}
