import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Main, runEntry} from '../../scripts/lib/runEntry';
import {readApiOperations} from '../../site/apiOperations';
import {readPages} from '../../site/content';
import {measureApiShare, renderApiShare} from './apiShare';
import {commitAll, copySite} from './copySite';
import {copiesFor, growSite} from './growSite';
import {parseBuildArguments, USAGE} from './parseBuildArguments';
import {type GrowthResult, renderGrowth} from './renderGrowth';
import {runBuild} from './runBuild';

const ROOT = path.join(__dirname, '../..');

const countPages = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md')).length;

async function measureSize(times: number): Promise<GrowthResult[]> {
  const written = readPages().length;
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const site = path.join(scratch, 'site');
  try {
    copySite(ROOT, site);
    growSite(site, copiesFor(times, {written, all: written + readApiOperations().length}));
    commitAll(site);
    const results: GrowthResult[] = [];
    for (const kind of ['冷', '热'] as const) {
      process.stderr.write(`${times}× ${kind}构建……\n`);
      const phases = await runBuild(site, {scratch, isCold: kind === '冷'});
      // Every page has its Markdown beside it.
      results.push({times, pages: countPages(path.join(site, 'build')), kind, phases});
    }
    return results;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function measureGrowth(sizes: readonly number[]): Promise<object> {
  const results: GrowthResult[] = [];
  for (const times of sizes) results.push(...(await measureSize(times)));
  console.log(renderGrowth(results));
  return {version: 1, results};
}

async function measureApi(count: number): Promise<object> {
  const pairs = await measureApiShare(ROOT, count);
  console.log(renderApiShare(pairs));
  return {version: 1, pairs};
}

/** Builds copies of the site that have grown, and measures what each costs. */
export const main: Main = async (args) => {
  const {help, sizes, apiPairs, json} = parseBuildArguments(args, process.cwd());
  if (help) {
    console.log(USAGE);
    return 0;
  }
  try {
    const result = await (apiPairs ? measureApi(apiPairs) : measureGrowth(sizes));
    if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
    return 0;
  } catch (error) {
    // With the whole log of the build that has failed.
    console.error((error as Error).message);
    return 1;
  }
};

runEntry(__filename, main);
