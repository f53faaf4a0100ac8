/** Texts of the page that a button lies on; runs in the page. */
export function findCoveredTexts(button: Element): string[] {
  const disc = button.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    if (!node.nodeValue?.trim() || button.contains(parent) || parent.closest('script,style,[inert]')) continue;
    // Few texts are near; an element without a box of its own says nothing of its text.
    const near = parent.getBoundingClientRect();
    if (near.width > 0 && (near.right <= disc.left || near.left >= disc.right || near.bottom <= disc.top || near.top >= disc.bottom))
      continue;
    // Folded content has a place, too.
    if (!parent.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What scrolls within the page shows no text beyond its own box.
    const box = parent.closest('.theme-doc-toc-desktop,.menu,pre,.table-scroll')?.getBoundingClientRect();
    const isUnder = ({left, right, top, bottom}: DOMRect) =>
      left < disc.right && right > disc.left && top < disc.bottom && Math.min(bottom, box?.bottom ?? bottom) > disc.top;
    if ([...range.getClientRects()].some(isUnder)) covered.push(node.nodeValue.trim());
  }
  return covered;
}
