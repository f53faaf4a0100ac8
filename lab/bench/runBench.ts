import {PROFILES, type Profile, type ProfileName} from './devices';
import {BENCH_PAGE_KINDS, type PageName} from './pageKinds';
import {blockingTime, mergeSamples} from './statistics';
import {ACTION_NAMES, type BenchSample} from './types';
import {type Driver, startDriver, type Visit, visit} from './visit';

/** A site to measure: the local build, or the site it is compared with. */
export type Site = {name: 'site' | 'against'; url: string};

export type BenchPlan = {
  sites: readonly Site[];
  pages: readonly PageName[];
  profiles: readonly ProfileName[];
  runs: number;
  /** Called before each visit, because a run takes minutes. */
  report: (step: string) => void;
};

/** Medians of one page of one site on one profile. `error` is set if it could not be measured. */
export type PageResult = {profile: ProfileName; page: PageName; site: Site['name']; figures: BenchSample; error?: string};

const optional = (key: string, value: number): BenchSample => (value > 0 ? {[key]: value} : {});

/** Metrics of a page without interaction. */
function summariseIdle({record, bytes}: Visit): BenchSample {
  const {fcp, lcp, longTasks, shifts, nodes, hydrated} = record;
  return {
    ...bytes,
    ...optional('fcp', fcp),
    ...optional('lcp', lcp),
    tbt: blockingTime(longTasks),
    // The sum of all shifts. It is never less than the CLS of web.dev, which counts only the worst burst.
    cls: shifts.reduce((sum, {value}) => sum + value, 0),
    nodes,
    ...optional('hydrated', hydrated),
  };
}

/** Metrics of the start of the application if the reader interacts in the load event. */
function summariseIntent({record, bytes}: Visit): BenchSample {
  const {acted, hydrated, longTasks, nodes} = record;
  return {
    ...optional('start', hydrated - acted),
    'start.tbt': blockingTime(longTasks, acted),
    'start.js': bytes.js ?? 0,
    'start.css': bytes.css ?? 0,
    'start.nodes': nodes,
  };
}

/** The same with cached files, as after a prefetch or an earlier visit. */
const summariseWarm = ({record: {acted, hydrated, longTasks}}: Visit): BenchSample => ({
  ...optional('start.warm', hydrated - acted),
  'start.warm.tbt': blockingTime(longTasks, acted),
});

function summariseAction(name: string, {record, isAbsent}: Visit): BenchSample {
  if (isAbsent) return {};
  const {acted, changed, done, inp} = record;
  if (!done) return {lost: 1};
  return {lost: 0, [`${name}.inp`]: inp, [`${name}.change`]: changed - acted, [`${name}.done`]: done - acted};
}

/** Three visits without an action and five with a first action, each on a fresh page. */
async function measureOnce(driver: Driver, profile: Profile, url: string): Promise<BenchSample> {
  const sample: BenchSample = {
    ...summariseIdle(await visit(driver, profile, url)),
    ...summariseIntent(await visit(driver, profile, url, {firstAct: 'intend'})),
    ...summariseWarm(await visit(driver, profile, url, {firstAct: 'intend', isWarm: true})),
  };
  let lost = 0;
  for (const name of ACTION_NAMES) {
    // If a click navigated away, the record is lost, too.
    const action = await visit(driver, profile, url, {firstAct: name}).then(
      (result) => summariseAction(name, result),
      () => ({lost: 1}),
    );
    Object.assign(sample, action);
    lost += action.lost ?? 0;
  }
  return {...sample, lost};
}

/** Measures a page on all sites. The sites alternate, so that other load on the machine affects both. */
async function measurePage(driver: Driver, profile: ProfileName, page: PageName, {sites, runs, report}: BenchPlan): Promise<PageResult[]> {
  const progress = sites.map((site) => ({site, samples: [] as BenchSample[], error: undefined as string | undefined}));
  for (let run = 1; run <= runs; run++) {
    for (const one of progress.filter(({error}) => !error)) {
      const url = one.site.url + BENCH_PAGE_KINDS[page].path;
      report(`${profile} ${url} 第 ${run}/${runs} 轮`);
      try {
        one.samples.push(await measureOnce(driver, PROFILES[profile], url));
      } catch (error) {
        one.error = error instanceof Error ? error.message : String(error);
      }
    }
  }
  return progress.map(({site, samples, error}) => {
    const base = {profile, page, site: site.name};
    return error ? {...base, figures: {}, error} : {...base, figures: mergeSamples(samples)};
  });
}

/** Measures every page on every profile; the sites alternate. */
export async function runBench(plan: BenchPlan): Promise<PageResult[]> {
  const driver = await startDriver();
  try {
    const results: PageResult[] = [];
    for (const profile of plan.profiles) for (const page of plan.pages) results.push(...(await measurePage(driver, profile, page, plan)));
    return results;
  } finally {
    await driver.browser.close();
  }
}
