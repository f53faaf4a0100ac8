import {type Consent, PURPOSES, type Purpose} from '../../types';

/** Where the reader's choice is kept, in the local storage; nothing is there before they choose. */
export const CONSENT_KEY = 'privacy-consent';

/** What holds until the reader agrees. */
export const REFUSED: Consent = {analytics: false, advertising: false};

/** How long a choice holds: half a year. */
const KEPT_MS = 182 * 24 * 60 * 60 * 1000;

// Older records have more fields, of the library that once wrote them; these mean the same.
type ConsentRecord = {categories?: unknown; revision?: unknown; expirationTime?: unknown};

function parseRecord(): ConsentRecord | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return parsed && typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** The reader's choice about the service that is configured now; `null` if they have not made one, or long ago. */
export function readConsent(revision: number): Consent | null {
  const record = parseRecord();
  const isValid = record?.revision === revision && Number(record.expirationTime) > Date.now() && Array.isArray(record.categories);
  if (!isValid) return null;
  const categories = record.categories as unknown[];
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, categories.includes(purpose)])) as Consent;
}

/** Keeps what the reader agrees to; nothing if they refuse everything. */
export function writeConsent(revision: number, categories: readonly Purpose[]): void {
  const record = {categories, revision, expirationTime: Date.now() + KEPT_MS};
  try {
    // A full storage must not leave an older agreement standing.
    localStorage.removeItem(CONSENT_KEY);
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // What cannot be kept is not agreed to.
  }
}

/** Whether a choice could be kept: a reader whose browser forbids that would be asked on every page. */
export function canKeepChoice(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

type Signals = Navigator & {globalPrivacyControl?: boolean; doNotTrack?: string | null};

/** The browser's own word for its reader that they do not want to be followed: Global Privacy Control or Do Not Track. */
export function hasRefusalSignal(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
