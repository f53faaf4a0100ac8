import {openSearch, toggleSearch} from 'docusaurus-search-zh/client/openSearch';
import {switchColors, watchColors} from './color';
import {replayLater, watchHydration} from './replay';
import {isAwaitingHydration, planStart, savesData, start} from './start';
import {applyStoredChoices} from './storedChoices';

/** Interactive elements. */
const ACTIVE = 'a,button,summary,input,select,textarea,label,[role=tab],.theme-doc-markdown :is(img,[data-panel])';
/** Elements that the browser handles without scripts. Links whose component does more are marked with `data-replay`. */
const NATIVE = 'a:not([role=button],[data-replay],[data-replay] a),summary,input,select,textarea,label,[type=reset],[method=dialog] button';

const SEARCH_BUTTON = '[aria-haspopup=dialog]';

/** Milliseconds between a touch and the visible response; starting scripts within this time would delay it. */
const ANSWER_TIME = 100;

/** Elements that close themselves: those added by other scripts, and dialogs. */
const CLOSES_ITSELF = 'body > :not(#__docusaurus),dialog';

/** Target element of an event; for events on the document or window, the whole page. */
const elementOf = ({target}: Event): HTMLElement => (target instanceof HTMLElement ? target : document.documentElement);

/** Interactive element of an event, within the part of the page that React controls. */
function activeAt({target}: Event): HTMLElement | null {
  // `Element`, not `HTMLElement`: the target may be part of an SVG inside a button.
  const active = target instanceof Element ? target.closest<HTMLElement>(ACTIVE) : null;
  return active?.closest('#__docusaurus') ? active : null;
}

/** Hides an event from React: its listeners exist shortly before the page is marked as hydrated, and would handle it too. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function onClick(event: MouseEvent): void {
  const control = activeAt(event);
  if (!isAwaitingHydration() || !control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (control.matches(NATIVE)) return;
  hold(event);
  if (control.matches('[data-color-toggle]')) switchColors(control);
  else if (control.matches(SEARCH_BUTTON) && openSearch()) start();
  else replayLater(control);
}

function askForSearch(event: KeyboardEvent, open: () => boolean): void {
  hold(event);
  const button = document.querySelector<HTMLElement>(SEARCH_BUTTON);
  // If the page has no search dialog, the click on its button is replayed.
  if (!open() && button) replayLater(button);
}

/** Holds back a key that a component handles. */
function holdKey(event: KeyboardEvent, element: HTMLElement): void {
  // Autofill sends key events without a key.
  const {key = ''} = event;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'k') askForSearch(event, toggleSearch);
  } else if (key === '/' && !element.matches('input,select,textarea')) {
    askForSearch(event, openSearch);
  } else if (key === 'Enter' && element.matches('[role=tab],img')) {
    hold(event);
    element.click();
  } else if (key === 'Escape' ? !element.closest(CLOSES_ITSELF) : key.startsWith('Arrow') && element.matches('[role=tab]')) {
    // Not held back: an explanation that covers text must close at once, and handling these keys twice has no further effect.
    replayLater(element, (target) => target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})));
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isAwaitingHydration() || event.isComposing) return;
  start();
  if (!event.altKey && !event.shiftKey) holdKey(event, elementOf(event));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  // Forms with an action or inside a dialog work without scripts.
  if (!isAwaitingHydration() || !(form instanceof HTMLFormElement) || !form.matches('#__docusaurus form:not([action],[method])')) return;
  hold(event);
  // Safari before 16 has no `requestSubmit`; such a form is only handled by listeners of this event.
  replayLater(form, () => form.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true})));
}

/** First sign that the reader wants to interact. Not scrolling, which also moves elements under the pointer. */
function onIntent(event: Event): void {
  if (activeAt(event) && !(event.type === 'pointerover' && savesData())) start(ANSWER_TIME);
}

applyStoredChoices();
watchColors();
watchHydration();
planStart();
for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onIntent, {passive: true});
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('submit', onSubmit, true);
document.documentElement.dataset.scripts = '';
