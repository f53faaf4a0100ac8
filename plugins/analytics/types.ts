/** Services that can count page views. */
export const PROVIDER_NAMES = ['gtag', 'umami', 'baidu'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Analytics settings of a deployment. */
export type AnalyticsSettings = {
  provider: ProviderName;
  /** Measurement id, website id or site id, depending on the service. */
  id: string;
  /** Address without a trailing slash: source of the script and, if the service supports it, target of the reports. */
  host?: string;
};

/** Purposes that readers can agree to separately. */
export const PURPOSES = ['analytics', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Record<Purpose, boolean>;

/** Facts about a deployment for the privacy page. */
export type PrivacyFacts = {
  analytics: {label: string; host: string; hasAdvertising: boolean; settingsHref: string} | null;
  search: 'local' | 'algolia';
};
