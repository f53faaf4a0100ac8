import type {Page} from '@playwright/test';
import {prepareAxe, violationLines} from '../e2e/violations';

/**
 * The texts of a page whose contrast axe finds too low, one line an element.
 *
 * The site has thousands of texts and some dozens of looks: of the texts whose own colour, size and weight and all that lies behind them
 * are the same, the first is checked, and none whose look is known to be good. What is positioned may lie over something that is not its
 * ancestor: its class is part of the look.
 *
 * @param good looks that were checked on other pages; those that are good here are added
 * @throws Error when the page has a frame
 */
export async function contrastViolationsOf(page: Page, good: Set<string>): Promise<string[]> {
  await prepareAxe(page);
  const {violations, looks} = await page.evaluate(
    async (known) => {
      const TRANSPARENT = 'rgba(0, 0, 0, 0),none,1,none,normal';
      const grounds = new Map<Element | null, string>([[null, '']]);
      const groundOf = (element: Element | null): string => {
        const ground = grounds.get(element);
        if (ground !== undefined || !element) return ground ?? '';
        const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
        const place = position === 'static' ? '' : `${position} ${element.tagName} ${element.getAttribute('class')}`;
        const behind = groundOf(element.parentElement);
        const all = own === TRANSPARENT && !place ? behind : `${behind} > ${own} ${place}`;
        grounds.set(element, all);
        return all;
      };
      const isText = ({nodeType, nodeValue}: ChildNode) => nodeType === Node.TEXT_NODE && nodeValue?.trim();
      const found = new Map<string, Element>();
      for (const element of document.body.querySelectorAll('*')) {
        const isField = element.matches('input, textarea, select');
        if (!(isField || [...element.childNodes].some(isText)) || !element.checkVisibility()) continue;
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const look = [color, fontSize, fontWeight, textShadow, isField, groundOf(element)].join();
        if (!found.has(look)) found.set(look, element);
      }
      for (const look of known) found.delete(look);
      if (found.size === 0) return {violations: [], looks: []};
      const axe = (window as unknown as {axe: typeof import('axe-core')}).axe;
      const results = await axe.run([...found.values()] as never, {resultTypes: ['violations'], runOnly: ['color-contrast']});
      return {violations: results.violations, looks: [...found.keys()]};
    },
    [...good],
  );
  if (violations.length === 0) for (const look of looks) good.add(look);
  return violationLines({violations});
}
