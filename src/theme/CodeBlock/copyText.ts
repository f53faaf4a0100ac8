/**
 * Puts text on the clipboard.
 *
 * The asynchronous clipboard exists only on https and localhost; many readers have the docs on a plain http address inside a company.
 *
 * @returns whether the text is on the clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithSelection(text);
  }
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
