import {hasConsent} from '../../hasConsent';
import {loadScript} from '../loadScript';
import type {CreateProvider} from '../types';

type Payload = {url: string; title: string; referrer: string};
type UmamiWindow = typeof globalThis & {umami?: {track: (describe: (own: Payload) => Payload) => unknown}};

/** Umami, which sets no cookies; on one's own server it is reachable from mainland China. */
export const createUmami: CreateProvider = ({id, host}) => {
  let loaded: Promise<boolean> | undefined;
  const start = () => {
    // Told not to count by itself: the addresses that are reported are ours to clean.
    loaded ??= loadScript(`${host}/script.js`, {'data-website-id': id, 'data-host-url': host, 'data-auto-track': 'false'});
  };
  return {
    start,
    update: start,
    view({address, title, referrer}) {
      void loaded?.then((isLoaded) => {
        // The script may come after the reader has withdrawn.
        if (!isLoaded || !hasConsent('analytics')) return;
        (globalThis as UmamiWindow).umami?.track((own) => ({...own, url: address, title, referrer}));
      });
    },
    // It sends nothing unless told to.
    stop: () => undefined,
    stored: {analytics: /^umami\.cache$/},
  };
};
