/** Services that can count page views. */
export const PROVIDER_NAMES = ['gtag', 'umami', 'baidu'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** What one deployment counts its page views with. */
export type AnalyticsSettings = {
  provider: ProviderName;
  /** Measurement id, website id or site id: whatever the service calls it. */
  id: string;
  /** Address, without a slash at the end, that the service's script is fetched from and, where the service allows, reports go to. */
  host?: string;
};

/** What readers are asked about, one by one. */
export const PURPOSES = ['analytics', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Record<Purpose, boolean>;

/** What the privacy page says about one deployment. */
export type PrivacyFacts = {
  analytics: {label: string; host: string; hasAdvertising: boolean; settingsHref: string} | null;
  search: 'local' | 'algolia';
};
