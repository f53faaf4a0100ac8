import {isHydrated, start} from './start';
import {readStored} from './storedChoices';

/** Attributes of the toggle by the mode that is chosen, in the order in which modes follow one another. */
type ToggleLabels = Record<string, Record<string, string>>;

const KEY = 'theme';
const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

const labelsOf = ({dataset}: HTMLElement): ToggleLabels => JSON.parse(dataset.colorToggle ?? '{}');

/** Makes the toggle say which mode is chosen: the HTML cannot know. */
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

/** Takes over what another tab has chosen. */
function follow(event: StorageEvent): void {
  if (event.key !== KEY) return;
  const [toggle] = document.querySelectorAll<HTMLElement>('[data-color-toggle]');
  // The theme would follow even where its settings switch the toggle off, and leave the reader no way back.
  if (!toggle) event.stopImmediatePropagation();
  if (!toggle || isHydrated()) return;
  const modes = Object.keys(labelsOf(toggle));
  // Without a choice the first mode holds: that of the system where it is followed.
  const choice = modes.find((mode) => mode === event.newValue) ?? modes[0];
  if (choice) show(choice);
}

/** Tells this tab what is stored, as the browser tells the others: the theme may listen before it says that it runs. */
function announce(newValue: string | null): void {
  try {
    dispatchEvent(new StorageEvent('storage', {key: KEY, newValue, storageArea: localStorage}));
  } catch {
    // Where the browser refuses storage, even naming it throws; there is nothing to tell then.
  }
}

/** Chooses the mode after the present one. */
export function switchColors(toggle: HTMLElement): void {
  const modes = Object.keys(labelsOf(toggle));
  const next = modes[(modes.indexOf(root.dataset.themeChoice ?? '') + 1) % modes.length] ?? 'system';
  show(next);
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
    announce(readStored(KEY));
  } catch {
    // Without storage the choice holds for this page.
  }
  start();
}

/**
 * Clears a stored mode that is none, before the theme's own script takes it for one: the key is a common one, and other
 * projects on the same origin keep words of their own there.
 */
function clearUnknown(): void {
  const stored = readStored(KEY);
  if (stored && stored !== 'light' && stored !== 'dark') localStorage.removeItem(KEY);
}

/** Keeps the colours what the reader chose, here or in another tab, and what the system has, until the theme does. */
export function watchColors(): void {
  clearUnknown();
  addEventListener('DOMContentLoaded', label);
  darkSystem.addEventListener('change', () => {
    if (!isHydrated() && root.dataset.themeChoice === 'system') show('system');
  });
  // Before the theme does.
  addEventListener('storage', follow);
  // A page that comes back from the browser's memory has heard of nothing meanwhile.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) announce(readStored(KEY));
  });
}
