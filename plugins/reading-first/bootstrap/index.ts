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

/** What an event acts on, within the application: what other scripts add to the page answers by itself. */
function activeAt({target}: Event): HTMLElement | null | undefined {
  const active = (target as Element | null)?.closest?.<HTMLElement>(ACTIVE);
  return active?.closest('#__docusaurus') && active;
}

function onClick(event: MouseEvent): void {
  const control = activeAt(event);
  if (isRunning() || !control || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (control.matches(NATIVE)) return;
  event.preventDefault();
  answer(control);
}

function onKeyDown(event: KeyboardEvent): void {
  if (isRunning() || event.isComposing) return;
  const {key, target} = event;
  const element = target as HTMLElement;
  const isField = element.matches('input,select,textarea');
  const withControl = event.ctrlKey || event.metaKey;
  start();
  if (event.altKey || event.shiftKey) return;
  if (withControl ? key.toLowerCase() === 'k' : key === '/' && !isField) {
    event.preventDefault();
    openSearchField();
  } else if (key === 'Enter' && element.matches('[role=tab],img')) element.click();
  else if (key.startsWith('Arrow') && element.matches('[role=tab]')) {
    later(element, (tab) => tab.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})));
  }
}

function onSubmit(event: SubmitEvent): void {
  if (isRunning()) return;
  event.preventDefault();
  later(event.target as HTMLElement, (form) => (form as HTMLFormElement).requestSubmit());
}

/** The first sign that the reader means to do more than to read. */
function onIntent(event: Event): void {
  if (!isRunning() && activeAt(event)) start();
}

function onInput({target}: Event): void {
  if (!isRunning() && (target as Element).closest('#__docusaurus')) keepField(target as HTMLInputElement);
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
