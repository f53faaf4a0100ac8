import {start, whenHydrated} from './start';

/** Something that a reader did before hydration, to be done again after it. */
type Action = {element: HTMLElement; run: (element: HTMLElement) => void};

const actions: Action[] = [];

/** Sections that the reader folded or unfolded: their components may wait for the event to fill them. */
const folds = new Set<EventTarget>();

/** Does something to an element as soon as React can answer, and shows until then that it was taken. */
export function replayLater(element: HTMLElement, run: Action['run'] = (target) => target.click()): void {
  actions.push({element, run});
  // Never the whole page: a key pressed on nothing has it for its target.
  if (element.matches('body *')) element.setAttribute('aria-busy', 'true');
  start();
}

/** One action a task: each must see what the one before it changed. */
function replay(): void {
  const action = actions.shift();
  if (!action) return;
  action.element.removeAttribute('aria-busy');
  setTimeout(replay);
  action.run(action.element);
}

function keepFold({target}: Event): void {
  if (target) folds.add(target);
}

/** Hands over what happened before hydration once it is done. */
export function watchHydration(): void {
  addEventListener('toggle', keepFold, true);
  whenHydrated(() => {
    removeEventListener('toggle', keepFold, true);
    for (const section of folds) section.dispatchEvent(new Event('toggle'));
    replay();
  });
}
