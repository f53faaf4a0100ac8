import {doorFits} from '../doorWords';
import {hydrate} from './hydrate';
import {expect, test} from './test';

/** Pages that send readers on, and where their doors are. */
const LINKS = 'a[href^="/"]:not([class*=hash])';
const PAGES: [route: string, doors: string][] = [
  ['/tasks', 'li:has-text("步骤") > a[href^="/"], li:has-text("步骤") > * > a[href^="/"]'],
  ...['/deployment-overview', '/authentication-overview', '/lfx-overview', '/extensions-overview'].map((route): [string, string] => [
    route,
    LINKS,
  ]),
];

for (const [route, selector] of PAGES)
  test(`each door of ${route} leads, by a click, to words that it names`, {tag: '@all'}, async ({page}) => {
    test.slow();
    await page.goto(route);
    await hydrate(page);
    const doors = page.locator('.theme-doc-markdown').locator(selector).filter({visible: true});
    const count = await doors.count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index++) {
      const door = doors.nth(index);
      const words = (await door.textContent()) ?? '';
      const to = (await door.getAttribute('href')) ?? '';
      await door.click();
      await expect(page).toHaveURL(to);
      const {pathname, hash} = new URL(page.url());
      expect(pathname, `“${words}”`).not.toBe(`${route}/`);
      const id = decodeURIComponent(hash.slice(1));
      const named = id ? page.locator(`h1, [id="${id}"]`) : page.locator('h1');
      await expect(async () => {
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
        const heading = [...(await named.allTextContents()), description].join('\n');
        expect(doorFits(words, heading), `“${words}” leads to “${heading}”`).toBe(true);
      }).toPass({timeout: 10_000});
      await page.goBack();
      await expect(doors).toHaveCount(count);
    }
  });
