import {type Consent, PURPOSES, type Purpose} from '../../types';
import {hasConsent} from '../hasConsent';
import {clearStored} from './clearStored';
import {CONSENT_KEY, canKeepChoice, hasRefusalSignal, REFUSED, readConsent, writeConsent} from './consentRecord';
import {loadDialog} from './loadDialog';
import type {CreateProvider, LoaderConfig, Provider} from './types';
import {watchPageViews} from './watchPageViews';

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
