import type {Page} from '@playwright/test';
import {saveData} from '../connection';
import {holdScripts} from '../holdScripts';
import {isIdle, isNotHydrated} from '../hydrate';
import {expect} from '../test';
import {type Change, CONTROLS, type Control, type Effect} from './controls';
import {type Found, INTERACTIVE, installObserver, type Snapshot} from './observer';

/** How a reader presses. */
export type Way = 'mouse' | 'touch' | 'keyboard';

/** A reader, by what matters to the start of a page. */
export type Reader = {way: Way; savesData: boolean};

/** Milliseconds in which a page must have started; the message names the control that was pressed. */
const START_TIMEOUT = 60_000;

/** How far the start of a page has come; runs in the page. */
function describeStart(): string {
  const scripts = [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const arrived = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
  const busy = [...document.querySelectorAll('[aria-busy=true]')].map((element) => element.outerHTML.slice(0, 120));
  return JSON.stringify({
    address: location.href,
    hydrated: document.documentElement.dataset.hasHydrated,
    asked: scripts.length,
    arrived: arrived.length,
    busy,
  });
}

/** Prepares a tab in which every page is opened as if for the first time. */
async function prepareTab(tab: Page, {savesData}: Reader): Promise<void> {
  if (savesData) await saveData(tab);
  // The question for consent comes at any time and lies over other controls; `analytics.spec.ts` presses its own.
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
    localStorage.clear();
    sessionStorage.clear();
  });
  await tab.addInitScript(installObserver, INTERACTIVE);
}

/**
 * Opens a page whose scripts do not come.
 *
 * @returns a function that lets them come, and waits until the page is hydrated and has replayed what was pressed; it takes the name of
 * that for messages
 */
async function openCold(tab: Page, path: string): Promise<(name: string) => Promise<void>> {
  await tab.unrouteAll({behavior: 'ignoreErrors'});
  const release = await holdScripts(tab);
  await tab.goto(path);
  return async (name) => {
    await isNotHydrated(tab);
    release();
    const isStarted = () =>
      document.documentElement.dataset.hasHydrated === 'true' && !document.querySelector('#__docusaurus [aria-busy=true]');
    await tab.waitForFunction(isStarted, undefined, {timeout: START_TIMEOUT}).catch(async (error: Error) => {
      throw new Error(`${name}: ${error.message}\n${await tab.evaluate(describeStart)}`);
    });
  };
}

/** Finds the first control of a kind, and scrolls to it where it is out of view. */
function find(page: Page, control: Control): Promise<Found | null> {
  const others = CONTROLS.slice(0, CONTROLS.indexOf(control)).map(({selector}) => selector);
  return page.evaluate(([selector, rest]) => firstAction.find(selector, rest), [control.selector, others] as const);
}

const take = (page: Page): Promise<Snapshot> => page.evaluate(() => firstAction.take());

/** What the theme notes by itself on the first visit. */
const NOTED = ['stored docusaurus.announcement.id'];

/** What of the first list the second lacks; a line that stands twice in one and once in the other is lacking once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Lines that came and that went, cut short; what a control says of itself is no text of the page. */
function changedLines(before: Snapshot, after: Snapshot): string {
  const linesOf = ({text = ''}: Snapshot) => text.split('\n').filter((line) => !after.labels?.split('\n').includes(line.trim()));
  const [old, now] = [linesOf(before), linesOf(after)];
  const came = without(now, old).map((line) => `+ ${line}`);
  const went = without(old, now).map((line) => `- ${line}`);
  return [...came, ...went].join('\n').slice(0, 200);
}

/** What differs between two snapshots, but for what may. */
function changeOf(before: Snapshot, after: Snapshot, mayChange: readonly string[]): Change {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);
  const change = Object.fromEntries(names.map((name) => [name, name === 'text' ? changedLines(before, after) : (after[name] ?? 'gone')]));
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== '' && ![...NOTED, ...mayChange].some((start) => name.startsWith(start))),
  );
}

