import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';

/** A message whose values vary, as Python prints it. */
export const TRACEBACK = `Traceback (most recent call last):
  File "/app/.venv/lib/python3.12/site-packages/uvicorn/server.py", line 164, in startup
    server = await loop.create_server(
             ^^^^^^^^^^^^^^^^^^^^^^^^^^
OSError: [Errno 98] error while attempting to bind on address ('0.0.0.0', 7860): address already in use`;

/** The field of the page `/errors`. */
export const errorField = (page: Page) => page.getByRole('textbox', {name: '报错'});
/** What the page says of a paste, one for each message. */
export const cards = (page: Page) => page.locator('.error-finder-card');
/** Of these the one with this heading. */
export const titled = (page: Page, title: string) => cards(page).filter({has: page.getByRole('heading', {name: title})});

/** Puts a text on the clipboard and pastes it into what has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await page.keyboard.press('Control+v');
}

/** Opens the page and pastes a text into its field. */
export async function ask(page: Page, text: string): Promise<void> {
  await page.goto('/errors');
  await hydrate(page);
  await errorField(page).focus();
  await paste(page, text);
}
