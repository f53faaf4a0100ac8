import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPages} from '../../../lib/content/content';
import {readApiOperations} from '../../../lib/openapi/apiOperations';
import {type Main, runEntry} from '../../command/runEntry';
import {measureApiShare, renderApiShare} from './apiShare';
import {commitAll, copySite} from './copySite';
import {copiesFor, growSite} from './growSite';
import {parseBuildArguments, USAGE} from './parseBuildArguments';
import {type GrowthResult, renderGrowth} from './renderGrowth';
import {type PhaseNote, runBuild} from './runBuild';

const ROOT = path.join(__dirname, '../../..');

const countPages = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md')).length;

/** Builds a copy of the site twice, and leaves all there. */
async function buildTwice(times: number, scratch: string): Promise<{cold: PhaseNote[]; warm: PhaseNote[]; pages: number}> {
  const written = readPages().length;
  const site = path.join(scratch, 'site');
  copySite(ROOT, site);
  growSite(site, copiesFor(times, {written, all: written + readApiOperations().length}));
  commitAll(site);
  process.stderr.write(`${times}× 冷构建……\n`);
  const cold = await runBuild(site, {scratch, isCold: true});
  process.stderr.write(`${times}× 热构建……\n`);
  const warm = await runBuild(site, {scratch, isCold: false});
  // Every page has its Markdown beside it.
  return {cold, warm, pages: countPages(path.join(site, 'build'))};
}

async function measureGrowth(sizes: readonly number[], runs: number): Promise<object> {
  // Removed together at the end: some file systems create files slowly for minutes where many were deleted.
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  try {
    const results: GrowthResult[] = [];
    for (const times of sizes) {
      const builds: Awaited<ReturnType<typeof buildTwice>>[] = [];
      for (let run = 1; run <= runs; run++) builds.push(await buildTwice(times, path.join(scratch, `${times}-${run}`)));
      const {pages} = builds[0] as (typeof builds)[0];
      results.push({times, pages, kind: '冷', builds: builds.map(({cold}) => cold)});
      results.push({times, pages, kind: '热', builds: builds.map(({warm}) => warm)});
    }
    console.log(renderGrowth(results));
    return {version: 2, runs, results};
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function measureApi(count: number): Promise<object> {
  const pairs = await measureApiShare(ROOT, count);
  console.log(renderApiShare(pairs));
  return {version: 1, pairs};
}

/** Builds copies of the site that have grown, and measures what each costs. */
export const main: Main = async (args) => {
  const {help, sizes, runs, apiPairs, json} = parseBuildArguments(args, process.cwd());
  if (help) {
    console.log(USAGE);
    return 0;
  }
  try {
    const result = await (apiPairs ? measureApi(apiPairs) : measureGrowth(sizes, runs));
    if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
    return 0;
  } catch (error) {
    // With the whole log of the build that has failed.
    console.error((error as Error).message);
    return 1;
  }
};

runEntry(__filename, main);
