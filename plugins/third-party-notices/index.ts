import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, Module} from 'webpack';
import {formatNotices, packageFolder} from './node/packageNotices';

const PLUGIN_NAME = 'third-party-notices';
/** Where the notices stand under the site. */
export const NOTICES_FILE = 'third-party-notices.txt';
/** Packages in scripts that the bundler does not make: those of the service worker. */
export const BUNDLED_ELSEWHERE: readonly string[] = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

type Bundled = Module & {resource?: string; modules?: Iterable<Bundled>};

/** Files that a bundle is made from; several modules may have become one. */
const filesOf = (module: Bundled): string[] => [
  ...(module.resource ? [module.resource.replace(/\?.*$/, '')] : []),
  ...[...(module.modules ?? [])].flatMap(filesOf),
];

function buildNotices({modules}: Compilation): string {
  const folders = [...modules].flatMap((module) => filesOf(module as Bundled)).flatMap((file) => packageFolder(file) ?? []);
  const others = BUNDLED_ELSEWHERE.map((name) => path.dirname(require.resolve(`${name}/package.json`)));
  return formatNotices([...folders, ...others]);
}

const noticesPlugin = {
  apply(compiler: Compiler): void {
    const {
      sources,
      Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE: stage},
    } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: PLUGIN_NAME, stage}, () => {
        compilation.emitAsset(NOTICES_FILE, new sources.RawSource(buildNotices(compilation)));
      });
    });
  },
};

/** Gives readers the licenses of the packages whose code they get. */
export default function thirdPartyNoticesPlugin(): Plugin {
  return {
    name: PLUGIN_NAME,
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [noticesPlugin]}),
  };
}
