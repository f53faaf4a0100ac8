import {type Consent, PURPOSES, type Purpose} from '../../types';

/** Local storage key of the reader's choice; absent until they choose. */
export const CONSENT_KEY = 'privacy-consent';

/** The state before the reader agrees. */
export const REFUSED: Consent = {analytics: false, advertising: false};

/** Validity of a choice: half a year. */
const KEPT_MS = 182 * 24 * 60 * 60 * 1000;

// Older records have more fields, from a library that was used before; these fields have the same meaning.
type ConsentRecord = {categories?: unknown; revision?: unknown; expirationTime?: unknown};

function parseRecord(): ConsentRecord | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return parsed && typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/** The reader's choice for the currently configured service; `null` if there is none or it has expired. */
export function readConsent(revision: number): Consent | null {
  const record = parseRecord();
  const isValid = record?.revision === revision && Number(record.expirationTime) > Date.now() && Array.isArray(record.categories);
  if (!isValid) return null;
  const categories = record.categories as unknown[];
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, categories.includes(purpose)])) as Consent;
}

/** Stores the purposes that the reader agrees to; empty if they refuse all. */
export function writeConsent(revision: number, categories: readonly Purpose[]): void {
  const record = {categories, revision, expirationTime: Date.now() + KEPT_MS};
  try {
    // If the storage is full, an older agreement must not remain.
    localStorage.removeItem(CONSENT_KEY);
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    // Consent that cannot be stored does not count.
  }
}

/** Whether a choice can be stored; otherwise readers would be asked on every page. */
export function canKeepChoice(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

type Signals = Navigator & {globalPrivacyControl?: boolean; doNotTrack?: string | null};

/** Whether the browser sends a refusal for the reader: Global Privacy Control or Do Not Track. */
export function hasRefusalSignal(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
