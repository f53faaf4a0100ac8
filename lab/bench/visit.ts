import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {type Browser, type BrowserContext, type CDPSession, chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {InputError} from '../../lib/input/inputError';
import {findBrowser} from '../../tools/command/findBrowser';
import type {Profile} from './devices';
import {recordTransfers, sumBytes} from './transfers';
import type {BenchPoint, FirstAct, PageRecord} from './types';

/** The browser, and the script that it runs in every page. */
export type Driver = {browser: Browser; script: string};

/** Result of a visit: the record of the page, bytes by kind, and whether the page has no control for the first act. */
export type Visit = {record: PageRecord; bytes: ReturnType<typeof sumBytes>; isAbsent: boolean};

/** Act in the load event, if any, and whether the cache is filled by an earlier visit. */
export type VisitPlan = {firstAct?: FirstAct; isWarm?: boolean};

/** A page counts as settled after this many milliseconds without network activity. */
const QUIET_TIME = 2000;
/** Time limit in milliseconds for a page to settle, and for an action to have its effect; after it, the action counts as lost. */
const LIMIT = 20_000;
const POLL = 100;

/**
 * Starts the browser and builds the script for the pages.
 *
 * @throws InputError if no browser is found
 */
export async function startDriver(): Promise<Driver> {
  const executablePath = findBrowser();
  if (!executablePath) throw new InputError('没有找到 Chromium；请安装，或把环境变量 CHROMIUM_PATH 设为它的路径');
  const entryPoints = [path.join(__dirname, 'inPage.ts')];
  const {outputFiles} = await build({entryPoints, bundle: true, write: false, format: 'iife', target: 'chrome120'});
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return {browser: await chromium.launch({executablePath, args}), script: outputFiles[0]?.text as string};
}

async function imitate(session: CDPSession, {cpuSlowdown, network}: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download / 8,
    uploadThroughput: network.upload / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
}

/** Sends all events of a press without waiting for responses: a busy page responds late and would delay the next event. */
async function press(session: CDPSession, {context}: Profile, {x, y}: BenchPoint): Promise<void> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {type, x, y, ...(type !== 'mouseMoved' && {button: 'left', clickCount: 1})});
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: BenchPoint[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  const events = context.hasTouch
    ? [touch('touchStart', [{x, y}]), touch('touchEnd', [])]
    : [mouse('mouseMoved'), mouse('mousePressed'), mouse('mouseReleased')];
  await Promise.all(events);
}

/** Presses at the position that the page sends, as soon as it sends it. Resolves to whether there was a control. */
async function pressWhenTold(session: CDPSession, profile: Profile): Promise<{pressed: Promise<boolean>}> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', {name: 'tellPoint'});
  const pressed = new Promise<boolean>((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({payload}) => {
      const point = JSON.parse(payload) as BenchPoint | null;
      (point ? press(session, profile, point) : Promise.resolve()).then(() => resolve(point !== null), reject);
    });
  });
  return {pressed};
}

async function load(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, {waitUntil: 'load'}).catch((error: unknown) => {
    throw new Error(`${url} 打不开：${error instanceof Error ? error.message.split('\n')[0] : error}`);
  });
  if (!response?.ok()) throw new Error(`${url} 应答 ${response?.status()}，应为 200`);
}

async function waitFor(isThere: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!(await isThere()) && performance.now() < end) await sleep(POLL);
}

/** Reads the record over the DevTools protocol: `evaluate` of Playwright loads a script whose start would count as work of the page. */
async function readRecord(session: CDPSession): Promise<PageRecord> {
  const {result} = await session.send('Runtime.evaluate', {expression: 'readBench()', returnByValue: true});
  return result.value as PageRecord;
}

/** Fills the cache with the files of a page, as after a first visit. */
async function fillCache(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.close();
}

/**
 * Visits a page on an emulated device until the network is quiet or, with a first action, until the action has had its effect.
 *
 * @throws Error with the address and what was received instead of the page
 */
export async function visit(
  {browser, script}: Driver,
  profile: Profile,
  url: string,
  {firstAct, isWarm = false}: VisitPlan = {},
): Promise<Visit> {
  // Requests of a service worker would neither be throttled nor counted.
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({...profile.context, locale: 'zh-CN', serviceWorkers: 'block', permissions});
  try {
    if (isWarm) await fillCache(context, url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = recordTransfers(session);
    await imitate(session, profile);
    await page.addInitScript({content: `globalThis.firstAct = ${JSON.stringify(firstAct)};\n${script}`});
    const {pressed} = await pressWhenTold(session, profile);
    await load(page, url);
    const address = page.url();
    // Fails while a click navigates away.
    const read = () => readRecord(session).catch(() => undefined);
    const isAction = firstAct !== undefined && firstAct !== 'intend';
    const isAbsent = isAction && !(await pressed);
    if (isAction && !isAbsent) await waitFor(async () => Boolean((await read())?.done));
    else if (firstAct === 'intend') await waitFor(async () => (await read())?.awaitsHydration === false);
    if (isAction) await sleep(POLL);
    else await waitFor(() => transfers.quietFor() >= QUIET_TIME);
    const record = await readRecord(session);
    // A click that navigated away, on a link that looks like a button, counts as lost.
    if (page.url() !== address) record.done = 0;
    return {record, bytes: sumBytes(transfers.all()), isAbsent};
  } finally {
    await context.close();
  }
}
