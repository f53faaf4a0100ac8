import {hasConsent} from '../../hasConsent';
import {loadScript} from '../loadScript';
import type {CreateProvider} from '../types';

type Payload = {url: string; title: string; referrer: string};
type UmamiWindow = typeof globalThis & {umami?: {track: (describe: (own: Payload) => Payload) => unknown}};

/** Umami, which sets no cookies. Self-hosted, it is reachable from mainland China. */
export const createUmami: CreateProvider = ({id, host}) => {
  let loaded: Promise<boolean> | undefined;
  const start = () => {
    // Automatic counting is off, because we clean the reported addresses.
    loaded ??= loadScript(`${host}/script.js`, {'data-website-id': id, 'data-host-url': host, 'data-auto-track': 'false'});
  };
  return {
    start,
    update: start,
    view({address, title, referrer}) {
      void loaded?.then((isLoaded) => {
        // The script may load after the reader has withdrawn consent.
        if (!isLoaded || !hasConsent('analytics')) return;
        (globalThis as UmamiWindow).umami?.track((own) => ({...own, url: address, title, referrer}));
      });
    },
    // It sends nothing by itself.
    stop: () => undefined,
    stored: {analytics: /^umami\.cache$/},
  };
};
