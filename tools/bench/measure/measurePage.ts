import type {Profile} from '../profiles';
import {ACTION_NAMES, type ActionName, type ActionPhase, type PageRecord, type Sample} from '../types';
import {type ActionResult, measureAction, measureFirst} from './measureAction';
import {type Driver, load, type OpenPage, openPage} from './openPage';
import {poll, settle} from './settle';
import {blockingTime, layoutShift} from './statistics';

const HYDRATION_LIMIT = 20_000;

const readRecord = ({page}: OpenPage): Promise<PageRecord> => page.evaluate(() => siteBench.record());

function summarise(prefix: string, {transfers}: OpenPage, record: PageRecord): Sample {
  const bytes = transfers.bytes();
  return {
    ...Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [`${prefix}.${kind}`, sum])),
    [`${prefix}.tbt`]: blockingTime(record.longTasks, record.fcp ?? 0),
    [`${prefix}.cls`]: layoutShift(record.shifts),
    [`${prefix}.requests`]: transfers.requests,
    [`${prefix}.nodes`]: record.nodes,
  };
}

/** Waits until React runs after a sign of intent; the time it took, or `null` where the site does not say or was quicker by itself. */
async function hydrate(opened: OpenPage): Promise<number | null> {
  const start = await opened.page.evaluate(() => siteBench.intend());
  await poll(async () => ((await readRecord(opened)).hydrated === false ? null : true), HYDRATION_LIMIT);
  await settle(opened);
  const {hydratedAt} = await readRecord(opened);
  return hydratedAt !== null && hydratedAt > start ? hydratedAt - start : null;
}

function summariseAction(prefix: ActionPhase, name: ActionName, result: ActionResult): Sample {
  const key = `${prefix}.${name}`;
  if (result === 'absent') return {};
  if (result === 'lost') return {[`${key}.lost`]: 1};
  const {delay, inp, change, done} = result;
  return {
    [`${key}.lost`]: 0,
    [`${key}.inp`]: inp,
    ...(change !== null && {[`${key}.change`]: change}),
    ...(done !== null && {[`${key}.done`]: done}),
    // Later the reader has been there for a while.
    ...(prefix !== 'later' && {[`${key}.delay`]: delay}),
  };
}

/** One action after another on the same page; the menu comes last, since on phones it lies over everything. */
async function measureLaterActions(opened: OpenPage, profile: Profile): Promise<Sample> {
  const sample: Sample = {};
  for (const name of [...ACTION_NAMES.filter((action) => action !== 'menu'), 'menu' as const]) {
    Object.assign(sample, summariseAction('later', name, await measureAction(opened, profile, name)));
    if (name === 'search') await opened.page.keyboard.press('Escape');
  }
  return sample;
}

/** Loads a page as a reader does: first without touching it, then with React running, then in use. */
export async function measureVisit(driver: Driver, profile: Profile, url: string): Promise<Sample> {
  const opened = await openPage(driver, profile);
  try {
    await load(opened, url);
    await settle(opened);
    const before = await readRecord(opened);
    const sample: Sample = {
      ...(before.fcp !== null && {fcp: before.fcp}),
      ...(before.lcp !== null && {lcp: before.lcp}),
      ...summarise('before', opened, before),
      ...(before.hydrated !== null && {'before.hydrated': Number(before.hydrated)}),
    };
    const hydration = await hydrate(opened);
    Object.assign(sample, summarise('after', opened, await readRecord(opened)), hydration !== null && {hydration});
    return {...sample, ...(await measureLaterActions(opened, profile))};
  } finally {
    await opened.close();
  }
}

/** In one frame the control is drawn where the page scrolled to it, by the next it has been seen. */
const FRAMES = {first: 0, shown: 2} as const;

/** Does an action as the first thing on a fresh page: in its load event, or once the control has been on the screen. */
export async function measureFirstAction(
  driver: Driver,
  profile: Profile,
  url: string,
  {phase, name}: {phase: keyof typeof FRAMES; name: ActionName},
): Promise<Sample> {
  const opened = await openPage(driver, profile);
  try {
    return summariseAction(phase, name, await measureFirst(opened, profile, url, {name, frames: FRAMES[phase]}));
  } finally {
    await opened.close();
  }
}
