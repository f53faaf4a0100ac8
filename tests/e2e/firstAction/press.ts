import type {Browser, Page} from '@playwright/test';
import {saveData} from '../connection';
import {holdScripts} from '../holdScripts';
import {isNotHydrated} from '../hydrate';
import {expect} from '../test';
import {type Change, CONTROLS, type Control, type Effect} from './controls';
import {type Found, INTERACTIVE, installObserver, type Snapshot} from './observer';

/** A device, and how its reader presses. */
export type Reader = {savesData: boolean; hasTouch: boolean};

/** A page, and how far down it is scrolled, from 0 to 1. */
export type Place = {path: string; depth: number};

type Pressed = Control & Effect;

/** Tabs that are used at the same time: most of the time is waiting. */
const AT_ONCE = 3;

/** Milliseconds in which what comes late, or twice, shows. */
const AFTERMATH = 250;

/** Milliseconds in which a page must have started: what does not is named with its control. */
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

/** Opens a tab that a reader uses again and again, each time as if for the first time. */
async function openTab(browser: Browser, {savesData}: Reader): Promise<Page> {
  const tab = await browser.newPage();
  if (savesData) await saveData(tab);
  // The question for consent comes when it will, and lies over other controls; `analytics.spec.ts` presses its own.
  await tab.context().route('**/assets/analytics/*', (route) => route.abort());
  await tab.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await tab.addInitScript(installObserver, INTERACTIVE);
  return tab;
}

/**
 * Opens a page whose scripts do not come, and scrolls it to its place.
 *
 * @returns a function that lets them come, and waits until the page is hydrated and has replayed what was pressed
 */
async function openCold(tab: Page, {path, depth}: Place): Promise<() => Promise<void>> {
  await tab.unrouteAll({behavior: 'ignoreErrors'});
  const release = await holdScripts(tab);
  await tab.goto(path);
  await tab.evaluate((share) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    scrollTo({top: share * (scrollHeight - clientHeight), behavior: 'instant'});
    return new Promise(requestAnimationFrame);
  }, depth);
  return async () => {
    await isNotHydrated(tab);
    release();
    await tab
      .waitForFunction(
        () => document.documentElement.dataset.hasHydrated === 'true' && !document.querySelector('#__docusaurus [aria-busy=true]'),
        undefined,
        {timeout: START_TIMEOUT},
      )
      .catch(async (error: Error) => {
        throw new Error(`${error.message}\n${await tab.evaluate(describeStart)}`);
      });
  };
}

/** Finds a control of a kind where the page stands. */
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

async function press(page: Page, {hasTouch}: Reader, {x, y}: Found['point']): Promise<void> {
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Presses one control as the first thing on a page, and holds that it did what it is there for, once, and nothing else. */
async function pressOne(tab: Page, place: Place, reader: Reader, control: Pressed): Promise<void> {
  const hydrate = await openCold(tab, place);
  const found = await find(tab, control);
  if (!found) throw new Error(`${control.name} is no longer there: ${await tab.evaluate(describeStart)}`);
  const name = `${place.path} at ${place.depth}: ${control.name} “${found.label}”`;
  const before = await take(tab);
  await press(tab, reader, found.point);
  if (control.types) await tab.keyboard.type(control.types);
  await hydrate().catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  const expected = control.effect(found, before);
  const change = async () => changeOf(before, await take(tab), control.mayChange ?? []);
  await expect.poll(change, {message: name, intervals: [20, 50, 100]}).toEqual(expected);
  await tab.waitForTimeout(AFTERMATH);
  expect(await change(), `${name}, a moment later`).toEqual(expected);
  if (!control.moves) expect(await tab.evaluate(() => firstAction.strayed()), `${name} stays under the pointer`).toBeLessThan(2);
}

/**
 * Lists what can be pressed where a page stands, and presses what leaves it as it is, one after the other: plain links,
 * which the browser follows at once and not again later, and what is there to be read.
 *
 * @returns the controls that change the page, each of which needs a page of its own
 */
async function pressHarmless(tab: Page, place: Place, reader: Reader): Promise<Pressed[]> {
  const hydrate = await openCold(tab, place);
  const selectors = CONTROLS.map(({selector}) => selector);
  expect(await tab.evaluate((all) => firstAction.unknown(all), selectors), 'controls of no kind in controls.ts').toEqual([]);
  const before = await take(tab);
  const present: Control[] = [];
  for (const control of CONTROLS) if (await find(tab, control)) present.push(control);
  expect(present.filter((control) => 'never' in control)).toEqual([]);
  const hrefs: string[] = [];
  for (const control of present) {
    // What explains itself may lie over the next.
    const found = 'leads' in control && (await find(tab, control));
    if (!found) continue;
    await press(tab, reader, found.point);
    if (control.leads) hrefs.push(found.href);
  }
  await hydrate();
  await tab.waitForTimeout(AFTERMATH);
  expect(changeOf(before, await take(tab), ['labels'])).toEqual({followed: hrefs.join('\n')});
  return present.filter((control): control is Pressed => 'effect' in control);
}

/**
 * Presses every control that stands at a place, each as the first thing that its reader does there.
 *
 * @returns what went wrong
 */
export async function pressEach(browser: Browser, place: Place, reader: Reader): Promise<unknown[]> {
  const tabs = await Promise.all(Array.from({length: AT_ONCE}, () => openTab(browser, reader)));
  const waiting = tabs[0] ? await pressHarmless(tabs[0], place, reader) : [];
  const failures: unknown[] = [];
  const work = async (tab: Page) => {
    for (let control = waiting.shift(); control; control = waiting.shift()) {
      await pressOne(tab, place, reader, control).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(tabs.map(work));
  await Promise.all(tabs.map((tab) => tab.close()));
  return failures;
}
