import {expect, test} from './test';

const PAGE = '/concepts-flows';

test('the glossary stands without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, locale: 'zh-CN'});
  const page = await context.newPage();
  await page.goto('/glossary');
  const flow = page.locator('#flow');
  await expect(flow.getByRole('heading', {name: '流程 flow'})).toBeVisible();
  await expect(flow).toContainText('一张由组件连成的图');
  await expect(flow.locator('p a')).toHaveCount(1);
  // What is for translators is folded.
  await expect(flow.getByText('首次出现时附英文')).toBeHidden();
  await flow.getByText('给译者').click();
  await expect(flow.getByText('首次出现时附英文')).toBeVisible();
  await expect(page.getByRole('searchbox', {name: '筛选'})).toBeHidden();
  await context.close();
});

test('the field narrows the list down', async ({page}) => {
  await page.goto('/glossary');
  await page.getByRole('searchbox', {name: '筛选'}).fill('tweaks');
  await expect(page.locator('#tweaks')).toBeVisible();
  await expect(page.locator('#flow')).toHaveCount(0);
  await page.getByRole('searchbox', {name: '筛选'}).fill('没有这个词');
  await expect(page.locator('output')).toHaveText('0 条');
});

test('the footer leads to the glossary', async ({page}) => {
  await page.goto(PAGE);
  await page.locator('footer.theme-layout-footer').getByRole('link', {name: '术语表'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '术语表'})).toBeVisible();
});

test('a term explains itself on hover and on focus, within the page, and not in its text', async ({page}) => {
  await page.goto(PAGE);
  const terms = page.locator('article .term');
  const count = await terms.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(8);
  const term = terms.first();
  const explanation = (await term.getAttribute('data-note')) as string;
  const shown = () => term.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await shown()).toBe('none');
  await term.hover();
  expect(await shown()).toContain(explanation);
  await page.mouse.move(0, 0);
  await term.focus();
  expect(await shown()).toContain(explanation);
  expect(await page.locator('article').textContent()).not.toContain(explanation);
  await page.setViewportSize({width: 360, height: 700});
  for (const each of await terms.all()) {
    await each.focus();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('Escape puts an explanation away until the term is left, before React runs', async ({page}) => {
  await page.goto(PAGE);
  const term = page.locator('article .term').first();
  const shown = () => term.evaluate((element) => getComputedStyle(element, '::after').content !== 'none');
  await term.hover();
  expect(await shown()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(false);
  await term.focus();
  expect(await shown()).toBe(false);
  await page.mouse.move(0, 0);
  // Chromium handles a mouse move with the next frame.
  await expect.poll(() => term.evaluate((element) => element.matches(':hover'))).toBe(false);
  await term.blur();
  await term.focus();
  expect(await shown()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(false);
  await expect(term).toBeFocused();
});

test('nothing within a link asks for the focus of its own', async ({page}) => {
  for (const path of ['/', PAGE]) {
    await page.goto(path);
    await expect(page.locator('a .term')).toHaveCount(0);
  }
});

test('paper has no explanations', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  const term = page.locator('article .term').first();
  await term.focus();
  expect(await term.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  expect(await term.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
});
