import {start, whenHydrated} from './start';

/** An action of the reader before hydration that is repeated afterwards. */
type Action = {element: HTMLElement; run: (element: HTMLElement) => void};

const actions: Action[] = [];

/** Sections that the reader toggled: their components may need the event to load the content. */
const folds = new Set<EventTarget>();

/** Runs an action on an element as soon as React is ready, and marks the element as busy until then. */
export function replayLater(element: HTMLElement, run: Action['run'] = (target) => target.click()): void {
  actions.push({element, run});
  // Not for the body: a key press without focus has it as its target.
  if (element.matches('body *')) element.setAttribute('aria-busy', 'true');
  start();
}

/** One action per task, because each must see the changes of the previous one. */
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

/** Replays earlier actions after hydration. */
export function watchHydration(): void {
  addEventListener('toggle', keepFold, true);
  whenHydrated(() => {
    removeEventListener('toggle', keepFold, true);
    for (const section of folds) section.dispatchEvent(new Event('toggle'));
    replay();
  });
}
