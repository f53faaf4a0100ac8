import {PAGE_KINDS} from '../pages/pageKinds';
import {hydrate} from './hydrate';
import {expect, test} from './test';

/** What folds or opens, and on which side of it its chevron is drawn. */
const MARKED = [
  ['summary:not(.menu-opener)', '::before'],
  ['.menu-opener', '::after'],
  ['.menu__caret', '::before'],
  ['.menu__link--sublist-caret', '::after'],
  ['.theme-doc-toc-mobile > button', '::after'],
  ['.breadcrumbs__item:not(:last-child)', '::after'],
] as const;

test('everything that folds has the same chevron', async ({page}) => {
  for (const kind of ['guide', 'component reference', 'API operation', 'translation status'] as const) {
    await page.goto(PAGE_KINDS[kind]);
    await hydrate(page);
    const drawings = await page.evaluate(
      (marked) =>
        marked.flatMap(([selector, side]) =>
          [...document.querySelectorAll(selector)].map((element) => {
            const {listStyleType, display} = getComputedStyle(element);
            const {content, backgroundImage} = getComputedStyle(element, side);
            // Colours differ; the drawing does not. What is not shown has none.
            const drawing = content === 'none' ? 'none' : backgroundImage.replace(/rgba?\([^)]*\)/g, '').replace(/\s/g, '');
            const isTriangle = display === 'list-item' && listStyleType !== 'none';
            return isTriangle ? `${selector}: triangle` : drawing;
          }),
        ),
      MARKED,
    );
    const kinds = new Set(drawings.filter((drawing) => drawing !== 'none'));
    expect(drawings.length, kind).toBeGreaterThan(1);
    expect([...kinds], kind).toHaveLength(1);
    expect([...kinds][0], kind).toContain('linear-gradient');
  }
});
