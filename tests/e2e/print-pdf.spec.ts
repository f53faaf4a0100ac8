import type {Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';
import {expect, test} from './test';

// A printed font gives some characters back as the radicals that look the same; NFKC knows only those of the Kangxi table.
const RADICALS = new Map(
  Array.from('⻅见⻚页⻔门⻓长⻋车⻢马⻉贝⻛风⻜飞⻝食⻬齐⻰龙'.matchAll(/(.)(.)/gu), ([, radical, character]) => [radical, character]),
);
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2e80-\u2eff]/g, (radical) => RADICALS.get(radical) ?? radical)
    .replace(/\s/g, '');

/** The text of the page as it comes out of the printer, without the spaces and breaks of its lines. */
async function printText(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({format: 'A4'})));
  const {text} = await extractText(pdf, {mergePages: true});
  return plain(text);
}

const squeeze = (texts: readonly string[]) => texts.map(plain).filter(Boolean);

test('on paper every tab stands under its label, and links have their addresses', {tag: '@all'}, async ({page}) => {
  const text = await printText(page, '/get-started-installation');
  const sheets = await page
    .locator('.tab-sheet')
    .evaluateAll((elements) =>
      elements.map((element) => ({label: element.getAttribute('data-label') ?? '', code: element.querySelector('pre')?.textContent ?? ''})),
    );
  expect(sheets.length).toBeGreaterThan(2);
  for (const {label, code} of sheets) {
    expect(text).toContain(plain(label));
    const [command] = squeeze([code.split('\n')[0] ?? '']);
    expect(text).toContain(command ?? '');
  }
  expect(text).toContain(plain('（https://docs.docker.com/'));
});

test('on paper details are open and nothing of the navigation is left', {tag: '@all'}, async ({page}) => {
  const text = await printText(page, '/memory');
  const read = (selector: string) => page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
  const hidden = squeeze(await read('.theme-doc-markdown details > :not(summary) p'));
  expect(hidden.length).toBeGreaterThan(0);
  for (const paragraph of hidden) expect(text).toContain(paragraph.slice(0, 12));
  const chrome = squeeze([
    ...(await read('.navbar__link')),
    ...(await read('.menu__link')).slice(-3),
    ...(await read('footer.theme-layout-footer strong')),
  ]);
  expect(chrome.length).toBeGreaterThan(3);
  const own = plain((await page.locator('article').textContent()) ?? '');
  for (const label of chrome.filter((word) => !own.includes(word))) expect(text).not.toContain(label);
  for (const word of ['搜索文档', '你好，需要帮忙吗', '复制Markdown']) expect(text).not.toContain(plain(word));
});
