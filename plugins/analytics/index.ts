import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRouteData} from '../../lib/build/createRouteData';
import {hostOf} from './hostOf';
import type {AnalyticsGlobalData, AnalyticsSettings, PrivacyFacts} from './types';

export type PluginOptions = {
  /** Without settings, the site has no analytics code. */
  settings?: AnalyticsSettings;
  search: PrivacyFacts['search'];
};

const fromHere = (file: string) => path.join(__dirname, file);
const STYLES = [require.resolve('vanilla-cookieconsent/dist/cookieconsent.css'), fromHere('client/consent.css')];

function globalDataOf(settings: AnalyticsSettings, rest: Pick<AnalyticsGlobalData, 'baseUrl' | 'search'>): AnalyticsGlobalData {
  const host = hostOf(settings);
  const digest = createHash('sha256').update(`${settings.id} ${host}`).digest('hex');
  return {id: settings.id, host, isOwnHost: settings.host !== undefined, revision: Number.parseInt(digest.slice(0, 8), 16), ...rest};
}

/** Counts page views, if configured, of readers who agree. Always provides the page about what the site stores in the browser. */
export default function analyticsPlugin(context: LoadContext, {settings: configured, search}: PluginOptions): Plugin {
  const {baseUrl} = context;
  // Development builds are not counted.
  const settings = process.env.NODE_ENV === 'production' ? configured : undefined;
  return {
    name: 'analytics',
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getClientModules: () => (settings ? [...STYLES, fromHere('client/pageViews.ts')] : []),
    async contentLoaded({actions}) {
      if (settings) actions.setGlobalData(globalDataOf(settings, {baseUrl, search}));
      const analytics = settings ? {host: new URL(hostOf(settings)).host} : null;
      const facts = await createRouteData(context, actions, 'facts.json', {analytics, search} satisfies PrivacyFacts);
      const modules = {facts, ...(settings && {Statistics: '@theme/PrivacyStatistics'})};
      actions.addRoute({path: `${baseUrl}privacy`, component: '@theme/PrivacyPage', exact: true, modules});
    },
  };
}
