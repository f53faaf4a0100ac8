import type {Plugin} from '@docusaurus/types';
import type {BundledModule, Compilation, Compiler} from '../../lib/build/bundlerTypes';
import {formatNotices, packageFolder} from './node/packageNotices';

const PLUGIN_NAME = 'third-party-notices';
/** Path of the notices on the site. */
export const NOTICES_FILE = 'third-party-notices.txt';

type Bundled = BundledModule & {resource?: string; modules?: Iterable<Bundled>};

/** Source files of a bundled module; several modules may be merged into one. */
const filesOf = (module: Bundled): string[] => [
  ...(module.resource ? [module.resource.replace(/\?.*$/, '')] : []),
  ...[...(module.modules ?? [])].flatMap(filesOf),
];

function buildNotices({modules}: Compilation): string {
  const folders = [...modules].flatMap((module) => filesOf(module as Bundled)).flatMap((file) => packageFolder(file) ?? []);
  return formatNotices(folders);
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

/** Publishes the licenses of all packages whose code is sent to browsers. */
export default function thirdPartyNoticesPlugin(): Plugin {
  return {
    name: PLUGIN_NAME,
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [noticesPlugin]}),
  };
}
