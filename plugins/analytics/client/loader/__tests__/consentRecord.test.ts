import {afterEach, describe, expect, it, vi} from 'vitest';
import {CONSENT_KEY, canKeepChoice, hasRefusalSignal, readConsent, writeConsent} from '../consentRecord';

const REVISION = 7;
const LATER = Date.now() + 60_000;

function store(text: string | null): void {
  vi.stubGlobal('localStorage', {getItem: (key: string) => (key === CONSENT_KEY ? text : null)});
}
const storeRecord = (record: unknown) => store(JSON.stringify(record));

afterEach(() => vi.unstubAllGlobals());

describe('readConsent', () => {
  it('reads what the reader chose', () => {
    storeRecord({categories: ['analytics'], revision: REVISION, expirationTime: LATER});
    expect(readConsent(REVISION)).toEqual({analytics: true, advertising: false});
    storeRecord({categories: [], revision: REVISION, expirationTime: LATER});
    expect(readConsent(REVISION)).toEqual({analytics: false, advertising: false});
  });

  it.each([
    ['an old choice', {categories: ['analytics'], revision: REVISION, expirationTime: Date.now() - 1}],
    ['a choice about another service', {categories: ['analytics'], revision: REVISION + 1, expirationTime: LATER}],
    ['a choice without an end', {categories: ['analytics'], revision: REVISION}],
    ['categories that are no list', {categories: 'analytics', revision: REVISION, expirationTime: LATER}],
    ['null', null],
    ['a number', 1],
  ])('takes %s for none', (_, record) => {
    storeRecord(record);
    expect(readConsent(REVISION)).toBeNull();
  });

  it('takes broken text and forbidden storage for none', () => {
    store('{');
    expect(readConsent(REVISION)).toBeNull();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    expect(readConsent(REVISION)).toBeNull();
  });
});

describe('writeConsent', () => {
  it('keeps a choice that is read again, for the service that it was about', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => entries.set(key, text),
      removeItem: (key: string) => entries.delete(key),
    });
    writeConsent(REVISION, ['analytics']);
    expect(readConsent(REVISION)).toEqual({analytics: true, advertising: false});
    expect(readConsent(REVISION + 1)).toBeNull();
    vi.useFakeTimers({now: Date.now() + 183 * 86_400_000});
    expect(readConsent(REVISION)).toBeNull();
    vi.useRealTimers();
  });

  it('leaves no older agreement in a storage that is full', () => {
    let text: string | null = JSON.stringify({categories: ['analytics'], revision: REVISION, expirationTime: LATER});
    vi.stubGlobal('localStorage', {
      getItem: () => text,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {
        text = null;
      },
    });
    writeConsent(REVISION, []);
    expect(readConsent(REVISION)).toBeNull();
  });
});

describe('canKeepChoice', () => {
  it('is false where the browser forbids storage', () => {
    vi.stubGlobal('window', {localStorage: {}});
    expect(canKeepChoice()).toBe(true);
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    });
    expect(canKeepChoice()).toBe(false);
  });
});

describe('hasRefusalSignal', () => {
  it.each([
    [{globalPrivacyControl: true}, true],
    [{doNotTrack: '1'}, true],
    [{doNotTrack: 'yes'}, true],
    [{globalPrivacyControl: false, doNotTrack: null}, false],
    [{doNotTrack: '0'}, false],
    [{doNotTrack: 'unspecified'}, false],
    [{}, false],
  ])('%o: %s', (signals, expected) => {
    vi.stubGlobal('navigator', signals);
    expect(hasRefusalSignal()).toBe(expected);
  });
});
