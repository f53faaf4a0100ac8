import {isRunning, whenRunning} from './start';

const root = document.documentElement;

/** A moment after scrolling began, in milliseconds: a control that was scrolled to and pressed at once answers first. */
const CALM = 150;

/** From the application's start to the last effect of opening its menu, in milliseconds, on a slow phone. */
const TAKEOVER = 600;

/** Hides the navbar while the reader scrolls down, until the application does. */
export function watchScroll(): void {
  let last = scrollY;
  let isPlanned = false;
  const update = () => {
    isPlanned = false;
    const bar = document.querySelector<HTMLElement>('.navbar');
    if (isRunning() || !bar) return;
    // Read once, before the class changes: asking afterwards would lay the page out at once.
    const top = scrollY;
    root.classList.toggle('navbar-away', top > last && top > bar.offsetHeight);
    last = top;
  };
  const onScroll = () => {
    if (!isPlanned) setTimeout(update, CALM);
    isPlanned = true;
  };
  addEventListener('scroll', onScroll, {passive: true});
  whenRunning(() => {
    removeEventListener('scroll', onScroll);
    root.classList.remove('navbar-away');
    // Until the menu that the application brings is there: it takes the place of the early one without sliding in.
    setTimeout(() => root.removeAttribute('data-menu-opening'), TAKEOVER);
  });
}
