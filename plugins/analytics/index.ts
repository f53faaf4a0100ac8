import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRouteData} from '../../lib/build/createRouteData';
import {emitFiles} from '../../lib/build/emitFiles';
import {buildLoader, type LoaderFiles} from './node/buildLoader';
import {hostOf, SERVICES} from './services';
import type {AnalyticsSettings, PrivacyFacts} from './types';

export type PluginOptions = {
  /** Without settings, the site has no analytics code. */
  settings?: AnalyticsSettings;
  search: PrivacyFacts['search'];
};

const PLUGIN_NAME = 'analytics';
const ASSETS = 'assets/analytics';
const fromHere = (file: string) => path.join(__dirname, file);

function factsOf({settings, search}: PluginOptions, baseUrl: string): PrivacyFacts {
  if (!settings) return {analytics: null, search};
  const {label, hasAdvertising} = SERVICES[settings.provider];
  return {analytics: {label, hasAdvertising, host: new URL(hostOf(settings)).host, settingsHref: `${baseUrl}privacy#settings`}, search};
}

/** Counts page views, if configured, of readers who agree. Always provides the page about what the site stores in the browser. */
export default function analyticsPlugin(context: LoadContext, options: PluginOptions): Plugin<LoaderFiles | null> {
  const {baseUrl} = context;
  const {settings, search} = options;
  // Development builds are not counted.
  const isOn = settings !== undefined && process.env.NODE_ENV === 'production';
  return {
    name: PLUGIN_NAME,
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getClientModules: () => (isOn ? [fromHere('client/routeEvents.ts')] : []),
    loadContent: async () => (isOn ? buildLoader({settings, baseUrl, alsoCounts: search === 'algolia' ? ['搜索服务 Algolia'] : []}) : null),
    async contentLoaded({actions}) {
      const facts = await createRouteData(context, actions, 'facts.json', factsOf(options, baseUrl));
      const modules = {facts, ...(settings && {Statistics: '@theme/PrivacyStatistics'})};
      actions.addRoute({path: `${baseUrl}privacy`, component: '@theme/PrivacyPage', exact: true, modules});
    },
    injectHtmlTags({content}) {
      if (!content) return {};
      // `data-optional`: readers who block it miss nothing.
      const attributes = {type: 'module', src: `${baseUrl}${ASSETS}/${content.entry}`, fetchpriority: 'low', 'data-optional': true};
      return {headTags: [{tagName: 'script', attributes}]};
    },
    configureWebpack(_config, isServer, _utils, content) {
      if (isServer || !content) return {};
      const files = () => [...content.files].map(([name, text]) => [`${ASSETS}/${name}`, text] as const);
      return {plugins: [emitFiles(PLUGIN_NAME, files)]};
    },
  };
}
