import {isHydrated, start} from './start';
import {readStored} from './storedChoices';

/** Attributes of the toggle by chosen mode, in the order in which the modes cycle. */
type ToggleLabels = Record<string, Record<string, string>>;

const KEY = 'theme';
const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

const labelsOf = ({dataset}: HTMLElement): ToggleLabels => JSON.parse(dataset.colorToggle ?? '{}');

/** Labels the toggle with the chosen mode, which is unknown when the HTML is built. */
function label(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-color-toggle]')) {
    const labels = labelsOf(toggle)[root.dataset.themeChoice ?? ''] ?? {};
    for (const [name, text] of Object.entries(labels)) toggle.setAttribute(name, text);
  }
}

function show(choice: string): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (darkSystem.matches ? 'dark' : 'light') : choice;
  label();
}

/** Applies a choice from another tab. */
function follow(event: StorageEvent): void {
  if (event.key !== KEY) return;
  const [toggle] = document.querySelectorAll<HTMLElement>('[data-color-toggle]');
  // The theme would apply it even if its settings disable the toggle, and the reader could not switch back.
  if (!toggle) event.stopImmediatePropagation();
  if (!toggle || isHydrated()) return;
  const modes = Object.keys(labelsOf(toggle));
  // Without a choice, the first mode applies: that of the system, if the site follows it.
  const choice = modes.find((mode) => mode === event.newValue) ?? modes[0];
  if (choice) show(choice);
}

/**
 * Sends the stored value as a storage event to this tab, as browsers do to other tabs: the theme may already listen before it is hydrated.
 */
function announce(newValue: string | null): void {
  try {
    dispatchEvent(new StorageEvent('storage', {key: KEY, newValue, storageArea: localStorage}));
  } catch {
    // If the browser refuses storage, even accessing the property throws; there is nothing to announce then.
  }
}

/** Switches to the next mode. */
export function switchColors(toggle: HTMLElement): void {
  const modes = Object.keys(labelsOf(toggle));
  const next = modes[(modes.indexOf(root.dataset.themeChoice ?? '') + 1) % modes.length] ?? 'system';
  show(next);
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
    announce(readStored(KEY));
  } catch {
    // Without storage, the choice applies to this page only.
  }
  start();
}

/**
 * Removes an invalid stored mode before the script of the theme applies it: the key is a common one, and other projects on the same origin
 * may store other values in it.
 */
function clearUnknown(): void {
  const stored = readStored(KEY);
  if (stored && stored !== 'light' && stored !== 'dark') localStorage.removeItem(KEY);
}

/** Applies the reader's choice (from any tab) and the system's mode until the theme takes over. */
export function watchColors(): void {
  clearUnknown();
  addEventListener('DOMContentLoaded', label);
  darkSystem.addEventListener('change', () => {
    if (!isHydrated() && root.dataset.themeChoice === 'system') show('system');
  });
  // Registered before the listener of the theme.
  addEventListener('storage', follow);
  // A page from the back/forward cache has missed events.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) announce(readStored(KEY));
  });
}
