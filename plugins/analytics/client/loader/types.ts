import type {AnalyticsSettings, Consent, Purpose} from '../../types';

/** What the script knows of its deployment; written into it when it is built. */
export type LoaderConfig = Required<AnalyticsSettings> & {
  /** The address is not the service's own: reports go there, too. */
  isOwnHost: boolean;
  label: string;
  hasAdvertising: boolean;
  /** A number made from the settings: a reader who agreed to another service is asked anew. */
  revision: number;
  privacyHref: string;
  settingsHref: string;
  /** Names of hosted services other than the provider that wait for the same consent. */
  alsoCounts: string[];
};

/** One page view, without anything that the reader typed. */
export type PageView = {address: string; title: string; referrer: string};

/** What every service must be able to do. */
export type Provider = {
  /** Loads the service's script; called when the reader agrees, again if they do so after a withdrawal. */
  start: (consent: Consent) => void;
  /** The reader changed their mind about something, but still agrees to page views. */
  update: (consent: Consent) => void;
  view: (view: PageView) => void;
  /** The reader withdrew: nothing may be sent from here on. */
  stop: () => void;
  /** Names of what the service keeps in the browser, as cookies or in the storages. */
  stored: Partial<Record<Purpose, RegExp>>;
};

/** Makes the provider of one deployment. */
export type CreateProvider = (config: LoaderConfig) => Provider;
