import {textAround} from '../../../src/clipboard/textAround';

/** Copies at once: many browsers let a page do so only right after a press. The replay shows that it is done, or tries other ways. */
export function copyNow(button: HTMLElement): void {
  const text = textAround(button);
  navigator.clipboard?.writeText(text).then(
    () => button.setAttribute('data-copied', text),
    () => {},
  );
}
