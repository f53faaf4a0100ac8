import type {Browser, Page} from '@playwright/test';
import {holdScripts} from '../holdScripts';
import {saveData} from '../saveData';
import {expect} from '../test';
import {type Change, CONTROLS, type Control} from './controls';
import {type Found, INTERACTIVE, installObserver, type Snapshot} from './observer';

/** A device, and how its reader presses. */
export type Reader = {savesData: boolean; hasTouch: boolean};

/** A page, and how far down it is scrolled, from 0 to 1. */
export type Place = {path: string; depth: number};

/** Pages that a worker has open at the same time. */
const AT_ONCE = 3;

/** Milliseconds in which what comes late, or twice, shows. */
const AFTERMATH = 250;

/** Opens a page whose scripts do not come, in a browser that knows nothing of the site, and scrolls it to its place. */
async function openCold(browser: Browser, {path, depth}: Place, {savesData}: Reader) {
  const page = await browser.newPage();
  if (savesData) await saveData(page);
  await page.addInitScript(installObserver, INTERACTIVE);
  const release = await holdScripts(page);
  await page.goto(path);
  await page.evaluate((share) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    scrollTo({top: share * (scrollHeight - clientHeight), behavior: 'instant'});
    return new Promise(requestAnimationFrame);
  }, depth);
  return {page, release};
}

/** Finds a control of a kind where the page stands. */
function find(page: Page, control: Control): Promise<Found | null> {
  const others = CONTROLS.slice(0, CONTROLS.indexOf(control)).map(({selector}) => selector);
  return page.evaluate(([selector, rest]) => firstAction.find(selector, rest), [control.selector, others] as const);
}

const take = (page: Page): Promise<Snapshot> => page.evaluate(() => firstAction.take());

/** Lines that came and that went, cut short; what a control says of itself is no text of the page. */
function changedLines(before: Snapshot, after: Snapshot): string {
  const linesOf = ({text = ''}: Snapshot) => text.split('\n').filter((line) => !after.labels?.split('\n').includes(line.trim()));
  const [old, now] = [linesOf(before), linesOf(after)];
  const came = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  const went = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  return [...came, ...went].join('\n').slice(0, 200);
}

/** What differs between two snapshots, but for what may. */
function changeOf(before: Snapshot, after: Snapshot, mayChange: readonly string[]): Change {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);
  const change = Object.fromEntries(names.map((name) => [name, name === 'text' ? changedLines(before, after) : (after[name] ?? 'gone')]));
  return Object.fromEntries(Object.entries(change).filter(([name, value]) => value !== '' && !mayChange.includes(name)));
}

async function press(page: Page, {hasTouch}: Reader, {x, y}: Found['point']): Promise<void> {
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function hydrateCold(page: Page, release: () => void): Promise<void> {
  release();
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true' && !document.querySelector('#__docusaurus [aria-busy=true]'),
  );
}

/** What can be pressed where a page stands, after holding that every kind of control on it is known. */
export async function listControls(browser: Browser, place: Place, reader: Reader): Promise<Control[]> {
  const {page} = await openCold(browser, place, reader);
  const selectors = CONTROLS.map(({selector}) => selector);
  expect(await page.evaluate((all) => firstAction.unknown(all), selectors), `${place.path}: controls of no kind in controls.ts`).toEqual(
    [],
  );
  const found: Control[] = [];
  for (const control of CONTROLS) if (await find(page, control)) found.push(control);
  await page.close();
  return found;
}

/** Presses one control as the first thing on a page, and holds that it did what it is there for, once, and nothing else. */
async function pressOne(browser: Browser, place: Place, reader: Reader, control: Control & Effect): Promise<void> {
  const {page, release} = await openCold(browser, place, reader);
  const found = await find(page, control);
  if (!found) throw new Error(`${control.name} is no longer there`);
  const name = `${place.path} at ${place.depth}: ${control.name} “${found.label}”`;
  const before = await take(page);
  await press(page, reader, found.point);
  if (control.types) await page.keyboard.type(control.types);
  await hydrateCold(page, release);
  const expected = control.effect(found, before);
  const change = async () => changeOf(before, await take(page), control.mayChange ?? []);
  await expect.poll(change, {message: name, intervals: [20, 50, 100]}).toEqual(expected);
  await page.waitForTimeout(AFTERMATH);
  expect(await change(), `${name}, a moment later`).toEqual(expected);
  if (!control.moves) expect(await page.evaluate(() => firstAction.strayed()), `${name} stays under the pointer`).toBeLessThan(2);
  await page.close();
}

/** Presses every plain link in view, and holds that the browser leads to its address at once, and not again later. */
async function pressLinks(browser: Browser, place: Place, reader: Reader, links: Control[]): Promise<void> {
  const {page, release} = await openCold(browser, place, reader);
  const before = await take(page);
  const hrefs: string[] = [];
  for (const link of links) {
    const found = await find(page, link);
    if (!found) throw new Error(`${link.name} is no longer there`);
    await press(page, reader, found.point);
    hrefs.push(found.href);
  }
  await hydrateCold(page, release);
  await page.waitForTimeout(AFTERMATH);
  const change = changeOf(before, await take(page), ['labels']);
  expect(change, `${place.path} at ${place.depth}: links`).toEqual({followed: hrefs.join('\n')});
  await page.close();
}

/** Runs what waits as long as something does, a few at once: most of the time is waiting. */
async function runAll(waiting: (() => Promise<void>)[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) await run().catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return failures;
}

/** Presses each of these controls as the first thing on the page, and says what went wrong. */
export function pressEach(browser: Browser, place: Place, reader: Reader, controls: Control[]): Promise<unknown[]> {
  const links = controls.filter((control) => 'leads' in control);
  const others = controls.filter((control) => 'effect' in control);
  return runAll([
    ...(links.length > 0 ? [() => pressLinks(browser, place, reader, links)] : []),
    ...others.map((control) => () => pressOne(browser, place, reader, control)),
  ]);
}
