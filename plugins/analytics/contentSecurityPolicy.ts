import {hostOf} from './services';
import type {AnalyticsSettings} from './types';

/** Sources that a Content-Security-Policy must allow besides its own, by directive. */
export type ExtraSources = Readonly<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

const NONE: ExtraSources = {'script-src': [], 'connect-src': [], 'img-src': [], 'frame-src': []};

const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
/** Asked only of readers who allowed advertising. */
const GOOGLE_ADS = ['https://*.g.doubleclick.net', 'https://www.google.com'];
const GOOGLE_FRAMES = ['https://td.doubleclick.net', 'https://www.googletagmanager.com'];

/** What the configured service needs of the Content-Security-Policy; nothing without one. */
export function analyticsSources(settings: AnalyticsSettings | undefined): ExtraSources {
  if (!settings) return NONE;
  const {origin} = new URL(hostOf(settings));
  const own: ExtraSources = {...NONE, 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin]};
  if (settings.provider !== 'gtag') return own;
  // A host of one's own takes the reports too; signals for advertising go to Google all the same.
  const reports = settings.host ? [origin] : [origin, ...GOOGLE_REPORTS];
  return {
    'script-src': settings.host ? [origin] : [origin, 'https://*.googletagmanager.com'],
    'connect-src': [...reports, ...GOOGLE_ADS],
    'img-src': [...reports, ...GOOGLE_ADS],
    'frame-src': GOOGLE_FRAMES,
  };
}
