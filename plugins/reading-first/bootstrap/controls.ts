import {copyText} from '../../../src/theme/CodeBlock/copyText';
import {later, PENDING} from './replay';
import {openSearchField} from './search';
import {isRunning, start, whenRunning} from './start';

const root = document.documentElement;
const COPIED_MS = 1500;
/** Longer than a frame, in milliseconds: browsers put the next one before timers when they have handled a press. */
const FRAME = 20;

function switchColors({dataset}: HTMLElement): void {
  const isDark = matchMedia('(prefers-color-scheme:dark)').matches;
  const choice = root.dataset.themeChoice;
  // Light follows the system, dark follows light, and the system follows dark where it is a choice.
  const next = choice === 'light' ? 'dark' : choice === 'dark' && !('twoModes' in dataset) ? undefined : 'light';
  root.dataset.theme = next ?? (isDark ? 'dark' : 'light');
  root.dataset.themeChoice = next ?? 'system';
  try {
    if (next) localStorage.theme = next;
    else localStorage.removeItem('theme');
  } catch {
    // Without storage the choice holds for this page.
  }
  start();
}

function copyCode(button: HTMLElement): void {
  // The text itself, not a new one in its place: the application goes on using it.
  const text = button.firstChild as Text;
  const label = text.data;
  button.classList.add(PENDING);
  void copyText(button.closest('.theme-code-block')?.querySelector('pre')?.textContent ?? '').then((done) => {
    let answer = done ? '已复制' : '复制失败';
    button.classList.remove(PENDING);
    const show = () => {
      text.data = answer;
    };
    show();
    whenRunning(show);
    setTimeout(() => {
      answer = label;
      show();
    }, COPIED_MS);
  });
}

/** Shows a tab's panel; the application does it again, and remembers the choice. */
export function showTab(tab: Element): void {
  const tabs = [...(tab.parentElement?.children ?? [])];
  for (const other of tabs) {
    const isShown = other === tab;
    other.classList.toggle('tabs__item--active', isShown);
    other.setAttribute('aria-selected', `${isShown}`);
    other.setAttribute('tabindex', isShown ? '0' : '-1');
  }
  const panels = tab.closest('.tabs-container')?.lastElementChild?.children ?? [];
  [...panels].forEach((panel, index) => {
    const content = panel.matches('[role=tabpanel]') ? panel : panel.querySelector('[role=tabpanel]');
    content?.toggleAttribute('hidden', tabs[index] !== tab);
  });
}

/** Keeps the choice at once: the reader may leave before the application does. */
function rememberTab(tab: HTMLElement): void {
  const {tabGroup, tabValues = ''} = tab.closest<HTMLElement>('[data-tab-group]')?.dataset ?? {};
  const index = [...(tab.parentElement?.children ?? [])].indexOf(tab);
  if (!tabGroup) return;
  const key = `docusaurus.tab.${tabGroup}`;
  try {
    localStorage.setItem(key, tabValues.split(' ')[index] ?? '');
    // An application that has read it already, though it does not run yet.
    dispatchEvent(new StorageEvent('storage', {key, storageArea: localStorage}));
  } catch {
    // Without storage the choice holds for this page.
  }
}

/** Marks a control as taken, and shows its effect once the mark is on the screen: what is large to draw would hold it up. */
function showLater(control: HTMLElement, effect: () => void): void {
  later(control);
  // The application, if it runs by then, has shown it.
  setTimeout(() => isRunning() || effect(), FRAME);
}

function toggleMenu(button: HTMLElement): void {
  const isOpen = root.toggleAttribute('data-menu-opening');
  // Where the page has no side bar, the application has to bring the menu.
  if (document.querySelector('.menu')) button.setAttribute('aria-expanded', `${isOpen}`);
}

/** What must answer at once, by selector. */
const CONTROLS: [selector: string, answer: (control: HTMLElement) => void][] = [
  ['[aria-haspopup=dialog]', openSearchField],
  ['[data-control=colors]', switchColors],
  ['[data-control=copy]', copyCode],
  ['.navbar__toggle', (control) => showLater(control, () => toggleMenu(control))],
  [
    '.menu [aria-expanded]',
    (control) => {
      const isClosed = control.closest('li')?.classList.toggle('menu__list-item--collapsed');
      control.setAttribute('aria-expanded', `${!isClosed}`);
      later(control);
    },
  ],
  [
    '[role=tab]',
    (control) => {
      showLater(control, () => {
        showTab(control);
        rememberTab(control);
      });
    },
  ],
];

/** Answers a click on a control of the page. */
export function answer(control: HTMLElement): void {
  const known = CONTROLS.find(([selector]) => control.matches(selector));
  if (known) known[1](control);
  else later(control);
}
