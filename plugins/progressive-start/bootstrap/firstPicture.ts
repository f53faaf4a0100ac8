import {savesData} from './start';

/**
 * Fetches the first figure of the page as soon as the parser has read it: it is often the largest thing on the screen.
 * Both colour modes are in the HTML and lazy, so that the one that is not shown is never fetched.
 */
export function fetchFirstPicture(): void {
  if (savesData()) return;
  const observer = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>(`[data-first-picture=${document.documentElement.dataset.theme}]`);
    if (!picture) return;
    picture.loading = 'eager';
    observer.disconnect();
  });
  observer.observe(document.documentElement, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => setTimeout(() => observer.disconnect()));
}
