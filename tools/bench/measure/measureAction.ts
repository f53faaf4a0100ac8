import {setTimeout as sleep} from 'node:timers/promises';
import type {Profile} from '../profiles';
import type {ActionName, ActionOutcome, FirstAction, Point} from '../types';
import {load, type OpenPage} from './openPage';
import {poll} from './settle';

/** After this long an action counts as lost. */
const LIMIT = 10_000;
const NAVBAR_TIME = 1000;

/** `absent`: the page has no such control in sight. `lost`: its effect did not come. */
export type ActionResult = ActionOutcome | 'absent' | 'lost';

/** Presses without waiting in between: while the page is busy, its answers would hold the next event back. */
async function press({session}: OpenPage, {context}: Profile, {x, y}: Point): Promise<void> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {type, x, y, ...(type !== 'mouseMoved' && {button: 'left', clickCount: 1})});
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', {type, touchPoints});
  const events = context.hasTouch
    ? [touch('touchStart', [{x, y}]), touch('touchEnd', [])]
    : [mouse('mouseMoved'), mouse('mousePressed'), mouse('mouseReleased')];
  await Promise.all(events);
}

async function follow(opened: OpenPage, address: string): Promise<ActionResult> {
  const {page} = opened;
  // A click on a link that only looks like a button leads away and takes the script's record with it.
  const outcome = await poll(() => page.evaluate(() => siteBench.outcome()).catch(() => null), LIMIT);
  if (outcome === null || page.url() !== address) return 'lost';
  // The next paint may come after the effect.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => siteBench.giveUp());
}

/** Does one of the actions on an open page and waits for its effect. */
export async function measureAction(opened: OpenPage, profile: Profile, name: ActionName): Promise<ActionResult> {
  // At the top no site hides its navbar; one that was hidden slides in.
  await opened.page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await sleep(NAVBAR_TIME);
  const point = await opened.page.evaluate((action) => siteBench.prepare(action), name);
  if (!point) return 'absent';
  const address = opened.page.url();
  await press(opened, profile, point);
  return follow(opened, address);
}

/** Does one of the actions as the first thing on a page, in its load event or some frames later. */
export async function measureFirst(opened: OpenPage, profile: Profile, url: string, action: FirstAction): Promise<ActionResult> {
  const {page, session} = opened;
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', {name: 'tellPoint'});
  await page.addInitScript({content: `globalThis.firstAction = ${JSON.stringify(action)};`});
  const pressed = new Promise<Point | null>((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({payload}) => {
      const point = JSON.parse(payload) as Point | null;
      (point ? press(opened, profile, point) : Promise.resolve()).then(() => resolve(point), reject);
    });
  });
  await load(opened, url);
  return (await pressed) ? follow(opened, page.url()) : 'absent';
}
