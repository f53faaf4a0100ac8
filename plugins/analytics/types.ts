/** Analytics settings of a deployment. */
export type AnalyticsSettings = {
  /** Measurement id of Google Analytics 4, or of a service compatible with gtag.js. */
  id: string;
  /** Address without a trailing slash: source of the script and target of the reports. */
  host?: string;
};

/** The reader's choice. */
export type Consent = Record<'analytics' | 'advertising', boolean>;

/** What the browser code needs to know. Present only if analytics is on. */
export type AnalyticsGlobalData = {
  id: string;
  /** Address of the script, without a trailing slash. */
  host: string;
  /** Whether the reports go to `host` too, and not to Google. */
  isOwnHost: boolean;
  /** Derived from id and host: readers who agreed to another receiver are asked again. */
  revision: number;
  baseUrl: string;
  search: PrivacyFacts['search'];
};

/** Facts about a deployment for the privacy page. */
export type PrivacyFacts = {
  analytics: {host: string} | null;
  search: 'local' | 'algolia';
};
