import type {ClientModule} from '@docusaurus/types';
import {closeOnBack} from 'docusaurus-search-zh/client/closeOnBack';
import type {Zoom} from 'medium-zoom';
import {drawnWidth} from './drawnWidth';
import {SCROLL_OFFSET_PX} from './scrollOffset';
import './styles.css';

/** Pictures inside an article. Pictures inside links keep the function of the link. */
const ZOOMABLE = '.theme-doc-markdown img:not(a img), .theme-doc-markdown img[data-zoomable]';
/** Sketches of the interface, which the page draws with its own elements. */
const PANELS = '.theme-doc-markdown figure > [data-panel]';
const MARGIN_PX = 0;

let zoom: Zoom | undefined;

/** The picture that was opened by keyboard; it gets the focus back. */
let opener: HTMLElement | undefined;

async function loadZoom(): Promise<Zoom> {
  if (!zoom) {
    const {default: mediumZoom} = await import('medium-zoom');
    zoom = mediumZoom({margin: MARGIN_PX, scrollOffset: SCROLL_OFFSET_PX, background: 'var(--ifm-background-color)'});
    let release: (() => void) | undefined;
    zoom.on('open', () => {
      release = closeOnBack(() => void zoom?.close());
    });
    // The picture lost the focus while its enlarged copy covered it.
    zoom.on('closed', () => {
      release?.();
      opener?.focus({preventScroll: true});
      opener = undefined;
    });
  }
  return zoom;
}

const WORTHWHILE_ENLARGEMENT = 1.2;

/** Whether the picture, fitted to the screen, is clearly larger than on the page, or as large as the drawing behind its thumbnail. */
function fitEnlarges(picture: HTMLImageElement): boolean {
  const {width, height} = picture.getBoundingClientRect();
  const fitted = Math.min(window.innerWidth, (window.innerHeight * width) / height);
  return fitted > (drawnWidth(picture) ?? width * WORTHWHILE_ENLARGEMENT);
}

async function openZoom(picture: HTMLElement): Promise<void> {
  if (!(picture instanceof HTMLImageElement)) {
    const {openPanelView} = await import('./panelView');
    openPanelView(picture);
    return;
  }
  if (!fitEnlarges(picture)) {
    const {openPanView} = await import('./panView');
    openPanView(picture);
    return;
  }
  const instance = await loadZoom();
  instance.attach(picture);
  await instance.open({target: picture});
}

/** The picture that an event opens, if any. */
function pictureOf({target}: Event): HTMLElement | null {
  if (target instanceof HTMLImageElement && target.matches(ZOOMABLE)) return target;
  return target instanceof Element ? target.closest<HTMLElement>(PANELS) : null;
}

function onClick(event: MouseEvent): void {
  const picture = pictureOf(event);
  // medium-zoom already handles clicks on attached pictures; the text of a panel can be selected.
  const isSelecting = picture?.matches(PANELS) && getSelection()?.isCollapsed === false;
  if (!picture || isSelecting || picture.classList.contains('medium-zoom-image')) return;
  void openZoom(picture);
}

function onKeyDown(event: KeyboardEvent): void {
  const picture = event.key === 'Enter' || event.key === ' ' ? pictureOf(event) : null;
  if (!picture) return;
  event.preventDefault();
  opener = picture;
  void openZoom(picture);
}

function markPicture(picture: HTMLElement, name: string | null): void {
  if (picture.tabIndex === 0) return;
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', `放大图片：${name}`);
}

/** Makes pictures focusable. Without scripts they are not buttons. */
function markPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) markPicture(picture, picture.alt);
  for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) markPicture(panel, panel.getAttribute('aria-label'));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

const clientModule: ClientModule = {
  onRouteDidUpdate: markPictures,
  onRouteUpdate: () => {
    // An open picture belongs to the previous page.
    void zoom?.close();
    zoom?.detach();
  },
};

export const {onRouteDidUpdate, onRouteUpdate} = clientModule;
