import {start, whenRunning} from './start';

type Step = [tag: string, index: number];

/** Something that a reader did before the application ran, to be done again. */
type Action = {element: HTMLElement; path: Step[]; text: string; run: (element: HTMLElement) => void};

const PENDING = 'is-pending';
const actions: Action[] = [];
/** Fields that the reader changed; the application would set them back. */
const fields = new Set<HTMLInputElement>();

const kin = (parent: Element, tag: string) => [...parent.children].filter(({tagName}) => tagName === tag);

/** Where an element stands: its tag and place among siblings with that tag, from the body down. */
function pathOf(element: Element): Step[] {
  const path: Step[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([at.tagName, kin(at.parentElement, at.tagName).indexOf(at)]);
  }
  return path;
}

/** The element that an action meant: rendering may have replaced it by its like, there or elsewhere. */
function find({element, path, text}: Action): HTMLElement | undefined {
  if (element.isConnected) return element;
  let found: Element | undefined = document.body;
  for (const [tag, index] of path) found = found && kin(found, tag)[index];
  if (found?.textContent === text) return found as HTMLElement;
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].find((other) => other.textContent === text);
}

/** Does something to an element as soon as the application runs, which is started for it. */
export function later(element: HTMLElement, run: Action['run'] = (target) => target.click()): void {
  actions.push({element, path: pathOf(element), text: element.textContent ?? '', run});
  element.classList.add(PENDING);
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
  const element = find(action);
  if (element) action.run(element);
  setTimeout(replay, 20);
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
