import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {ARRANGEMENTS} from '../../plugins/figures/types';
import {readSitePages} from '../sitePages';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const PAGE = 'concepts-flows';
const PICTURES = 2;

async function openPage(page: Page, {width, theme}: {width: number; theme: 'light' | 'dark'}): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/figures/')) fetched.push(request.url());
  });
  await page.setViewportSize({width, height: 900});
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(PAGE);
  return fetched;
}

const shownPictures = (page: Page) => page.locator('figure img:visible');

/** Scrolls to every picture, since they load as they come into view. */
async function loadPictures(page: Page): Promise<void> {
  for (const picture of await shownPictures(page).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  }
}

const sources = (page: Page) => shownPictures(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

for (const theme of ['light', 'dark'] as const) {
  for (const [arrangement, width] of [
    ['wide', 1400],
    ['narrow', 390],
  ] as const) {
    test(`shows the ${theme} pictures in their ${arrangement} arrangement, and fetches no others`, async ({page}) => {
      const fetched = await openPage(page, {width, theme});
      await loadPictures(page);
      const shown = await sources(page);
      expect(shown).toHaveLength(PICTURES);
      for (const url of shown) expect(url).toContain(`-${arrangement}-${theme}.`);
      expect([...new Set(fetched)].sort()).toEqual([...shown].sort());
    });
  }
}

test('changes the pictures with the colour mode', async ({page}) => {
  await openPage(page, {width: 1400, theme: 'light'});
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await loadPictures(page);
  for (const url of await sources(page)) expect(url).toContain('-wide-dark.');
});

test('reserves the room of a picture before it is there', async ({page}) => {
  await page.route('**/assets/figures/**', (route) => route.abort());
  await openPage(page, {width: 390, theme: 'light'});
  const {height, width} = (await shownPictures(page).first().boundingBox()) ?? {height: 0, width: 0};
  await page.unroute('**/assets/figures/**');
  await page.reload();
  await loadPictures(page);
  expect(await shownPictures(page).first().boundingBox()).toMatchObject({height, width});
});

test('enlarges a picture on a desktop', async ({page}) => {
  await openPage(page, {width: 1400, theme: 'light'});
  const picture = shownPictures(page).first();
  const before = await picture.boundingBox();
  await picture.click();
  const zoomed = page.locator('.medium-zoom-image--opened:visible').last();
  await expect.poll(async () => (await zoomed.boundingBox())?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.05);
  // A key is ignored as long as the picture is still growing.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, {timeout: 500});
  }).toPass();
});

test('enlarges a tall picture on a phone, to be scrolled', async ({page}) => {
  await openPage(page, {width: 390, theme: 'dark'});
  await loadPictures(page);
  const picture = shownPictures(page).first();
  const before = await picture.boundingBox();
  await picture.click();
  const dialog = page.getByRole('dialog', {name: '放大的图片'});
  const enlarged = dialog.getByRole('img');
  await expect(enlarged).toBeVisible();
  expect((await enlarged.boundingBox())?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.5);
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await dialog.getByRole('button', {name: '关闭'}).click();
  await expect(dialog).toHaveCount(0);
});

for (const [device, viewport] of [
  ['a desktop', {width: 1400, height: 900}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`enlarges a panel on ${device} in the ${theme} mode, loads nothing but its code, and closes in every way`, async ({page}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.setViewportSize(viewport);
      await page.goto('concepts-overview');
      await hydrate(page);
      const panel = page.locator('figure > [data-panel]').first();
      await panel.scrollIntoViewIfNeeded();
      const before = (await panel.boundingBox())?.width ?? 0;
      const dialog = page.getByRole('dialog', {name: '放大的图片'});
      const copy = dialog.locator('[data-panel]');
      const open = async (how: () => Promise<void>) => {
        await how();
        await expect(copy).toBeVisible();
        expect((await copy.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.15);
        const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        await expect(dialog).toHaveCSS('background-color', ground);
        await expect(dialog).toHaveCSS('margin', '0px');
      };
      const press = async () => {
        await panel.focus();
        await page.keyboard.press('Enter');
      };
      await open(() => panel.click({position: {x: 3, y: 3}}));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await open(press);
      await dialog.getByRole('button', {name: '关闭'}).click();
      await expect(dialog).toHaveCount(0);
      await expect(panel).toBeFocused();
      await open(press);
      await page.evaluate(() => scrollBy({top: 30, behavior: 'instant'}));
      await expect(dialog).toBeVisible();
      await page.evaluate(() => scrollBy({top: 30, behavior: 'instant'}));
      await expect(dialog).toHaveCount(0);
    });
  }
}

test('says in words what a picture shows', async ({page}) => {
  await openPage(page, {width: 1400, theme: 'light'});
  const figure = page.locator('figure').first();
  await expect(figure.locator('img:visible')).toHaveAttribute('alt', /Language Model/);
  await figure.getByText('图的文字版').click();
  await expect(figure.getByText('Prompt Template 的 Prompt（Message）连到 Language Model 的 System Message。')).toBeVisible();
});

/** Texts of the panels on the page that are too small to read or that leave their panel. */
function findFaultyTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('figure > [data-panel]')].flatMap((panel) => {
    const {right} = panel.getBoundingClientRect();
    return [...panel.querySelectorAll<HTMLElement>('*')]
      .filter(
        (part) =>
          part.textContent && (Number.parseFloat(getComputedStyle(part).fontSize) < 11 || part.getBoundingClientRect().right > right),
      )
      .map((part) => part.textContent);
  });
}

