import {copyText, textOf} from '../../../src/clipboard';
import {replayLater} from './replay';

/** Copies at once: many browsers let a page do so only right after a press. The replay then shows that it is done. */
export function copyNow(button: HTMLElement): void {
  const text = textOf(button);
  const copy = copyText(text).catch(() => false);
  replayLater(button, async () => {
    if (await copy) button.dataset.copied = await text;
    button.click();
  });
}
