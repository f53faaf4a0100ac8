import type {Purpose} from '../../../types';
import type {LoaderConfig} from '../types';
import stylesFile from './consentDialog.css';
import {bannerMarkup, settingsMarkup} from './markup';

/** Context of the dialog. */
export type DialogContext = {
  config: LoaderConfig;
  /** Whether the browser refuses for the reader. */
  isRefused: boolean;
  /** Called with the purposes that the reader agrees to; replaces earlier choices. */
  choose: (purposes: readonly Purpose[]) => void;
};

/** Controls the question and the settings. */
export type ConsentDialog = {ask: () => void; openSettings: () => void; dismiss: () => void};

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(stylesFile, import.meta.url).href;
    // Without its styles, the question would cover the page. `data-optional`: the load failure banner ignores this file.
    link.dataset.optional = '';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    document.head.append(link);
  });
}

/** Milliseconds during which a new question lets presses through: they are meant for the page that it has just covered. */
const ARRIVAL_MS = 500;

/**
 * Shows the question without taking presses from the page: neither one in progress, nor one made before the reader can see the question.
 */
function showQuestion(root: Element, banner: Element): void {
  banner.classList.add('is-arriving');
  root.prepend(banner);
  const settle = () => {
    if (document.querySelector(':active')) setTimeout(settle, ARRIVAL_MS);
    else banner.classList.remove('is-arriving');
  };
  setTimeout(settle, ARRIVAL_MS);
}

/** Creates the dialog before the page content and outside of React, so that keyboard users reach the question first. */
export async function createConsentDialog({config, isRefused, choose}: DialogContext): Promise<ConsentDialog> {
  await loadStyles();
  const root = document.createElement('div');
  root.id = 'privacy-consent';
  root.dataset.nosnippet = '';
  root.innerHTML = bannerMarkup(config) + settingsMarkup(config, isRefused);
  const [banner, settings] = root.children as unknown as [HTMLElement, HTMLDialogElement];
  banner.remove();
  document.body.prepend(root);
  const boxes = [...settings.querySelectorAll('input')];

  const dismiss = () => {
    settings.close();
    banner.remove();
  };
  const decide = (chosen: readonly HTMLInputElement[]) => {
    dismiss();
    choose(chosen.map(({name}) => name as Purpose));
  };
  const openSettings = () => {
    for (const box of boxes) box.checked = globalThis.siteConsent?.[box.name as Purpose] === true;
    if (!settings.open) settings.showModal();
  };
  const actions: Readonly<Record<string, () => void>> = {
    accept: () => decide(boxes),
    refuse: () => decide([]),
    save: () => decide(boxes.filter(({checked}) => checked)),
    settings: openSettings,
    close: () => settings.close(),
  };
  root.addEventListener('click', ({target}) => {
    if (target instanceof HTMLButtonElement) actions[target.value]?.();
    // A click on the element itself is a click on the backdrop around the settings.
    if (target === settings) settings.close();
  });
  return {ask: () => showQuestion(root, banner), openSettings, dismiss};
}
