import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

const PAGE = `http://127.0.0.1:${VARIANT_PORT}/langflow/zoom`;

/** medium-zoom ignores requests to close while it opens. */
const OPENING_MS = 400;

test('a picture opens on click and closes on Escape and on scrolling away', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 500});
  await page.goto(PAGE);
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
  });
  const opened = page.locator('.medium-zoom-image--opened');
  await page.getByRole('img', {name: '一个红色的印章'}).click();
  await expect(opened).toBeVisible();
  await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
  await page.waitForTimeout(OPENING_MS);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);

  await page.getByRole('img', {name: '一个红色的印章'}).click();
  await expect(opened).toBeVisible();
  await page.waitForTimeout(OPENING_MS);
  // 40 px is the offset of the specification.
  await page.mouse.wheel(0, 30);
  await page.waitForTimeout(200);
  await expect(opened).toBeVisible();
  await page.mouse.wheel(0, 60);
  await expect(opened).toHaveCount(0);
});

test('the backdrop follows the colour mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(PAGE);
  await page.getByRole('img', {name: '一个红色的印章'}).click();
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', 'rgb(22, 24, 28)');
});

test('the zoom is not fetched before a picture is clicked', async ({page}) => {
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  const request = page.waitForRequest(/\.js$/);
  await page.getByRole('img', {name: '一个红色的印章'}).click();
  expect((await request).url()).toContain('/assets/js/');
});
