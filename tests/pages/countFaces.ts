import type {Page} from '@playwright/test';

/**
 * How many faces the text of a page is set in, counting each family, size, weight and style by itself, as browsers do: they set up
 * every one of them before the first paint.
 */
export async function countFaces(page: Page): Promise<number> {
  return page.evaluate(() => {
    const faces = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement, textContent} = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const {fontFamily, fontSize, fontStyle, fontWeight, textRendering} = getComputedStyle(parentElement);
      faces.add([fontFamily, fontSize, fontStyle, fontWeight, textRendering].join());
    }
    return faces.size;
  });
}
