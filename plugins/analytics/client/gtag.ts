import {loadScript} from 'vanilla-cookieconsent';
import type {AnalyticsGlobalData, Consent} from '../types';

type TagWindow = typeof globalThis & {dataLayer?: unknown[]} & Record<`ga-disable-${string}`, boolean>;

const tagWindow = globalThis as TagWindow;
const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The choice in the terms of Consent Mode v2. Advertising uses what is counted, so it needs both. */
function consentStates({analytics, advertising}: Consent) {
  const ads = stateOf(analytics && advertising);
  return {analytics_storage: stateOf(analytics), ad_storage: ads, ad_user_data: ads, ad_personalization: ads};
}

// gtag.js accepts commands only as `arguments` objects; arrays have another meaning.
function gtag(..._command: unknown[]): void {
  tagWindow.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  tagWindow.dataLayer.push(arguments);
}

function load({id, host, isOwnHost}: AnalyticsGlobalData): void {
  gtag('consent', 'default', consentStates({analytics: false, advertising: false}));
  gtag('set', 'ads_data_redaction', true);
  gtag('js', new Date());
  // We clean the reported addresses, so the tag must not send its own page view. Cookies of this host only: the dialog can delete them.
  gtag('config', id, {send_page_view: false, cookie_domain: location.hostname, ...(isOwnHost && {server_container_url: host})});
  // It may be blocked or unreachable; `data-optional` tells the load failure banner to ignore it.
  void loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`, {'data-optional': ''});
}

/** Tells the service about the reader's choice. Its script is loaded on the first agreement. */
export function updateConsent(settings: AnalyticsGlobalData, consent: Consent): void {
  if (!tagWindow.dataLayer) {
    if (!consent.analytics) return;
    load(settings);
  }
  tagWindow[`ga-disable-${settings.id}`] = !consent.analytics;
  gtag('consent', 'update', consentStates(consent));
}

/** Reports one page view. */
export function reportView(view: {address: string; title: string; referrer: string}): void {
  const page = {page_location: view.address, page_title: view.title, page_referrer: view.referrer};
  // For events that the tag sends automatically.
  gtag('set', page);
  gtag('event', 'page_view', page);
}
