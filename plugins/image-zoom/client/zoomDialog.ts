import {closeOnBack} from 'docusaurus-search-zh/client/closeOnBack';
import {SCROLL_OFFSET_PX} from './scrollOffset';

/**
 * Opens a dialog with an enlarged picture. It closes on Escape, a tap anywhere, Back, and when the page behind it is scrolled away.
 *
 * @param fits whether the picture is no larger than the screen; a larger one scrolls within the dialog
 */
export function openZoomDialog(picture: HTMLElement, fits: boolean): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'image-zoom-pan';
  dialog.setAttribute('aria-label', '放大的图片');
  if (fits) dialog.dataset.fits = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-zoom-close';
  button.setAttribute('aria-label', '关闭');
  button.textContent = '✕';
  dialog.append(picture, button);
  const start = window.scrollY;
  const ended = new AbortController();
  const close = () => dialog.close();
  const onScroll = () => {
    if (Math.abs(window.scrollY - start) > SCROLL_OFFSET_PX) close();
  };
  // A tap anywhere closes, as in the other zoom mode; scrolling does not send a click.
  dialog.addEventListener('click', close);
  const release = closeOnBack(close);
  dialog.addEventListener('close', () => {
    release();
    ended.abort();
    dialog.remove();
  });
  window.addEventListener('scroll', onScroll, {signal: ended.signal, passive: true});
  document.body.append(dialog);
  dialog.showModal();
}
