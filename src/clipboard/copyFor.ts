/** Writes text that may be still on its way: a browser that lets a page copy only right after a press wants to be asked at once. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((known) => new Blob([known], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function copyWithSelection(text: string, button: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // Beside the button: a menu closes, and a dialog does not let go, when the focus leaves them.
  button.after(area);
  const focused = document.activeElement as HTMLElement | null;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return copied;
}

/**
 * Puts text on the clipboard, for a button that was pressed.
 *
 * The asynchronous clipboard exists only on https and localhost; many readers have the docs on a plain http address inside a company.
 *
 * @returns whether the text is on the clipboard; rejects where there is no text
 */
export async function copyText(text: string | Promise<string>, button: HTMLElement): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return typeof text === 'string' ? copyWithSelection(text, button) : copyText(await text, button);
  }
}

/** Text of a file of the site. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** The code that stands beside the box of a button. */
const textAround = ({parentElement}: HTMLElement): string => parentElement?.parentElement?.querySelector('pre,code')?.textContent ?? '';

/**
 * Copies what a button is for.
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
