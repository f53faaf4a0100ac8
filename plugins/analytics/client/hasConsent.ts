import type {Consent, Purpose} from '../types';

declare global {
  // Set by the analytics script alone, which reads it from the reader's stored choice: where analytics is off, it is never there.
  var siteConsent: Consent | undefined;
}

/** Whether the reader has agreed to a purpose; without configured analytics nobody was asked, and the answer is no. */
export function hasConsent(purpose: Purpose): boolean {
  return globalThis.siteConsent?.[purpose] === true;
}
