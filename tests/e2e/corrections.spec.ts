import {VARIANT_PORT} from '../../playwright.config';
import {groups, openWithKeys, searchFor} from './searchDialog';
import {expect, test} from './test';

const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;
const SOURCE = `https://github.com/example/upstream/blob/${'c'.repeat(40)}/src/program`;

test('a page says at its end where it differs from the official one, folded, also without scripts', async ({browser}) => {
  const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  await page.goto(`${VARIANT}/corrected`);
  const fold = page.locator('article details', {hasText: '与官方英文文档的差异'});
  await expect(fold.locator('summary')).toHaveText('与官方英文文档的差异（2 处）');
  await expect(fold.getByText('PROGRAM_PROT')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('li').first()).toContainText(
    '官方英文文档：PROGRAM_PROT；本站：PROGRAM_PORT。依据：src/program/settings.py:12-14。',
  );
  const links = await fold.locator('li a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual([`${SOURCE}/settings.py#L12-L14`, `${SOURCE}/settings.py#L15`, `${SOURCE}/main.py#L3`]);
  // The last thing that the article says.
  expect(await page.locator('.theme-doc-markdown > :last-child').evaluate((element) => element.tagName)).toBe('DETAILS');
  await page.context().close();
});

test('one page lists all of them, by section, with links to the pages', async ({page}) => {
  await page.goto(`${VARIANT}/corrections`);
  const article = page.locator('article');
  await expect(article).toContainText('共 2 处，涉及 1 页。');
  await expect(article.getByRole('heading', {level: 2})).toHaveText(/本站/);
  await expect(page.locator('.table-of-contents').getByRole('link', {name: '本站'})).toBeVisible();
  await article.getByRole('link', {name: '有勘误的一页'}).click();
  await expect(page).toHaveURL(`${VARIANT}/corrected`);
});

test('the search finds what a page says, and no list of what others got wrong', async ({page}) => {
  await page.goto(`${VARIANT}/corrected`);
  await openWithKeys(page);
  await searchFor(page, 'PROGRAM_PORT');
  await expect.poll(async () => (await groups(page)).length).toBe(1);
  const addresses = await page.locator('[role=option]').evaluateAll((found) => found.map((hit) => hit.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.every((address) => address?.startsWith('/langflow/corrected'))).toBe(true);
});

test('the site has its list in the sidebar, and the search finds it', async ({page}) => {
  await page.goto('/corrections');
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '全部勘误'})).toHaveAttribute('aria-current', 'page');
  await openWithKeys(page);
  await searchFor(page, '全部勘误');
  await expect(page.locator('[role=option]').first()).toHaveAttribute('href', /^\/corrections/);
});
