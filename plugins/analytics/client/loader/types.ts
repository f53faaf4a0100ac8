import type {AnalyticsSettings, Consent, Purpose} from '../../types';

/** Deployment data of the script, added at build time. */
export type LoaderConfig = Required<AnalyticsSettings> & {
  /** Whether the address is not the default host of the service; reports then also go there. */
  isOwnHost: boolean;
  label: string;
  hasAdvertising: boolean;
  /** Derived from the settings: readers who agreed to another service are asked again. */
  revision: number;
  privacyHref: string;
  settingsHref: string;
  /** Other hosted services that wait for the same consent. */
  alsoCounts: string[];
};

/** One page view, without anything the reader typed. */
export type PageView = {address: string; title: string; referrer: string};

/** Interface that every service implements. */
export type Provider = {
  /** Loads the script of the service; called when the reader agrees, and again if they do so after withdrawing. */
  start: (consent: Consent) => void;
  /** The reader changed the choice but still agrees to page views. */
  update: (consent: Consent) => void;
  view: (view: PageView) => void;
  /** The reader withdrew consent: nothing may be sent from now on. */
  stop: () => void;
  /** Names of the service's cookies and storage keys. */
  stored: Partial<Record<Purpose, RegExp>>;
};

/** Creates the provider of a deployment. */
export type CreateProvider = (config: LoaderConfig) => Provider;
