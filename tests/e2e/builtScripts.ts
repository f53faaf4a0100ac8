import {expect, type Page} from '@playwright/test';
import {PAGE_SCRIPTS} from './connection';
import {hydrate} from './hydrate';

type Change = {from: RegExp; to: string};

/**
 * Serves the built scripts as a build with another setting would have made them: a change of configuration reaches the
 * browser as data inside the scripts, so that one build can be tried with several settings.
 *
 * @returns a check that there was something to change; call it once the page runs
 */
export async function rebuildWith(page: Page, {from, to}: Change): Promise<() => void> {
  let changes = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const changed = script.replaceAll(new RegExp(from, 'g'), to);
    if (changed !== script) changes += 1;
    await route.fulfill({response, body: changed});
  });
  return () => expect(changes, `scripts that hold ${from}`).toBeGreaterThan(0);
}

/** Keeps links from being fetched because they are in view. */
export async function ignoreView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
}

async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (PAGE_SCRIPTS.test(request.url())) scripts.add(request.url());
  });
  await page.goto(path);
  await hydrate(page);
  page.removeAllListeners('request');
  return scripts;
}

/** The scripts that one page needs and another page of the same kind does not: what is fetched when a reader goes there. */
export async function findOwnScripts(page: Page, path: string, other: string): Promise<string[]> {
  const visitor = await page.context().newPage();
  await ignoreView(visitor);
  const shared = await scriptsOf(visitor, other);
  const own = [...(await scriptsOf(visitor, path))].filter((url) => !shared.has(url));
  await visitor.close();
  expect(own.length).toBeGreaterThan(0);
  return own;
}
