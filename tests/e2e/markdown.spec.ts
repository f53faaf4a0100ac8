import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

const SAMPLES = `http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`;

test('tabs switch and are remembered across pages', async ({page}) => {
  await page.goto(SAMPLES);
  await expect(page.getByText('选中 cURL')).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByText('选中 Python')).toBeVisible();
  await page.reload();
  await expect(page.getByText('选中 Python')).toBeVisible();
});

test('details open', async ({page}) => {
  await page.goto(SAMPLES);
  await expect(page.getByText('折叠的内容')).toBeHidden();
  await page.getByText('展开', {exact: true}).click();
  await expect(page.getByText('折叠的内容')).toBeVisible();
});
