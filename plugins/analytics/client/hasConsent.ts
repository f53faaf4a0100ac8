import type {Consent} from '../types';

declare global {
  // Set only by `consent.ts`, from the reader's stored choice. Never set where analytics is off.
  var siteConsent: Consent | undefined;
}

/** Whether the reader has agreed to a purpose; always false if no analytics is configured. */
export function hasConsent(purpose: keyof Consent): boolean {
  return globalThis.siteConsent?.[purpose] === true;
}
