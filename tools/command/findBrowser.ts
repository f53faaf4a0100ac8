import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Chromium without its windows, as Playwright's own is: a page costs a third less time than in the whole browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that the tests can drive: `CHROMIUM_PATH`, the system's, or Playwright's own; `undefined` when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}