test('draws panels readably on a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const address of ['concepts-flows', 'concepts-overview', 'concepts-playground', 'mcp-server']) {
    await page.goto(address);
    await expect(page.locator('figure > [data-panel]').first()).toBeVisible();
    expect(await page.evaluate(findFaultyTexts), address).toEqual([]);
  }
});

/**
 * Texts of drawings that overlap another text, or leave their box or their picture, as the browser's fonts measure them; runs in the page.
 *
 * @param drawings SVG files by name
 */
function findOverlaps(drawings: Record<string, string>): string[] {
  const meets = (a: DOMRect, b: DOMRect) =>
    a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 3 < b.y + b.height && b.y + 3 < a.y + a.height;
  const faultsOf = (svg: SVGSVGElement) => {
    const {width, height} = svg.viewBox.baseVal;
    const texts = [...svg.querySelectorAll('text')].map((text) => ({text: text.textContent, box: text.getBBox()}));
    const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBBox());
    return texts.flatMap(({text, box}, index) => {
      const start = {x: box.x + 2, y: box.y + box.height / 2};
      const around = boxes.filter((b) => b.x <= start.x && b.x + b.width >= start.x && b.y <= start.y && b.y + b.height >= start.y);
      const edge = Math.min(width, ...around.map((b) => b.x + b.width));
      return [
        ...texts
          .slice(index + 1)
          .filter((other) => meets(box, other.box))
          .map((other) => `“${text}” overlaps “${other.text}”`),
        ...(box.x + box.width > edge + 1 ? [`“${text}” leaves its box`] : []),
        ...(box.y + box.height > height ? [`“${text}” leaves the picture`] : []),
      ];
    });
  };
  return Object.entries(drawings).flatMap(([name, source]) => {
    // The styles of one drawing must not reach the others.
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({mode: 'open'}).innerHTML = source;
    const svg = host.shadowRoot?.querySelector('svg');
    const faults = svg ? faultsOf(svg) : ['is no SVG'];
    host.remove();
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

test('no text of a picture overlaps another or leaves its box, in any arrangement', async ({page}) => {
  const folder = path.join(__dirname, '../../build/assets/figures');
  // Dark ones differ in nothing but colours.
  const files = readdirSync(folder).filter((file) => /-light\.\w+\.svg$/.test(file));
  for (const arrangement of ARRANGEMENTS) expect(files.join(), arrangement).toContain(`-${arrangement}-light.`);
  const drawings = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  expect(await page.evaluate(findOverlaps, drawings)).toEqual([]);
});

/** Pictures on the page whose smallest text is below 11 px, or that reach into what stands beside the text; and small texts of its panels. */
async function findUnreadable(): Promise<string[]> {
  const edges = ['.theme-doc-sidebar-container', '.theme-doc-toc-desktop']
    .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
    .map((box) => (box?.width ? box : undefined));
  const [left, right] = [edges[0]?.right ?? 0, edges[1]?.left ?? document.documentElement.clientWidth];
  const shown = [...document.querySelectorAll<HTMLImageElement>('figure img')].filter((image) => image.getClientRects().length > 0);
  const faults = shown.map(async (image) => {
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({media}) => matchMedia(media).matches);
    const svg = await (await fetch(source?.srcset ?? image.src, {cache: 'force-cache'})).text();
    const sizes = svg.includes('<text') ? [...svg.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size)) : [];
    const box = image.getBoundingClientRect();
    const size = (Math.min(...sizes) * box.width) / Number((source ?? image).getAttribute('width'));
    return [
      ...(size < 11 ? [`${image.alt}: ${size.toFixed(1)} px`] : []),
      ...(box.left < left || box.right > right ? [`${image.alt}: from ${box.left} to ${box.right}`] : []),
    ];
  });
  const words = [...document.querySelectorAll<HTMLElement>('figure > [data-panel] *')].filter(
    (part) => part.textContent && part.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(part).fontSize) < 11,
  );
  return [...(await Promise.all(faults)).flat(), ...words.map(({textContent}) => textContent)];
}

/** Pages with figures, those with the widest first, which are drawn smallest. */
function pagesWithFigures(): string[] {
  const build = path.join(__dirname, '../../build');
  const htmlOf = (address: string) => readFileSync(path.join(build, `${address === '/' ? '/index' : address}.html`), 'utf8');
  const widthIn = (html: string) => Math.max(0, ...[...html.matchAll(/<source[^>]*\bwidth="?(\d+)/g)].map(([, width]) => Number(width)));
  return readSitePages()
    .map((address) => ({address, html: htmlOf(address)}))
    .filter(({html}) => html.includes('<figure'))
    .sort((a, b) => widthIn(b.html) - widthIn(a.html))
    .map(({address}) => address);
}

const WIDEST = 5;
for (const [which, tag, isChosen] of [
  ['the widest', [], (index: number) => index < WIDEST],
  ['other', ['@all'], (index: number) => index >= WIDEST && (index < 15 || index % 10 === 0)],
] as const) {
  test(`the text of ${which} figures is readable at every width, and they keep clear of what stands beside the text`, {
    tag: [...tag],
  }, async ({page}) => {
    test.setTimeout(180_000);
    const addresses = pagesWithFigures().filter((_address, index) => isChosen(index));
    expect(addresses.length).toBeGreaterThanOrEqual(WIDEST);
    for (const address of addresses) {
      await page.goto(address);
      for (const width of [360, 600, 601, 996, 997, 1245, 1400, 1600]) {
        await page.setViewportSize({width, height: 900});
        // The browser takes its time to choose among the sources of a picture.
        await expect.poll(() => page.evaluate(findUnreadable), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
