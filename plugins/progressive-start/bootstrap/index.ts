import {openSearch, toggleSearch} from '../../../src/searchDialog';
import {switchColors, watchColors} from './color';
import {replayLater, watchHydration} from './replay';
import {isAwaitingHydration, planStart, savesData, start} from './start';
import {applyStoredChoices} from './storedChoices';

/** What a reader can act on. */
const ACTIVE = 'a,button,summary,input,select,textarea,label,[role=tab],.theme-doc-markdown img';
/** What the browser does by itself; a link whose component does more besides says so. */
const NATIVE = 'a:not([role=button],[data-replay],[data-replay] a),summary,input,select,textarea,label,[type=reset],[method=dialog] button';

const SEARCH_BUTTON = '[aria-haspopup=dialog]';

/** From a finger's first touch to the answer on the screen, in milliseconds: scripts that came in between would hold it up. */
const ANSWER_TIME = 100;

/** What puts itself away: what other scripts add to the page, and dialogs. */
const CLOSES_ITSELF = 'body > :not(#__docusaurus),dialog';

/** The element that an event is about; one of the document or of the window is about the whole page. */
const elementOf = ({target}: Event): HTMLElement => (target instanceof HTMLElement ? target : document.documentElement);

/** What an event acts on, within what React will run. */
function activeAt({target}: Event): HTMLElement | null {
  // Not only of HTML: the pointer may be on a part of a picture within a button.
  const active = target instanceof Element ? target.closest<HTMLElement>(ACTIVE) : null;
  return active?.closest('#__docusaurus') ? active : null;
}

/** Keeps an event from React: its listeners stand a moment before the page is marked as hydrated, and would answer too. */
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
  // Where the page has no dialog, its button brings what it has.
  if (!open() && button) replayLater(button);
}

/** Holds a key that a component answers. */
function holdKey(event: KeyboardEvent, element: HTMLElement): void {
  // What fills fields in by itself sends events that name no key.
  const {key = ''} = event;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'k') askForSearch(event, toggleSearch);
  } else if (key === '/' && !element.matches('input,select,textarea')) {
    askForSearch(event, openSearch);
  } else if (key === 'Enter' && element.matches('[role=tab],img')) {
    hold(event);
    element.click();
  } else if (key === 'Escape' ? !element.closest(CLOSES_ITSELF) : key.startsWith('Arrow') && element.matches('[role=tab]')) {
    // Not held: an explanation that covers text is put away at once, and doing these twice does no more than once.
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
  // One with an address or a dialog of its own does without.
  if (!isAwaitingHydration() || !(form instanceof HTMLFormElement) || !form.matches('#__docusaurus form:not([action],[method])')) return;
  hold(event);
  // Safari before 16 has no requestSubmit; such a form is submitted by nothing but what listens to this.
  replayLater(form, () => form.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true})));
}

/** The first sign that the reader means to do more than to read; scrolling moves things under a pointer, too. */
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
