import {drawnWidth} from './drawnWidth';
import {openZoomDialog} from './zoomDialog';

const ENLARGEMENT = 1.75;

/**
 * Shows a picture larger than the screen that scrolls in both directions. Fitted to a phone screen, a tall picture would become smaller.
 */
export function openPanView(picture: HTMLImageElement): void {
  const copy = new Image();
  copy.alt = picture.alt;
  copy.src = picture.dataset.zoomSrc ?? (picture.currentSrc || picture.src);
  const {width, height} = picture.getBoundingClientRect();
  const scale = (drawnWidth(picture) ?? width * ENLARGEMENT) / width;
  copy.width = width * scale;
  copy.height = height * scale;
  openZoomDialog(copy, false);
}
