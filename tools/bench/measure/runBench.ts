import {PAGE_KINDS, type PageName} from '../pageKinds';
import {PROFILES, type ProfileName} from '../profiles';
import {ACTION_NAMES, type Sample} from '../types';
import {measureFirstAction, measureVisit} from './measurePage';
import {measureScripts} from './measureScripts';
import {type Driver, startDriver} from './openPage';
import {median} from './statistics';

/** A site to measure: the one built here, or the one it is compared with. */
export type Site = {name: 'site' | 'against'; url: string};

export type BenchPlan = {
  sites: readonly Site[];
  pages: readonly PageName[];
  profiles: readonly ProfileName[];
  runs: number;
  /** Told about each step, since the whole takes minutes. */
  report: (step: string) => void;
};

/** The medians of one page of one site on one profile; `error` where it could not be measured. */
export type PageResult = {profile: ProfileName; page: PageName; path: string; site: Site['name']; figures: Sample; error?: string};

type Target = {profile: ProfileName; page: PageName; site: Site; url: string};

/** Takes the median of each figure over the runs that have it; lost actions are added up. */
export function mergeSamples(samples: readonly Sample[]): Sample {
  const keys = new Set(samples.flatMap(Object.keys));
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = samples.flatMap((sample) => sample[key] ?? []);
      return [key, key.endsWith('.lost') ? values.reduce((sum, value) => sum + value, 0) : median(values)];
    }),
  );
}

async function measureOnce(driver: Driver, {profile, url}: Target): Promise<Sample> {
  const sample = await measureVisit(driver, PROFILES[profile], url);
  for (const name of ACTION_NAMES) {
    for (const phase of ['first', 'shown'] as const) {
      Object.assign(sample, await measureFirstAction(driver, PROFILES[profile], url, {phase, name}));
    }
  }
  const pick = (phase: string, figure: string) => ACTION_NAMES.flatMap((name) => sample[`${phase}.${name}.${figure}`] ?? []);
  const lost = (phase: string) => pick(phase, 'lost').reduce((total, value) => total + value, 0);
  const delay = (phase: string) => Math.max(0, ...pick(phase, 'delay'));
  return {
    ...sample,
    'first.lost': lost('first'),
    'shown.lost': lost('shown'),
    'later.lost': lost('later'),
    'first.delay': delay('first'),
    'shown.delay': delay('shown'),
  };
}

/** What runs is the same each time: once is enough. */
async function countScripts(driver: Driver, {profile, url}: Target): Promise<Sample> {
  const {raw, compressed} = await measureScripts(driver, PROFILES[profile], url);
  return {'before.executed': compressed, 'before.executedRaw': raw};
}

class Progress {
  private readonly samples: Sample[] = [];
  private error?: string;

  constructor(readonly target: Target) {}

  /** Adds a sample; after a failure the page is left alone. */
  async add(take: (target: Target) => Promise<Sample>): Promise<void> {
    if (this.error) return;
    try {
      this.samples.push(await take(this.target));
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
  }

  result(): PageResult {
    const {profile, page, site} = this.target;
    const base = {profile, page, path: PAGE_KINDS[page].path, site: site.name};
    return this.error ? {...base, figures: {}, error: this.error} : {...base, figures: mergeSamples(this.samples)};
  }
}

/** One page on all sites; they take turns, so that what else the machine does falls on both. */
async function measureTargets(driver: Driver, targets: readonly Target[], {runs, report}: BenchPlan): Promise<PageResult[]> {
  const all = targets.map((target) => new Progress(target));
  for (const progress of all) await progress.add((target) => countScripts(driver, target));
  for (let run = 1; run <= runs; run++) {
    for (const progress of all) {
      report(`${progress.target.profile} ${progress.target.url} 第 ${run}/${runs} 轮`);
      await progress.add((target) => measureOnce(driver, target));
    }
  }
  return all.map((progress) => progress.result());
}

/** Measures every page on every profile, the sites in turn. */
export async function runBench(plan: BenchPlan): Promise<PageResult[]> {
  const driver = await startDriver();
  try {
    const results: PageResult[] = [];
    for (const profile of plan.profiles) {
      for (const page of plan.pages) {
        const targets = plan.sites.map((site): Target => ({profile, page, site, url: site.url + PAGE_KINDS[page].path}));
        results.push(...(await measureTargets(driver, targets, plan)));
      }
    }
    return results;
  } finally {
    await driver.browser.close();
  }
}
