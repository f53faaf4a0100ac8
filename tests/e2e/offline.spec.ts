import type {BrowserContext, Page} from '@playwright/test';
import type {CopiedVersion} from '../../plugins/offline-copy/node/findVersions';
import {MANIFEST_FILE} from '../../plugins/offline-copy/shared/places';
import type {CopyManifest} from '../../plugins/offline-copy/types';
import {type DeployableSite, POLICY, renamedFile, startDeployableSite} from './deployableSite';
import {hydrate} from './hydrate';
import {field, hits} from './searchDialog';
import {test as base, expect} from './test';

/** A small site on a server of its own: what a worker keeps is bound to an origin. */
const test = base.extend<{docs: {versions?: readonly CopiedVersion[]}; site: DeployableSite}>({
  docs: [{}, {option: true}],
  site: async ({docs: {versions}}, use) => {
    const site = await startDeployableSite(versions);
    await use(site);
    site.close();
  },
});

const panel = (page: Page) => page.getByRole('region', {name: '离线副本'});
const downloadButton = (page: Page) => panel(page).getByRole('button', {name: /^(?:下载离线副本|继续下载|更新|改成所选的版本|重试|补全)/});
const COMPLETE = '下载完成';

async function openOfflinePage(page: Page, root: string): Promise<void> {
  await page.goto(`${root}offline`);
  await hydrate(page);
}

async function install(page: Page, root: string): Promise<void> {
  await openOfflinePage(page, root);
  await downloadButton(page).click();
  await expect(panel(page)).toContainText(COMPLETE, {timeout: 30_000});
}

/** What a site has left in the browser. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    stores: (await caches.keys()).filter((name) => name.startsWith('offline-copy')),
  }));

/** Paths of the files that are stored, whatever their version. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('offline-copy'));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests.map(({url}) => new URL(url).pathname).filter((path) => !path.includes('__offline-copy'));
  });

/** Paths that a site offers to download, in the order in which they are downloaded. */
async function offeredFiles(page: Page, root: string): Promise<string[]> {
  const {files} = (await (await page.request.get(root + MANIFEST_FILE)).json()) as CopyManifest;
  return files.map(({url}) => new URL(url, root).pathname);
}

