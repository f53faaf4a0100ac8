import type {Purpose} from '../../../types';
import type {LoaderConfig} from '../types';
import stylesFile from './consentDialog.css';
import {bannerMarkup, settingsMarkup} from './markup';

/** What the dialog is about. */
export type DialogContext = {
  config: LoaderConfig;
  /** The browser refuses on behalf of its reader. */
  isRefused: boolean;
  /** Takes what the reader agrees to, and nothing else from then on. */
  choose: (purposes: readonly Purpose[]) => void;
};

/** The question and the settings, of which either may be shown. */
export type ConsentDialog = {ask: () => void; openSettings: () => void; dismiss: () => void};

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(stylesFile, import.meta.url).href;
    // Without its styles the question would lie open above the page; `data-optional` keeps the load failure banner out of it.
    link.dataset.optional = '';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    document.head.append(link);
  });
}

/** How long a new question lets presses through to the page, in milliseconds: they are meant for what it has just covered. */
const ARRIVAL_MS = 500;

/** Shows the question without taking a press from the page: not one that goes on, nor one made before the reader can see it. */
function showQuestion(root: Element, banner: Element): void {
  banner.classList.add('is-arriving');
  root.prepend(banner);
  const settle = () => {
    if (document.querySelector(':active')) setTimeout(settle, ARRIVAL_MS);
    else banner.classList.remove('is-arriving');
  };
  setTimeout(settle, ARRIVAL_MS);
}

/** Makes the dialog, in a place of its own before the page: the keyboard reaches the question first, and React knows nothing of it. */
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
    // Only what lies around the settings is the dialog itself.
    if (target === settings) settings.close();
  });
  return {ask: () => showQuestion(root, banner), openSettings, dismiss};
}
