import type {Consent} from '../../../types';
import {loadScript} from '../loadScript';
import type {CreateProvider} from '../types';

type TagWindow = typeof globalThis & {dataLayer?: unknown[]} & Record<`ga-disable-${string}`, boolean>;

const tagWindow = globalThis as TagWindow;
const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The choice in the terms of Consent Mode v2. */
function consentStates({analytics, advertising}: Consent) {
  return {
    analytics_storage: stateOf(analytics),
    ad_storage: stateOf(advertising),
    ad_user_data: stateOf(advertising),
    ad_personalization: stateOf(advertising),
  };
}

const DENIED = consentStates({analytics: false, advertising: false});

// gtag.js accepts commands only as `arguments` objects; arrays have another meaning.
function gtag(..._command: unknown[]): void {
  tagWindow.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  tagWindow.dataLayer.push(arguments);
}

/** Google Analytics 4, or any service compatible with gtag.js, with Consent Mode v2. */
export const createGtag: CreateProvider = ({id, host, isOwnHost}) => {
  let isLoaded = false;
  const load = (consent: Consent) => {
    gtag('consent', 'default', DENIED);
    gtag('consent', 'update', consentStates(consent));
    gtag('set', 'ads_data_redaction', true);
    gtag('js', new Date());
    // We clean the reported addresses, so the tag must not send its own page view.
    gtag('config', id, {send_page_view: false, ...(isOwnHost && {server_container_url: host})});
    void loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`);
    isLoaded = true;
  };
  return {
    start(consent) {
      tagWindow[`ga-disable-${id}`] = false;
      if (isLoaded) gtag('consent', 'update', consentStates(consent));
      else load(consent);
    },
    update: (consent) => gtag('consent', 'update', consentStates(consent)),
    view({address, title, referrer}) {
      const page = {page_location: address, page_title: title, page_referrer: referrer};
      // For events that the tag sends automatically.
      gtag('set', page);
      gtag('event', 'page_view', page);
    },
    stop() {
      gtag('consent', 'update', DENIED);
      tagWindow[`ga-disable-${id}`] = true;
    },
    stored: {analytics: /^_(?:ga|gid|gat)(?:_|$)/, advertising: /^_gcl_/},
  };
};
