import {type Consent, PURPOSES, type Purpose} from '../../types';
import {hasConsent} from '../hasConsent';
import {CONSENT_KEY, canKeepChoice, hasRefusalSignal, REFUSED, readConsent, writeConsent} from './consentRecord';
import type {ConsentDialog, DialogContext} from './dialog/consentDialog';
import type {CreateProvider, LoaderConfig, Provider} from './types';
import {watchPageViews} from './watchPageViews';

/** The host itself and its parents: a service may have set its cookies for any of them. */
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

/** Deletes what a service keeps in this browser, as far as this site may: cookies of other sites are theirs. */
function clearStored(pattern: RegExp): void {
  clearCookies(pattern);
  try {
    clearEntries(localStorage, pattern);
    clearEntries(sessionStorage, pattern);
  } catch {
    // A browser that forbids storage keeps nothing there.
  }
}

/** The consent dialog; its code and styles are fetched when it is first shown. */
function loadDialog(context: DialogContext): ConsentDialog {
  let loading: Promise<ConsentDialog> | undefined;
  // What both need is handed over: a module that both import would be one more file for every page to wait for.
  const load = () => import('./dialog/consentDialog').then(({createConsentDialog}) => createConsentDialog(context));
  const show = async (part: 'ask' | 'openSettings') => {
    loading ??= load();
    try {
      (await loading)[part]();
    } catch {
      // Without the dialog nobody agrees, and nothing is counted. The next click tries again.
      loading = undefined;
    }
  };
  return {
    ask: () => void show('ask'),
    openSettings: () => void show('openSettings'),
    dismiss: () => void loading?.then(({dismiss}) => dismiss()).catch(() => undefined),
  };
}

/** Brings the service in line with the choice; `reportPage` counts the page on which the reader agrees. */
function applyConsent(provider: Provider, before: Consent, record: Consent | null, reportPage: () => void): void {
  const consent = (!hasRefusalSignal() && record) || REFUSED;
  globalThis.siteConsent = consent;
  if (consent.analytics && before.analytics) provider.update(consent);
  else if (consent.analytics) {
    provider.start(consent);
    reportPage();
  } else if (before.analytics) provider.stop();
  // Only a reader who was asked can have anything of the service in their browser.
  if (!record) return;
  for (const purpose of PURPOSES) {
    const pattern = provider.stored[purpose];
    if (pattern && !consent[purpose]) clearStored(pattern);
  }
}

/** Opens the settings from the links to them, before React runs and after, and for those who come by such a link. */
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

/** Asks the reader, and counts page views once they agree: the whole of what this plugin does in a browser. */
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
    // The reader chose in another tab, or emptied the storage (no key).
    if (key !== CONSENT_KEY && key !== null) return;
    dialog.dismiss();
    apply();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const counted = hasConsent('analytics');
    apply();
    // Coming back to a page that was kept in memory shows it again without loading it.
    if (counted && hasConsent('analytics')) reportPage();
  });
  openFromLinks(config, dialog.openSettings);
  // Who came for the settings may have chosen by then.
  if (!isRefused && canKeepChoice()) whenIdle(() => readConsent(revision) === null && dialog.ask());
}

/** Starts once a reader sees the page: a page that the browser renders ahead has none yet. */
export function startLoader(config: LoaderConfig, createProvider: CreateProvider): void {
  const run = () => start(config, createProvider);
  if ((document as Document & {prerendering?: boolean}).prerendering) document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
