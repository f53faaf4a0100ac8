import {start, whenRunning} from './start';

/** Something that a reader did before the application ran, to be done again. */
type Action = {element: HTMLElement; text: string; index: number; run: (element: HTMLElement) => void};

/** Class of a control whose effect is on its way. */
export const PENDING = 'is-pending';
const actions: Action[] = [];
/** Fields that the reader changed; the application would set them back. */
const fields = new Set<HTMLInputElement>();

/** Elements of the page that look the same, in their order. */
const lookalikes = ({tagName}: HTMLElement, text: string | null) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter(({textContent}) => textContent === text);

/** The element that an action meant: rendering may have replaced it by its like, there or elsewhere. */
const find = ({element, text, index}: Action) => (element.isConnected ? element : lookalikes(element, text)[index]);

/** Does something to an element as soon as the application runs, which is started for it. */
export function later(element: HTMLElement, run: Action['run'] = (target) => target.click()): void {
  const text = element.textContent ?? '';
  actions.push({element, text, index: lookalikes(element, text).indexOf(element), run});
  // Never the whole page: a key pressed on nothing has it for its target.
  if (element.matches('body *')) element.classList.add(PENDING);
  start();
}

/** Remembers that the reader filled in a field. */
export function keepField(field: HTMLInputElement): void {
  fields.add(field);
  start();
}

function restore(field: HTMLInputElement, value: string, checked: boolean): void {
  if (field.type === 'radio' || field.type === 'checkbox') {
    if (field.checked !== checked) field.click();
    return;
  }
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Does again what waits. One action a task: each must see what the one before it changed. */
function replay(): void {
  const action = actions.shift();
  if (!action) return;
  action.element.classList.remove(PENDING);
  setTimeout(replay, 20);
  const element = find(action);
  if (element) action.run(element);
}

/** Sections that the reader unfolded: the application may wait for the event to fill them. */
const unfolded = new Set<EventTarget>();

/** Remembers that a section was folded or unfolded. */
function keepFold({target}: Event): void {
  if (target) unfolded.add(target);
}

/** Makes the application take over what happened before it. */
export function watchTakeover(): void {
  // Values are read before the first render, which resets them.
  const values = () => [...fields].map((field) => [field, field.value, field.checked] as const);
  let kept = values();
  addEventListener('toggle', keepFold, true);
  addEventListener('input', () => {
    kept = values();
  });
  whenRunning(() => {
    for (const [field, value, checked] of kept) restore(field, value, checked);
    for (const section of unfolded) section.dispatchEvent(new Event('toggle'));
    removeEventListener('toggle', keepFold, true);
    replay();
  });
}
