import {type CookieConsentConfig, hide, hidePreferences, reset, run, show, showPreferences} from 'vanilla-cookieconsent';
import type {LoaderConfig} from '../types';
import {dialogueTexts} from './texts';

/** What the dialogue is about. */
export type DialogueContext = {
  config: LoaderConfig;
  /** Name of the reader's choice in the local storage. */
  recordKey: string;
  /** The browser refuses on behalf of its reader. */
  isRefused: boolean;
  onChoice: () => void;
};

const LANGUAGE = 'zh-Hans';
const ROOT_ID = 'privacy-consent';
let opener: Element | null = null;

function loadStyles(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    // Without its styles the dialogue would lie open at the foot of the page; `data-optional` keeps the load failure banner out of it.
    link.dataset.optional = '';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    document.head.append(link);
  });
}

/** A place of its own before the page, so that the keyboard reaches the question first; React knows nothing of it. */
function createRoot(): Element {
  const root = document.createElement('div');
  root.id = ROOT_ID;
  document.body.prepend(root);
  return root;
}

/**
 * The library takes the banner for a modal dialogue: it moves the focus there and keeps the Tab key in. But the page can be
 * read and used while the question stands, so for assistive technology it is a region like others.
 */
function makeRegion(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  banner.removeAttribute('aria-describedby');
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.target instanceof Node && banner.contains(event.target)) event.stopPropagation();
    },
    true,
  );
}

/** Keeps keyboard and reading cursor in the open settings: the library's own trap can be left backwards. */
function makeRestInert(isInert: boolean): void {
  for (const part of document.querySelectorAll(`body > :not(#${ROOT_ID}), #${ROOT_ID} .cm-wrapper`)) part.toggleAttribute('inert', isInert);
}

const SHOWN_CLASSES = {consentModal: 'show--consent', preferencesModal: 'show--preferences'} as const;

/**
 * The library marks what is shown with classes of the whole document, which React sets anew with every route;
 * its styles find them on the dialogue's own place just as well.
 */
function markShown(modalName: keyof typeof SHOWN_CLASSES, isShown: boolean): void {
  document.getElementById(ROOT_ID)?.classList.toggle(SHOWN_CLASSES[modalName], isShown);
}

function consentConfig({config, recordKey, isRefused, onChoice}: DialogueContext): CookieConsentConfig {
  return {
    root: createRoot(),
    autoShow: false,
    revision: config.revision,
    // Of the same address for everybody, crawlers included: `data-nosnippet` keeps it out of search results.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: {name: recordKey, useLocalStorage: true},
    guiOptions: {
      consentModal: {layout: 'box', position: 'bottom left', equalWeightButtons: true},
      preferencesModal: {layout: 'box', equalWeightButtons: true},
    },
    categories: {analytics: {}, ...(config.hasAdvertising && {advertising: {}})},
    language: {default: LANGUAGE, translations: {[LANGUAGE]: dialogueTexts(config, isRefused)}},
    onFirstConsent: onChoice,
    onChange: onChoice,
    onModalReady: ({modalName, modal}) => modalName === 'consentModal' && makeRegion(modal),
    onModalShow({modalName}) {
      markShown(modalName, true);
      if (modalName !== 'preferencesModal') return;
      opener = document.activeElement;
      makeRestInert(true);
    },
    onModalHide({modalName}) {
      markShown(modalName, false);
      if (modalName !== 'preferencesModal') return;
      makeRestInert(false);
      // The library tried already, while the opener was inert.
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
}

/** How long a new question lets presses through to the page, in milliseconds: they are meant for what it has just covered. */
const ARRIVAL_MS = 500;

/** Shows the question without taking a press from the page: not one that goes on, nor one made before the reader can see it. */
function showQuestion(): void {
  const root = document.getElementById(ROOT_ID);
  root?.classList.add('is-arriving');
  const settle = () => {
    if (document.querySelector(':active')) setTimeout(settle, ARRIVAL_MS);
    else root?.classList.remove('is-arriving');
  };
  setTimeout(settle, ARRIVAL_MS);
  show(true);
}

let ready: Promise<unknown> | undefined;

/** Shows the question to a reader who has not answered it, or the settings to one who asks for them. */
export async function openDialogue(context: DialogueContext, part: 'banner' | 'settings'): Promise<void> {
  ready ??= loadStyles(context.config.stylesFile).then(() => run(consentConfig(context)));
  await ready.catch((error) => {
    ready = undefined;
    throw error;
  });
  if (part === 'banner') showQuestion();
  else showPreferences();
}

/** Takes the dialogue away; what it knows is out of date once the choice was made elsewhere. */
export function closeDialogue(): void {
  if (!ready) return;
  hidePreferences();
  hide();
  reset();
  document.getElementById(ROOT_ID)?.remove();
  ready = undefined;
}
