/** Tables of the page that do not fit: how many pixels are hidden, and the words of the header; runs in the page. */
export function findCutTables(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.table-scroll')]
    .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
    .map(({scrollWidth, clientWidth, textContent}) => `${scrollWidth - clientWidth} px of ${textContent.trim().slice(0, 40)}`);
}
