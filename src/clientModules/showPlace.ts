/**
 * Brings the entry of the page into view in the sidebar, which is longer than the screen. Not under the pointer or the focus: the
 * reader is about to press something there.
 */
export function onRouteDidUpdate(): void {
  const entry = document.querySelector('.theme-doc-sidebar-menu .menu__link--active:not(.menu__link--sublist)');
  const menu = entry?.closest('.menu');
  if (!entry || !menu || menu.matches(':is(:hover, :focus-within)')) return;
  const [place, frame] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  const isSeen = place.top >= frame.top && place.bottom <= frame.bottom;
  if (!isSeen) menu.scrollTop += place.top - frame.top - frame.height / 3;
}
