import {drawnWidth} from './drawnWidth';

const ENLARGEMENT = 1.75;

/**
 * Shows a picture larger than the screen, to be scrolled in both directions: a tall picture on a phone
 * would become smaller if it were fitted to the screen.
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
  // A tap anywhere closes, as it does in the other kind of zoom; scrolling is no tap.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  window.addEventListener('popstate', () => dialog.close(), {once: true});
}
