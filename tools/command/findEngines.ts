import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findCommand} from './findCommand';

/** The programs that together are a WebKit that needs no screen. */
export type WebKitPrograms = {driver: string; browser: string; screen: string};

/** Path of a Firefox for the tests: `FIREFOX_PATH`, or that of the system; `undefined` if there is none. */
export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH ?? findCommand('firefox-esr') ?? findCommand('firefox');

const LIBRARIES = '/usr/lib';

/** Debian keeps the test browser of WebKitGTK with its library, in a folder named after the processor. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const files = readdirSync(LIBRARIES).map((folder) => path.join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'));
  return files.find((file) => existsSync(file));
}

/** Programs of WebKitGTK for the tests; `undefined` if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, browser, screen] = [findCommand('WebKitWebDriver'), findMiniBrowser(), findCommand('Xvfb')];
  return driver && browser && screen ? {driver, browser, screen} : undefined;
}

/** Names of the engines, other than Chromium's, that this machine lacks. */
export const missingEngines = (): string[] => [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];
