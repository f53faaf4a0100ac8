import type {Page} from '@playwright/test';

/** Keeps script files back, as a slow line does, until the function that it returns is called. */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/js/*'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
