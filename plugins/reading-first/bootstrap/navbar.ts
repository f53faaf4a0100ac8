import {isRunning, whenRunning} from './start';

const root = document.documentElement;

/** Hides the navbar while the reader scrolls down, until the application does. */
export function watchScroll(): void {
  let last = scrollY;
  const onScroll = () => {
    const bar = document.querySelector<HTMLElement>('.navbar');
    if (isRunning() || !bar) return;
    root.classList.toggle('navbar-away', scrollY > last && scrollY > bar.offsetHeight);
    last = scrollY;
  };
  addEventListener('scroll', onScroll, {passive: true});
  whenRunning(() => {
    removeEventListener('scroll', onScroll);
    root.classList.remove('navbar-away', 'menu-opening');
  });
}
