import {openZoomDialog} from './zoomDialog';

/** Least enlargement that is worth a dialog; where the screen has no room for it, the panel scrolls. */
const LEAST = 1.2;
const SCROLLED = 1.75;
/** Larger than this, a sketch shows nothing more. */
const MOST = 2.5;

/** Enlargement of a panel: as large as the screen, or larger. */
export function enlargementOf({width, height}: {width: number; height: number}, screen: {width: number; height: number}): number {
  const fitted = Math.min(screen.width / width, screen.height / height, MOST);
  return fitted >= LEAST ? fitted : SCROLLED;
}

/** Shows a copy of a panel, which follows the colour mode as the panel does. Nothing is loaded for it. */
export function openPanelView(panel: HTMLElement): void {
  const {width, height} = panel.getBoundingClientRect();
  const scale = enlargementOf({width, height}, {width: window.innerWidth, height: window.innerHeight});
  const copy = panel.cloneNode(true) as HTMLElement;
  copy.removeAttribute('tabindex');
  copy.setAttribute('role', 'img');
  copy.style.width = `${width}px`;
  copy.style.setProperty('zoom', String(scale));
  // The frame has the colours of the numbers.
  const frame = document.createElement('div');
  frame.className = panel.parentElement?.className ?? '';
  frame.append(copy);
  openZoomDialog(frame, width * scale <= window.innerWidth + 1 && height * scale <= window.innerHeight + 1);
}
