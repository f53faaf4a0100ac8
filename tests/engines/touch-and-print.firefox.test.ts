import {extractText, getDocumentProxy} from 'unpdf';
import {expect} from 'vitest';
import type {FirefoxTab} from './firefox';
import {PHONE_SIZE, until} from './tab';
import {test} from './test';

// WebKit's driver neither prints nor touches.

test('a tap explains a term', async ({tab}) => {
  await tab.resize(PHONE_SIZE);
  await tab.open('/concepts-flows');
  await (tab as FirefoxTab).tap('article .term');
  await until('explained', () =>
    tab.run(() => getComputedStyle(document.querySelector('article .term') as Element, '::after').content !== 'none'),
  );
});

test('on paper every tab stands under its label, and nothing of the navigation', async ({tab}) => {
  await tab.open('/get-started-installation');
  const labels = await tab.run(() => [...document.querySelectorAll('.tab-sheet')].map((sheet) => sheet.getAttribute('data-label') ?? ''));
  expect(labels.length).toBeGreaterThan(2);
  const pdf = await getDocumentProxy(new Uint8Array(await (tab as FirefoxTab).page.pdf({format: 'A4'})));
  const {text} = await extractText(pdf, {mergePages: true});
  const printed = text.replace(/\s/g, '');
  for (const label of labels) expect(printed).toContain(label.replace(/\s/g, ''));
  expect(printed).not.toContain('回到顶部');
});