async function newPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('the whole site can be read and searched without a network, once the reader has asked for it', async ({page, context, baseURL}) => {
  // Thousands of files, from a server that compresses each when it is first asked for.
  test.setTimeout(150_000);
  const root = `${baseURL}/`;
  await page.goto(root);
  await hydrate(page);
  expect(await leftBehind(page), 'before the reader asks').toEqual({workers: 0, stores: []});
  await openOfflinePage(page, root);
  await expect(panel(page)).toContainText(/共 \d+ 个页面，下载约 \d+\.\d MB，存下后占 \d+\.\d MB/);
  await expect(panel(page).getByRole('checkbox', {name: 'Langflow 1.5'})).toBeChecked();
  await expect(panel(page).getByRole('checkbox', {name: 'Langflow 1.10'})).not.toBeChecked();
  expect(await leftBehind(page), 'on the page that offers it').toEqual({workers: 0, stores: []});
  await downloadButton(page).click();
  await expect(panel(page)).toContainText(COMPLETE, {timeout: 90_000});
  await expect(panel(page)).toContainText('已是最新');

  const copied = await offeredFiles(page, root);
  await context.setOffline(true);
  const broken: string[] = [];
  page.on('requestfailed', (request) => {
    // What was fetched ahead is given up when the reader goes on; links to the other version fetch in vain.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (request.resourceType() !== 'other' || copied.includes(new URL(request.url()).pathname)) broken.push(request.url());
  });
  await page.goto(`${root}concepts-flows#create-a-flow`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  await expect(page.locator('#create-a-flow')).toBeInViewport();
  await page.goto(`${root}api/health-check`);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');
  await page.goto(`${root}concepts-overview`);
  const figure = page.locator('article img').first();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Within the running application: search, and a link to a page that was never read.
  await hydrate(page);
  await page.getByRole('button', {name: '搜索文档'}).click();
  await field(page).fill('全局变量');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/configuration-global-variables/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('全局变量');
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/configuration-global-variables/);
  await expect(page.locator('article')).toBeVisible();

  // Old addresses lead on, with what follows them; addresses that never were get the site's own page.
  await page.goto(`${root}basic-prompting?a=1#create-a-flow`);
  await expect(page).toHaveURL(/\/concepts-flows\?a=1#create-a-flow$/);
  expect(broken).toEqual([]);
  const response = await page.goto(`${root}does-not-exist`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('complementary', {name: '离线副本'})).toContainText('离线副本里也没有这个地址');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
});

test('a new deployment is offered, and the old copy serves until the new one is whole', async ({page, context, site}) => {
  await install(page, site.url);
  const copied = await page.goto(`${site.url}markdown`);
  expect(copied?.fromServiceWorker()).toBe(true);
  expect(copied?.headers()).toMatchObject({'content-security-policy': POLICY, 'x-content-type-options': 'nosniff'});
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'first');

  await site.deploy('second');
  // The worker has just asked; the next time is due hours later.
  const news = {url: `${site.url}__offline-copy/news`};
  await page.evaluate(({url}) => caches.keys().then(async ([name]) => (await caches.open(name as string)).delete(url)), news);
  await page.goto(`${site.url}markdown`);
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'first');
  // The answer counts once it is kept, which is later than the request for it.
  await expect.poll(() => page.evaluate(async ({url}) => Boolean(await caches.match(url)), news)).toBe(true);
  expect(site.requests.filter((path) => path.endsWith(`/${MANIFEST_FILE}`)).length).toBeGreaterThan(2);
  await page.reload();
  const notice = page.getByRole('complementary', {name: '离线副本'});
  await expect(notice).toContainText('离线副本有新版本');
  await notice.getByRole('link').click();
  // A key that is pressed while the old page still stands starts nothing on the new one.
  await page.waitForURL(/\/offline/);
  await hydrate(page);

  // An update that breaks off leaves the old copy as it was.
  site.failures.push({pattern: /\/markdown$/, status: 503});
  await downloadButton(page).click();
  await expect(page.getByRole('alert').filter({hasText: '连不上网络'})).toBeVisible();
  await context.setOffline(true);
  const other = await newPage(context, `${site.url}markdown`);
  await expect(other.locator('html')).toHaveAttribute('data-deployment', 'first');
  await context.setOffline(false);

  site.failures.length = 0;
  const kept = new Set(await storedFiles(page));
  site.requests.length = 0;
  await downloadButton(page).click();
  await expect(panel(page)).toContainText(COMPLETE);
  const downloaded = [...site.requests];
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await other.goto(`${site.url}old/page`);
  await expect(other.locator('html')).toHaveAttribute('data-deployment', 'second');
  await expect(other.getByRole('complementary', {name: '离线副本'})).toHaveCount(0);
  // What did not change was not downloaded again, under its own name or another, and nothing old is left.
  expect([...kept].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(downloaded.filter((path) => path.endsWith('.js') && kept.has(path))).toEqual([]);
  const [former, renamed] = ['first', 'second'].map((version) => new URL(renamedFile(version), site.url).pathname);
  expect(downloaded).not.toContain(renamed);
  const after = await storedFiles(page);
  expect(after).toContain(renamed);
  expect(after).not.toContain(former);
  expect(after.length, 'one of each').toBe(new Set(after).size);
});

