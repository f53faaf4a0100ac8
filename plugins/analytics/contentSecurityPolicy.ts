import {hostOf} from './services';
import type {AnalyticsSettings} from './types';

/** Additional sources that a Content-Security-Policy must allow, by directive. */
export type ExtraSources = Readonly<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

const NONE: ExtraSources = {'script-src': [], 'connect-src': [], 'img-src': [], 'frame-src': []};

const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
/** Requested only for readers who allowed advertising. */
const GOOGLE_ADS = ['https://*.g.doubleclick.net', 'https://www.google.com'];
const GOOGLE_FRAMES = ['https://td.doubleclick.net', 'https://www.googletagmanager.com'];

/** Sources that the configured service needs in the Content-Security-Policy; empty without a service. */
export function analyticsSources(settings: AnalyticsSettings | undefined): ExtraSources {
  if (!settings) return NONE;
  const {origin} = new URL(hostOf(settings));
  const own: ExtraSources = {...NONE, 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin]};
  if (settings.provider !== 'gtag') return own;
  // A custom host receives the reports, but advertising signals always go to Google.
  const reports = settings.host ? [origin] : [origin, ...GOOGLE_REPORTS];
  return {
    'script-src': settings.host ? [origin] : [origin, 'https://*.googletagmanager.com'],
    'connect-src': [...reports, ...GOOGLE_ADS],
    'img-src': [...reports, ...GOOGLE_ADS],
    'frame-src': GOOGLE_FRAMES,
  };
}
