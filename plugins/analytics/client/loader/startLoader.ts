import {type Consent, PURPOSES, type Purpose} from '../../types';
import {hasConsent} from '../hasConsent';
import {CONSENT_KEY, canKeepChoice, hasRefusalSignal, REFUSED, readConsent, writeConsent} from './consentRecord';
import type {ConsentDialog, DialogContext} from './dialog/consentDialog';
import type {CreateProvider, LoaderConfig, Provider} from './types';
import {watchPageViews} from './watchPageViews';

/** The host and its parent domains: a service may have set its cookies for any of them. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function clearCookies(pattern: RegExp): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] as string);
  for (const name of names.filter((candidate) => pattern.test(candidate))) {
    for (const domain of ['', ...domainsOf(location.hostname).map((candidate) => `; Domain=${candidate}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP and in older browsers.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

function clearEntries(storage: Storage, pattern: RegExp): void {
  for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key);
}

/** Deletes the stored data of a service in this browser, as far as possible: cookies of other sites cannot be deleted. */
function clearStored(pattern: RegExp): void {
  clearCookies(pattern);
  try {
    clearEntries(localStorage, pattern);
    clearEntries(sessionStorage, pattern);
  } catch {
    // If the browser forbids storage, there is nothing to delete.
  }
}

/** The consent dialog; its code and styles are loaded when it is first shown. */
function loadDialog(context: DialogContext): ConsentDialog {
  let loading: Promise<ConsentDialog> | undefined;
  // Shared functions are passed as arguments: a shared module would be one more file that every page waits for.
  const load = () => import('./dialog/consentDialog').then(({createConsentDialog}) => createConsentDialog(context));
  const show = async (part: 'ask' | 'openSettings') => {
    loading ??= load();
    try {
      (await loading)[part]();
    } catch {
      // If the dialog fails to load, there is no consent and nothing is counted. The next click tries again.
      loading = undefined;
    }
  };
  return {
    ask: () => void show('ask'),
    openSettings: () => void show('openSettings'),
    dismiss: () => void loading?.then(({dismiss}) => dismiss()).catch(() => undefined),
  };
}

/** Applies the choice to the service; `reportPage` counts the page on which the reader agrees. */
function applyConsent(provider: Provider, before: Consent, record: Consent | null, reportPage: () => void): void {
  const consent = (!hasRefusalSignal() && record) || REFUSED;
  globalThis.siteConsent = consent;
  if (consent.analytics && before.analytics) provider.update(consent);
  else if (consent.analytics) {
    provider.start(consent);
    reportPage();
  } else if (before.analytics) provider.stop();
  // Only readers who were asked can have data of the service in their browser.
  if (!record) return;
  for (const purpose of PURPOSES) {
    const pattern = provider.stored[purpose];
    if (pattern && !consent[purpose]) clearStored(pattern);
  }
}

/** Opens the settings from links to them, before and after hydration, and on arrival by such a link. */
function openFromLinks({settingsHref}: LoaderConfig, open: () => void): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== settingsHref || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  document.addEventListener('click', onClick, true);
  if (location.pathname + location.hash === settingsHref) open();
}

function whenIdle(action: () => unknown): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(action, {timeout: 2_000}) : setTimeout(action, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/** Asks the reader and counts page views once they agree. */
function start(config: LoaderConfig, createProvider: CreateProvider): void {
  const provider = createProvider(config);
  const reportPage = watchPageViews((view) => hasConsent('analytics') && provider.view(view));
  const {revision} = config;
  const apply = () => applyConsent(provider, globalThis.siteConsent ?? REFUSED, readConsent(revision), reportPage);
  const isRefused = hasRefusalSignal();
  const choose = (purposes: readonly Purpose[]) => {
    writeConsent(revision, purposes);
    apply();
  };
  const dialog = loadDialog({config, isRefused, choose});
  apply();

  addEventListener('storage', ({key}) => {
    // The reader chose in another tab or cleared the storage (no key).
    if (key !== CONSENT_KEY && key !== null) return;
    dialog.dismiss();
    apply();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const counted = hasConsent('analytics');
    apply();
    // A page from the back/forward cache is shown again without loading.
    if (counted && hasConsent('analytics')) reportPage();
  });
  openFromLinks(config, dialog.openSettings);
  // A reader who opened the settings may have chosen by then.
  if (!isRefused && canKeepChoice()) whenIdle(() => readConsent(revision) === null && dialog.ask());
}

/** Starts when the page becomes visible; a prerendered page has no reader yet. */
export function startLoader(config: LoaderConfig, createProvider: CreateProvider): void {
  const run = () => start(config, createProvider);
  if ((document as Document & {prerendering?: boolean}).prerendering) document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
