import {hostOf} from './hostOf';
import type {AnalyticsSettings} from './types';

/** Additional sources that a Content-Security-Policy must allow, by directive. */
export type ExtraSources = Readonly<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

const NONE: ExtraSources = {'script-src': [], 'connect-src': [], 'img-src': [], 'frame-src': []};

const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
/** Requested only for readers who allowed advertising. */
const GOOGLE_ADS = ['https://*.g.doubleclick.net', 'https://www.google.com'];
const GOOGLE_FRAMES = ['https://td.doubleclick.net', 'https://www.googletagmanager.com'];

/** Sources that analytics needs in the Content-Security-Policy; empty if it is off. */
export function analyticsSources(settings: AnalyticsSettings | undefined): ExtraSources {
  if (!settings) return NONE;
  const {origin} = new URL(hostOf(settings));
  // A custom host receives the reports, but advertising signals always go to Google.
  const reports = settings.host ? [origin] : [origin, ...GOOGLE_REPORTS];
  return {
    'script-src': settings.host ? [origin] : [origin, 'https://*.googletagmanager.com'],
    'connect-src': [...reports, ...GOOGLE_ADS],
    'img-src': [...reports, ...GOOGLE_ADS],
    'frame-src': GOOGLE_FRAMES,
  };
}
