import {VARIANT_PORT} from '../../playwright.config';
import {hydrate, isIdle} from './hydrate';
import {expect, test} from './test';

const PAGE = `http://127.0.0.1:${VARIANT_PORT}/langflow/zoom`;

test('a picture opens on click and closes on Escape and on scrolling away', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 500});
  await page.goto(PAGE);
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
  });
  const opened = page.locator('.medium-zoom-image--opened');
  await page.getByAltText('一个红色的印章').first().click();
  await expect(opened).toBeVisible();
  await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
  // medium-zoom ignores requests to close while it opens.
  await isIdle(page);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);

  await page.getByAltText('一个红色的印章').first().click();
  await expect(opened).toBeVisible();
  await isIdle(page);
  // 40 px is the offset of the specification.
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 30);
  await isIdle(page);
  await expect(opened).toBeVisible();
  await page.mouse.wheel(0, 60);
  await expect(opened).toHaveCount(0);
});

test('a picture can be reached, opened and closed with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 500});
  await page.goto(PAGE);
  await hydrate(page);
  const picture = page.getByRole('button', {name: '放大图片：一个红色的印章'}).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(picture).toBeFocused({timeout: 50});
    // No pause between the keys: there are some thirty.
  }).toPass({intervals: [10]});
  const opened = page.locator('.medium-zoom-image--opened');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(opened).toBeVisible();
    await isIdle(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(picture).toBeFocused();
  }
});

test('the backdrop follows the colour mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(PAGE);
  await page.getByAltText('一个红色的印章').first().click();
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', 'rgb(22, 24, 28)');
});

test('the zoom is not fetched before a picture is clicked', async ({page}) => {
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  const request = page.waitForRequest(/\.js$/);
  await page.getByAltText('一个红色的印章').first().click();
  expect((await request).url()).toContain('/assets/js/');
});

test('an opened picture leaves no margin', async ({page}) => {
  await page.goto('/concepts-flows');
  await hydrate(page);
  const picture = page.locator('.theme-doc-markdown figure img:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await picture.click();
  const opened = page.locator('.medium-zoom-image--opened:visible').last();
  await expect(opened).toBeVisible();
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  // It grows until it touches two edges of the screen.
  const fill = async () => {
    const box = await opened.boundingBox();
    return box ? Math.max(box.width / width, box.height / height) : 0;
  };
  await expect.poll(fill).toBeCloseTo(1, 2);
});

test('the backdrop of an opened picture is the background of the light mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto(PAGE);
  await hydrate(page);
  await page.getByAltText('一个红色的印章').first().click();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ifm-background-color'));
  expect(background).not.toBe('');
  const overlay = page.locator('.medium-zoom-overlay');
  await overlay.evaluate((element, color) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = color;
    document.body.append(probe);
    (element as HTMLElement).dataset.expected = getComputedStyle(probe).backgroundColor;
  }, background);
  await expect(overlay).toHaveCSS('background-color', (await overlay.getAttribute('data-expected')) ?? '');
});
