import {expect, test} from '../e2e/test';
import {contrastViolationsOf} from './contrast';

const SENTENCE = '一段文字';
const paragraph = (style: string, text = SENTENCE) => `<p style="${style}">${text}</p>`;

test('of texts that look the same one is checked, of all that differ in anything each', async ({page}) => {
  const pale = 'color: #999';
  await page.setContent(
    [
      paragraph('color: #000'),
      paragraph(pale),
      paragraph(pale),
      `<div style="background: #ddd">${paragraph('color: #333')}${paragraph('color: #777')}</div>`,
      paragraph('color: #777; font-size: 30px'),
      `<div style="opacity: 0.3">${paragraph('color: #000')}</div>`,
    ].join(''),
  );
  const found = await contrastViolationsOf(page, new Set());
  expect(found).toEqual(['color: #999', 'color: #777', 'color: #000'].map((style) => `color-contrast: ${paragraph(style)}`));
});

test('what was good on one page is not checked on the next, what was not is found again', async ({page}) => {
  const good = new Set<string>();
  await page.setContent(paragraph('color: #000'));
  expect(await contrastViolationsOf(page, good)).toEqual([]);
  expect(good.size).toBe(1);
  await page.setContent(paragraph('color: #000') + paragraph('color: #999'));
  expect(await contrastViolationsOf(page, good)).toHaveLength(1);
  expect(good.size).toBe(1);
  expect(await contrastViolationsOf(page, good)).toHaveLength(1);
});
