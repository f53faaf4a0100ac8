import {expect} from '@playwright/test';
import type {Found, Snapshot} from './observer';

/** What changes, by name of a snapshot's part; all else must not. */
export type Change = Record<string, unknown>;

/** What a control does, and what shows it. */
export type Effect = {
  /** What pressing it does, once the page is hydrated. */
  effect: (found: Found, before: Snapshot) => Change;
  /** How the names begin of what else may change, or not. */
  mayChange?: readonly string[];
  /** Entered after the press. */
  types?: string;
  /** The press moves or hides it: that is what it is for. */
  moves?: true;
};

/** A kind of control: how to find it, and what it is for. */
export type Control = {name: string; selector: string} & (
  | Effect
  | {
      /** Nothing on the page changes: it is a plain link, whose address the browser leads to, or is there to be read. */
      leads: boolean;
    }
  | {
      /** Why it cannot be the first thing that a reader presses. */
      never: string;
    }
);

const SOME_TEXT = expect.any(String);
const OWN = 'state of the control';

/** Back closes the dialog: an entry of the history takes that step. */
const search = {effect: (_found: Found, {history}: Snapshot) => ({dialogs: 'search-dialog', history: `${Number(history) + 1}`})};
const copies = {effect: ({copies: text}: Found) => ({copied: text, labels: expect.stringContaining('已复制')})};
const folds = {
  effect: (_found: Found, before: Snapshot) => ({[OWN]: `${before[OWN] !== 'true'}`, text: SOME_TEXT}),
};
const jumps = {
  effect: ({href}: Found, {history}: Snapshot) => ({address: href, history: `${Number(history) + 1}`, target: 'in view'}),
  mayChange: ['scroll'],
  moves: true,
} as const;

/** What is known but cannot be pressed first. */
const LATER: Control[] = [
  {name: 'skip link', selector: '[href="#__docusaurus_skipToContent_fallback"]', never: 'only the keyboard reaches it'},
  {name: 'back to top', selector: '.theme-back-to-top-button', never: 'comes when a page that runs is scrolled up'},
  {name: 'search dialog', selector: '#search-dialog *', never: 'closed'},
  {name: 'logo over the sidebar', selector: 'aside a[tabindex="-1"]:not(.menu__link)', never: 'covered by the navbar'},
  {name: 'closed section', selector: 'details:not([open]) > :not(summary) *', never: 'closed'},
  {name: 'panel of another tab', selector: '[role=tabpanel][hidden] *', never: 'hidden'},
];

/** What stands around every page. */
const FRAME: Control[] = [
  {name: 'menu of phones', selector: '.navbar__toggle', effect: () => ({dialogs: '导航菜单', [OWN]: 'true'})},
  {
    name: 'menu of versions',
    selector: '.theme-version-menu > summary',
    effect: (_found, before) => ({[OWN]: `${before[OWN] !== 'true'}`}),
  },
  {name: 'logo', selector: '.navbar__brand', leads: true},
  {name: 'link of the navbar', selector: 'a.navbar__item', leads: true},
  {
    name: 'colour toggle',
    selector: '[data-color-toggle]',
    effect: () => ({colours: 'light light', 'stored theme': 'light', labels: expect.stringContaining('浅色模式')}),
  },
  {name: 'search button', selector: '.navbar [aria-haspopup=dialog]', ...search},
  {name: 'search field of the home page', selector: '.theme-doc-markdown [aria-haspopup=dialog]', ...search},
  {name: 'help button', selector: '[aria-haspopup=dialog]', ...search},
  {
    name: 'close button of the announcement',
    selector: '[data-announcement] button',
    effect: () => ({announcement: 'false', 'stored docusaurus.announcement.dismiss': 'true'}),
    moves: true,
  },
  {name: 'link of the announcement', selector: '[data-announcement] a', leads: true},
  {
    name: 'category of the sidebar',
    selector: '.theme-doc-sidebar-menu [role=button]',
    effect: (_found, before) => ({[OWN]: `${before[OWN] !== 'true'}`}),
  },
  {name: 'link of the sidebar', selector: '.theme-doc-sidebar-menu a', leads: true},
  {name: 'breadcrumb', selector: '.breadcrumbs__link', leads: true},
  {name: 'contents of phones', selector: '.theme-doc-toc-mobile button', effect: () => ({contents: 'true', text: SOME_TEXT})},
  {name: 'link of the contents', selector: '.table-of-contents__link', ...jumps},
  {name: 'link to the previous or next page', selector: '.pagination-nav__link', leads: true},
  {name: 'link of the footer', selector: '.theme-layout-footer a', leads: true},
  {name: 'link below the text', selector: '.theme-doc-footer a', leads: true},
  {
    name: 'link to another version',
    selector: '.theme-doc-version-banner a',
    effect: ({href}, {history}) => ({
      address: href,
      history: `${Number(history) + 1}`,
      'stored docs-preferred-version-default': 'current',
      text: SOME_TEXT,
    }),
    mayChange: ['scroll', 'state of', 'tabs'],
    moves: true,
  },
];

