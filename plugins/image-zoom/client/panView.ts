import {drawnWidth} from './drawnWidth';

const ENLARGEMENT = 1.75;

/**
 * Shows a picture larger than the screen that scrolls in both directions. Fitted to a phone screen, a tall picture would become smaller.
 */
export function openPanView(picture: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'image-zoom-pan';
  dialog.setAttribute('aria-label', '放大的图片');
  const copy = new Image();
  copy.alt = picture.alt;
  copy.src = picture.dataset.zoomSrc ?? (picture.currentSrc || picture.src);
  const {width, height} = picture.getBoundingClientRect();
  const scale = (drawnWidth(picture) ?? width * ENLARGEMENT) / width;
  copy.width = width * scale;
  copy.height = height * scale;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'image-zoom-close';
  button.setAttribute('aria-label', '关闭');
  button.textContent = '✕';
  dialog.append(copy, button);
  // A tap anywhere closes, as in the other zoom mode; scrolling does not send a click.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  window.addEventListener('popstate', () => dialog.close(), {once: true});
}
