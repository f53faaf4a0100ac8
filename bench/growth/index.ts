import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readApiOperations} from '../../site/apiOperations';
import {readPages} from '../../site/content';
import {commitAll, copySite} from './copySite';
import {copiesFor, growSite} from './growSite';
import {parseBuildArguments, USAGE} from './parseBuildArguments';
import {type GrowthResult, renderGrowth} from './renderGrowth';
import {runBuild} from './runBuild';

const ROOT = path.join(__dirname, '../..');
const EXIT_USAGE = 2;

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

async function main(args: string[]): Promise<void> {
  const {help, sizes, json} = parseBuildArguments(args, process.cwd());
  if (help) return console.log(USAGE);
  const results: GrowthResult[] = [];
  for (const times of sizes) results.push(...(await measureSize(times)));
  console.log(renderGrowth(results));
  if (json) writeFileSync(json, `${JSON.stringify({version: 1, results}, null, 2)}\n`);
}

try {
  parseBuildArguments(process.argv.slice(2), process.cwd());
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = EXIT_USAGE;
}