/** What stands in the text. */
const TEXT: Control[] = [
  {
    name: 'tab',
    selector: '[role=tab][aria-selected=false]',
    effect: ({chooses}) => ({...chooses, text: SOME_TEXT}),
    mayChange: ['scroll'],
  },
  {name: 'tab that is chosen', selector: '[role=tab]', leads: false},
  {name: 'copy button', selector: '.theme-code-block button', ...copies},
  {
    name: 'button that opens the console',
    selector: '[aria-controls=try-it]',
    effect: () => ({text: SOME_TEXT}),
    mayChange: ['scroll', 'state of'],
    moves: true,
  },
  {name: 'button that copies a path', selector: '.theme-doc-markdown header button', ...copies},
  {name: 'code', selector: 'pre', leads: false},
  {name: 'table that scrolls', selector: '.table-scroll[tabindex]', leads: false},
  {name: 'picture', selector: '.theme-doc-markdown img', effect: () => ({picture: 'true'}), mayChange: ['labels', 'history']},
  {name: 'panel', selector: '.theme-doc-markdown [data-panel]', effect: () => ({picture: 'true'}), mayChange: ['labels', 'history']},
  {
    name: 'button that takes a flow along',
    selector: ':is(figcaption > div, li [class*=actions_]) > button',
    effect: () => ({dialogs: 'flow-dialog'}),
    mayChange: ['history'],
  },
  {
    name: 'topic of flows',
    selector: 'search [aria-pressed]',
    effect: () => ({[OWN]: 'true', text: SOME_TEXT}),
    mayChange: ['scroll'],
  },
  {name: 'words of a picture', selector: 'figcaption summary', ...folds},
  {name: 'menu of the page', selector: 'article > :first-child summary', ...folds},
  {name: 'console', selector: '#try-it > summary', ...folds},
  {name: 'fields of an object', selector: 'summary.api-head', ...folds},
  {name: 'section that folds', selector: 'summary', ...folds},
  {name: 'term', selector: 'dfn', leads: false},
  {name: 'link of a heading', selector: '.hash-link', ...jumps},
  {name: 'link within the page', selector: '.theme-doc-markdown a[href^="#"]', ...jumps},
  {name: 'card or action of the home page', selector: '.theme-doc-markdown :is([class*=card_], [class*=action_])', leads: true},
  {name: 'operation', selector: '.theme-doc-markdown section li > a', leads: true},
  {name: 'link of the text', selector: '.theme-doc-markdown a', leads: true},
];

/** What a reader enters something into. */
const FIELDS: Control[] = [
  {name: 'filter of operations', selector: '#api-filter', types: 'a', effect: () => ({[OWN]: 'a', text: SOME_TEXT}), mayChange: ['scroll']},
  {name: 'label of the filter', selector: '[for=api-filter]', leads: false},
  {
    name: 'filter of a table',
    selector: '[data-table-filter]',
    types: 'q',
    effect: () => ({[OWN]: 'q', text: SOME_TEXT}),
    mayChange: ['scroll'],
  },
  {name: 'list of values of a table', selector: '.theme-doc-markdown search select', leads: false},
  {name: 'label of the filter of a table', selector: '.theme-doc-markdown search label', leads: false},
  {
    name: 'field of the search page',
    selector: 'main form [type=search]',
    types: 'a',
    effect: () => ({[OWN]: 'a', address: '/search?q=a', text: SOME_TEXT}),
    mayChange: ['stored search-cache'],
  },
  {
    name: 'query to try',
    selector: '.search-zh-start button',
    effect: ({label}) => ({address: `/search?${new URLSearchParams({q: label})}`, text: SOME_TEXT}),
    mayChange: ['state of', 'stored search-cache'],
    moves: true,
  },
  {name: 'page to begin with', selector: '.search-zh-start a', leads: true},
  {
    name: 'scope of the search',
    selector: 'main form [type=radio]:not(:checked)',
    effect: () => ({[OWN]: 'true', address: '/search?scope=docs'}),
  },
  {name: 'scope that is chosen', selector: 'main form [type=radio]', leads: false},
  {name: 'label of a field', selector: 'main form label', leads: false},
];

/** Every kind of control; the first that fits counts, and what none fits is unknown. */
export const CONTROLS: readonly Control[] = [...LATER, ...FRAME, ...TEXT, ...FIELDS];
