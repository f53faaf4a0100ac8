/** Writes text that may still be loading. Some browsers allow copying only directly after a press, so they get the promise at once. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((known) => new Blob([known], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function copyWithSelection(text: string, button: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // Next to the button: menus close and dialogs trap the focus, so the text area cannot be outside of them.
  button.after(area);
  const focused = document.activeElement as HTMLElement | null;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return copied;
}

/**
 * Copies text when a button was pressed.
 *
 * The asynchronous clipboard exists only on https and localhost; many readers open the docs over plain http inside a company.
 *
 * @returns whether the text is on the clipboard; rejects if the text cannot be loaded
 */
export async function copyText(text: string | Promise<string>, button: HTMLElement): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return typeof text === 'string' ? copyWithSelection(text, button) : copyText(await text, button);
  }
}

/** Loads a file of the site as text. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** The code next to the button group. */
const textAround = ({parentElement}: HTMLElement): string => parentElement?.parentElement?.querySelector('pre,code')?.textContent ?? '';

/**
 * Copies text when a button was pressed; by default the code next to the button.
 *
 * @returns whether the text is on the clipboard
 */
export async function copyFor(button: HTMLElement, text: string | Promise<string> = textAround(button)): Promise<boolean> {
  try {
    return await copyText(text, button);
  } catch {
    return false;
  }
}
