import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
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
