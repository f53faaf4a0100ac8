import {applyChoices} from './choices';
import {answer} from './controls';
import {watchScroll} from './navbar';
import {keepField, later, watchTakeover} from './replay';
import {openSearchField} from './search';
import {isRunning, planStart, start} from './start';

/** What a reader can act on. */
const ACTIVE = 'a,button,summary,input,select,textarea,label,[role=tab],.theme-doc-markdown img';
/** What the browser does by itself; a link that does more besides says that it waits. */
const NATIVE = 'a:not([role=button],[data-waits]),summary,input,select,textarea,label';

/** From a finger's first touch to the answer on the screen: files that came in between would hold it up. */
const ANSWER_TIME = 100;

/** What other scripts add to the page, which answers by itself. */
const FOREIGN = 'body > :not(#__docusaurus)';

/** The element that an event is about; one of the document or of the window is about the whole page. */
const elementOf = ({target}: Event): HTMLElement => (target instanceof HTMLElement ? target : document.documentElement);

/** What an event acts on, within the application. */
function activeAt({target}: Event): HTMLElement | null {
  // Not only of HTML: the pointer may be on a part of a picture within a button.
  const active = target instanceof Element ? target.closest<HTMLElement>(ACTIVE) : null;
  return active?.closest('#__docusaurus') ? active : null;
}

/** Keeps an event from the application: its listeners stand a moment before it says that it runs, and would answer too. */
function takeOver(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function onClick(event: MouseEvent): void {
  const control = activeAt(event);
  if (isRunning() || !control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (control.matches(NATIVE)) return;
  takeOver(event);
  answer(control);
}

/** Answers a key at once where that can be, and has the application do the rest. */
function answerKey(event: KeyboardEvent, element: HTMLElement): void {
  const {key} = event;
  if (event.ctrlKey || event.metaKey ? key.toLowerCase() === 'k' : key === '/' && !element.matches('input,select,textarea')) {
    takeOver(event);
    openSearchField();
  } else if (key === 'Enter' && element.matches('[role=tab],img')) {
    takeOver(event);
    element.click();
  } else if (key === 'Escape' ? !element.closest(FOREIGN) : key.startsWith('Arrow') && element.matches('[role=tab]')) {
    // Not taken over: an explanation that covers text is put away at once, and doing these twice does no more than once.
    later(element, (target) => target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})));
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (isRunning() || event.isComposing) return;
  start();
  if (!event.altKey && !event.shiftKey) answerKey(event, elementOf(event));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (isRunning() || !(form instanceof HTMLFormElement)) return;
  takeOver(event);
  later(form, (target) => (target as HTMLFormElement).requestSubmit());
}

/** The first sign that the reader means to do more than to read. */
function onIntent(event: Event): void {
  if (!isRunning() && activeAt(event)) start(ANSWER_TIME);
}

function onInput(event: Event): void {
  const field = elementOf(event);
  if (!isRunning() && field.closest('#__docusaurus')) keepField(field as HTMLInputElement);
}

applyChoices();
planStart();
watchTakeover();
watchScroll();
for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onIntent, {passive: true});
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('submit', onSubmit, true);
addEventListener('input', onInput, true);
addEventListener('change', onInput, true);
document.documentElement.dataset.scripts = '';
