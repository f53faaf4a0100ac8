/** Writes text that may be still on its way: a browser that lets a page copy only right after a press wants to be asked at once. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((known) => new Blob([known], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function copyWithSelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  const focused = document.activeElement as HTMLElement | null;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return copied;
}

/**
 * Puts text on the clipboard.
 *
 * The asynchronous clipboard exists only on https and localhost; many readers have the docs on a plain http address inside a company.
 *
 * @returns whether the text is on the clipboard; rejects where there is no text
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return typeof text === 'string' ? copyWithSelection(text) : copyText(await text);
  }
}

/** Text of a file of the site. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** What a button copies: its `data-copies` is the address of a file, or the name of the nearest element around it that holds the text. */
export function textOf(button: HTMLElement): string | Promise<string> {
  const {copies = ''} = button.dataset;
  if (copies.includes('/')) return fetchText(copies);
  let scope = button.parentElement;
  while (scope && !scope.querySelector(copies)) scope = scope.parentElement;
  return scope?.querySelector(copies)?.textContent ?? '';
}

/**
 * Copies what a button is for, unless a press before hydration has: its replay is no press to the browser.
 *
 * @returns whether the text is on the clipboard
 */
export async function copyFor(button: HTMLElement, text = textOf(button)): Promise<boolean> {
  const {copied} = button.dataset;
  delete button.dataset.copied;
  try {
    return (copied !== undefined && copied === (await text)) || (await copyText(text));
  } catch {
    return false;
  }
}
