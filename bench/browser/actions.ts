import type {ActionName} from '../types';

type Action = {
  /** Controls in the order of preference; the first one in sight is pressed. */
  selectors: readonly string[];
  isDone: (control: HTMLElement) => boolean;
};

const isOpen = (control: HTMLElement) =>
  control.getAttribute('aria-expanded') === 'true' ||
  control.getAttribute('aria-selected') === 'true' ||
  control.closest('details')?.open === true ||
  // Docusaurus' collapsed categories say it on their list item too.
  control.closest('.menu__list-item:not(.menu__list-item--collapsed) > .menu__list-item-collapsible') !== null;

const nameOf = (control: HTMLElement) => `${control.textContent} ${control.getAttribute('aria-label')} ${control.getAttribute('title')}`;

/** A field to type in. */
function hasSearchField(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.closest('dialog, [role=dialog], .DocSearch-Modal, [class*=search-modal]') !== null;
}

let themeBefore = '';
// Asked anew each time: this script runs before the document has an element.
const themeNow = () => {
  const {dataset, className} = document.documentElement;
  return `${dataset.theme} ${dataset.themeChoice} ${className}`;
};

/** The five first actions, in words that hold for Docusaurus, Starlight and VitePress sites alike. */
export const ACTIONS: Record<ActionName, Action> = {
  colour: {
    selectors: [
      'button[class*=toggleButton]',
      'button[aria-label*="浅色"]',
      'button[aria-label*="dark" i]',
      'starlight-theme-select select',
    ],
    isDone: () => themeNow() !== themeBefore,
  },
  menu: {
    // The button on phones, else a folded category of the side bar.
    selectors: [
      '.navbar__toggle',
      'starlight-menu-button button',
      '.menu__list-item--collapsed .menu__caret',
      '.menu__list-item--collapsed .menu__link--sublist',
      'nav details:not([open]) > summary',
    ],
    isDone: (control) => isOpen(control) || document.querySelector('.navbar-sidebar--show, [data-mobile-menu-expanded]') !== null,
  },
  copy: {
    selectors: [
      '.theme-code-block button[aria-live]',
      '[class*=codeBlock] button[aria-label*="opy"]',
      '[class*=codeBlock] button[aria-label*="复制"]',
      '.expressive-code .copy button',
    ],
    isDone: (control) => /已复制|copied/i.test(`${nameOf(control)} ${control.className} ${control.parentElement?.textContent}`),
  },
  disclose: {
    selectors: ['[role=tab][aria-selected=false]', 'main details:not([open]) > summary', 'main button[aria-expanded=false]'],
    isDone: isOpen,
  },
  search: {
    selectors: ['button[aria-label*="搜索"]', '.DocSearch-Button', 'button[aria-label*="earch"]', 'button[data-open-modal]'],
    isDone: hasSearchField,
  },
};

function isInSight(element: HTMLElement): boolean {
  return element.checkVisibility({visibilityProperty: true}) && element.getBoundingClientRect().width > 0;
}

/** Finds the control of an action and brings it into view. */
export function findControl(name: ActionName): HTMLElement | undefined {
  themeBefore = themeNow();
  const control = ACTIONS[name].selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((candidate) => isInSight(candidate));
  const box = control?.getBoundingClientRect();
  if (control && box && (box.top < 80 || box.bottom > innerHeight)) control.scrollIntoView({block: 'center', behavior: 'instant'});
  return control;
}