/** Presses what has been found last, if its reader can: the keyboard only reaches what takes the focus. */
async function press(page: Page, {way}: Reader, {point}: Found): Promise<boolean> {
  if (way === 'mouse') await page.mouse.click(point.x, point.y);
  else if (way === 'touch') await page.touchscreen.tap(point.x, point.y);
  else {
    const key = await page.evaluate(() => firstAction.focus());
    if (key === null) return false;
    if (key) await page.keyboard.press(key);
  }
  return true;
}

/**
 * Presses a control that changes the page as the first thing on it, and checks that it had its effect, once, and no other.
 *
 * @returns whether its reader can press it
 */
async function pressFirst(tab: Page, path: string, control: Control & Effect, reader: Reader): Promise<boolean> {
  const hydrate = await openCold(tab, path);
  const found = await find(tab, control);
  if (!found) throw new Error(`${control.name} is no longer there: ${await tab.evaluate(describeStart)}`);
  const name = `${path}: ${control.name} “${found.label}”`;
  const before = await take(tab);
  if (!(await press(tab, reader, found))) return false;
  if (control.types) await tab.keyboard.type(control.types);
  await hydrate(name);
  const expected = control.effect(found, before);
  const change = async () => changeOf(before, await take(tab), control.mayChange ?? []);
  await expect.soft.poll(change, {message: name, intervals: [20, 50, 100]}).toEqual(expected);
  await isIdle(tab);
  expect.soft(await change(), `${name}, once the page is idle`).toEqual(expected);
  if (!control.moves) expect.soft(await tab.evaluate(() => firstAction.strayed()), `${name} stays under the pointer`).toBeLessThan(2);
  return true;
}

/**
 * Checks that all controls of a page are of a known kind, and presses those that leave the page as it is, one after the other: plain
 * links, which the browser follows at once and not again later, and what is only there to be read.
 *
 * @param met kinds that other pages have shown; those of this page are added
 * @returns the new kinds that change the page, each of which needs the page to itself
 */
async function pressHarmless(tab: Page, path: string, reader: Reader, met: Set<Control>): Promise<(Control & Effect)[]> {
  const hydrate = await openCold(tab, path);
  const selectors = CONTROLS.map(({selector}) => selector);
  expect.soft(await tab.evaluate((all) => firstAction.unknown(all), selectors), `${path}: controls of no kind in controls.ts`).toEqual([]);
  const before = await take(tab);
  const changing: (Control & Effect)[] = [];
  const hrefs: string[] = [];
  let pressed = 0;
  for (const control of CONTROLS) {
    const found = !met.has(control) && (await find(tab, control));
    if (!found) continue;
    expect(control, `${path}: ${found.label}`).not.toHaveProperty('never');
    if ('effect' in control) changing.push(control);
    else if (await press(tab, reader, found)) {
      met.add(control);
      pressed += 1;
      if ('leads' in control && control.leads) hrefs.push(found.href);
    }
  }
  // Without a press there is nothing to replay, and a reader who saves data has not started the page.
  if (pressed === 0) return changing;
  await hydrate(path);
  await isIdle(tab);
  const expected = hrefs.length > 0 ? {followed: hrefs.join('\n')} : {};
  expect.soft(changeOf(before, await take(tab), ['labels', 'scroll']), path).toEqual(expected);
  return changing;
}

/**
 * Presses a control of every kind on these pages, each as the first thing that its reader does.
 *
 * @returns names of the kinds that no page has, or that this reader cannot press
 */
export async function pressEachKind(tab: Page, paths: readonly string[], reader: Reader): Promise<string[]> {
  await prepareTab(tab, reader);
  const met = new Set<Control>();
  for (const path of paths) {
    for (const control of await pressHarmless(tab, path, reader, met)) {
      if (await pressFirst(tab, path, control, reader)) met.add(control);
    }
  }
  return CONTROLS.filter((control) => !('never' in control) && !met.has(control)).map(({name}) => name);
}
