import globalData from '@generated/globalData';
import {acceptedCategory, type CookieConsentConfig, reset, run, showPreferences} from 'vanilla-cookieconsent';
import type {AnalyticsGlobalData} from '../types';
import {cleanAddress, cleanReferrer, cleanTitle} from './cleanAddress';
import {dialogTexts} from './dialogTexts';
import {reportView, updateConsent} from './gtag';
import {hasConsent} from './hasConsent';

/** Local storage key of the reader's choice; absent until they choose. */
const CONSENT_KEY = 'privacy-consent';
const LANGUAGE = 'zh-Hans';
const SHOWN = {consentModal: 'show--consent', preferencesModal: 'show--preferences'} as const;

const settings = globalData.analytics?.default as AnalyticsGlobalData;

/** Reports a page view, if the reader agrees. */
export function countView({href, referrer}: {href: string; referrer: string}): void {
  if (!hasConsent('analytics')) return;
  const isAnchor = (id: string) => document.getElementById(id) !== null;
  reportView({address: cleanAddress(href, isAnchor), title: cleanTitle(document.title), referrer: cleanReferrer(referrer)});
}

function applyChoice(): void {
  const isCounted = hasConsent('analytics');
  globalThis.siteConsent = {analytics: acceptedCategory('analytics'), advertising: acceptedCategory('advertising')};
  updateConsent(settings, globalThis.siteConsent);
  // The page on which the reader agrees.
  if (!isCounted) countView({href: location.href, referrer: document.referrer});
}

/** A container before the page content, so that keyboard users reach the question first. */
function createRoot(): Element {
  const root = document.createElement('div');
  root.id = CONSENT_KEY;
  document.body.prepend(root);
  return root;
}

/**
 * The library takes the question for a modal dialog: it moves the focus there and keeps the Tab key in. But the page can be used
 * while the question is open, so for assistive technology it is a region.
 */
function makeRegion(question: HTMLElement): void {
  question.setAttribute('role', 'region');
  question.removeAttribute('aria-modal');
  question.removeAttribute('aria-describedby');
  question.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  const letTabPass = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Node && question.contains(event.target)) event.stopPropagation();
  };
  addEventListener('keydown', letTabPass, true);
}

function configOf(root: Element): CookieConsentConfig {
  // The library's marks on `<html>` are lost when React sets its class for another route; its styles work with this element too.
  const markShown = (name: keyof typeof SHOWN, isShown: boolean) => root.classList.toggle(SHOWN[name], isShown);
  let opener: Element | null = null;
  return {
    root,
    revision: settings.revision,
    manageScriptTags: false,
    // The page is the same for everybody, including crawlers. The library marks its texts as `data-nosnippet`.
    hideFromBots: false,
    cookie: {name: CONSENT_KEY, useLocalStorage: true},
    guiOptions: {consentModal: {layout: 'box', position: 'bottom left'}},
    categories: {
      analytics: {autoClear: {cookies: [{name: /^_(?:ga|gid|gat)(?:_|$)/}]}},
      advertising: {autoClear: {cookies: [{name: /^_gcl_/}]}},
    },
    language: {default: LANGUAGE, translations: {[LANGUAGE]: dialogTexts(settings)}},
    onConsent: applyChoice,
    onChange: applyChoice,
    onModalReady: ({modalName, modal}) => modalName === 'consentModal' && makeRegion(modal),
    onModalShow({modalName}) {
      markShown(modalName, true);
      if (modalName === 'preferencesModal') opener = document.activeElement;
    },
    onModalHide({modalName}) {
      markShown(modalName, false);
      // The library has tried already, before the opener was visible.
      if (modalName === 'preferencesModal' && opener instanceof HTMLElement) opener.focus();
    },
  };
}

/** Asks readers who have not chosen, and applies the choice of those who have. */
export async function startConsent(): Promise<void> {
  const root = createRoot();
  await run(configOf(root));
  addEventListener('storage', async ({key}) => {
    if (key !== CONSENT_KEY) return;
    // The reader chose in another tab.
    reset();
    root.className = '';
    await run(configOf(root));
  });
}

/** Opens the settings, where readers can change their choice. */
export const openSettings = (): void => showPreferences();