test('a download that breaks off goes on where it was, and removing leaves nothing behind', async ({page, site}) => {
  const lastFile = (await offeredFiles(page, site.url)).at(-1) as string;
  // The downloads before it are done or under way when its turn comes.
  site.failures.push({pattern: new RegExp(`^${lastFile}$`), status: 500});
  await openOfflinePage(page, site.url);
  await downloadButton(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('已经下载的部分会保留');
  expect((await leftBehind(page)).workers, 'no worker before the copy is whole').toBe(0);
  site.failures.length = 0;
  site.requests.length = 0;
  const kept = await storedFiles(page);
  expect(kept.length, 'downloads before the one that failed').toBeGreaterThan(0);
  await expect(downloadButton(page)).toHaveText(/^继续下载（还有 /);
  await downloadButton(page).click();
  await expect(panel(page)).toContainText(COMPLETE);
  expect(site.requests.filter((path) => kept.includes(path))).toEqual([]);
  expect(site.requests, 'the one that failed is asked for again').toContain(lastFile);

  await page.getByRole('button', {name: '删除离线副本'}).click();
  await expect(panel(page)).toContainText('离线副本已删除');
  expect(await leftBehind(page)).toEqual({workers: 0, stores: []});
  await page.goto(`${site.url}markdown`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test.describe('of two versions of the docs', () => {
  test.use({
    docs: {
      versions: [
        {base: '', label: '3.0', routes: ['/', '/markdown', '/concepts']},
        {base: '/0.9', label: '0.9'},
      ],
    },
  });
  const version = (page: Page, label: string) => panel(page).getByRole('checkbox', {name: `Langflow ${label}`});
  const storedPages = async (page: Page) => {
    const names = ['0.9', 'markdown', 'concepts', ''].map((name) => `/langflow/${name}`);
    return (await storedFiles(page)).filter((file) => names.includes(file)).sort();
  };

  test('the copy holds those that the reader chooses, who may choose anew', async ({page, context, site}) => {
    await openOfflinePage(page, site.url);
    await expect(version(page, '3.0')).toBeChecked();
    await version(page, '3.0').uncheck();
    await expect(panel(page)).toContainText('至少选一个版本');
    await expect(downloadButton(page)).toHaveCount(0);
    await version(page, '0.9').check();
    await downloadButton(page).click();
    await expect(panel(page)).toContainText(COMPLETE);
    await expect(panel(page)).toContainText('已是最新：Langflow 0.9，');
    expect(await storedPages(page)).toEqual(['/langflow/', '/langflow/0.9']);

    await context.setOffline(true);
    const other = await newPage(context, `${site.url}0.9`);
    await expect(other.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');
    await other.goto(`${site.url}markdown`);
    await expect(other.getByRole('complementary', {name: '离线副本'})).toContainText('离线副本里也没有这个地址');
    await context.setOffline(false);
    await other.goto(`${site.url}markdown`);
    await expect(other.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');

    site.requests.length = 0;
    await version(page, '3.0').check();
    await expect(downloadButton(page)).toHaveText(/^改成所选的版本（下载 /);
    await downloadButton(page).click();
    await expect(panel(page)).toContainText('已是最新：Langflow 3.0、0.9，');
    expect(site.requests, 'what is there already').not.toContain('/langflow/0.9');
    expect(await storedPages(page)).toEqual(['/langflow/', '/langflow/0.9', '/langflow/concepts', '/langflow/markdown']);

    await version(page, '0.9').uncheck();
    await expect(downloadButton(page)).toHaveText('改成所选的版本（不用下载）');
    await downloadButton(page).click();
    await expect(panel(page)).toContainText('已是最新：Langflow 3.0，');
    expect(await storedPages(page)).toEqual(['/langflow/', '/langflow/concepts', '/langflow/markdown']);
    await context.setOffline(true);
    await other.goto(`${site.url}markdown`);
    await expect(other.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');
  });

  test('what was chosen for a download that breaks off stands when the reader comes back', async ({page, site}) => {
    site.failures.push({pattern: /\.css$/, status: 500});
    await openOfflinePage(page, site.url);
    await version(page, '0.9').check();
    await version(page, '3.0').uncheck();
    await downloadButton(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('已经下载的部分会保留');
    site.failures.length = 0;
    await openOfflinePage(page, site.url);
    await expect(downloadButton(page)).toHaveText(/^继续下载（还有 /);
    await expect(version(page, '0.9')).toBeChecked();
    await expect(version(page, '3.0')).not.toBeChecked();
  });
});

test('too little space is told before anything is downloaded, and nothing is kept', async ({page, context, site}) => {
  await openOfflinePage(page, site.url);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: new URL(site.url).origin, quotaSize: 1000});
  await downloadButton(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('存储空间不够');
  expect(await leftBehind(page)).toEqual({workers: 0, stores: []});
});

test('a browser that cannot keep a copy says so, and the page can be read', async ({page, site}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.defineProperty(caches, 'has', {value: refuse});
    Object.defineProperty(caches, 'open', {value: refuse});
  });
  await openOfflinePage(page, site.url);
  await expect(panel(page).getByRole('alert')).toContainText('浏览器不允许本站存储数据');
  await expect(downloadButton(page)).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await openOfflinePage(page, site.url);
  await expect(panel(page).getByRole('alert')).toContainText('这个浏览器存不了离线副本');
});
