import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {docusaurusCommand} from '../../build/docusaurusCommand';
import {median} from '../measure/statistics';

/** What a build used: seconds, CPU seconds of all its threads, and its largest memory so far, in bytes. */
export type PhaseNote = {phase: string; wall: number; cpu: number; peak: number};

/** Turns totals at the ends of phases into the cost of each; the last line is the whole build. */
export function costOfPhases(notes: readonly PhaseNote[]): PhaseNote[] {
  const start = {wall: 0, cpu: 0};
  const costs = notes.map(({phase, wall, cpu, peak}, i) => {
    const before = notes[i - 1] ?? start;
    return {phase, wall: wall - before.wall, cpu: cpu - before.cpu, peak};
  });
  const whole = notes.at(-1);
  return [...costs.slice(0, -1), ...(whole ? [{...whole, phase: '全部'}] : [])];
}

/** The median of each number over builds of the same site, phase by phase. */
export function medianOfBuilds(builds: readonly (readonly PhaseNote[])[]): PhaseNote[] {
  return (builds[0] ?? []).map(({phase}) => {
    const own = builds.flatMap((notes) => notes.filter((note) => note.phase === phase));
    const middle = (key: 'wall' | 'cpu' | 'peak') => median(own.map((note) => note[key]));
    return {phase, wall: middle('wall'), cpu: middle('cpu'), peak: middle('peak')};
  });
}

type BuildOptions = {
  /** A folder for the report, for what the build keeps in the system's temporary folder, and for what earlier builds left. */
  scratch: string;
  /** Whether to begin as a machine does that never built the site: without caches and without transpiled modules. */
  isCold: boolean;
};

/**
 * Moves folders away instead of deleting them, as the build does with the one before: ext4 without a journal is slow to create files
 * in the minutes after thousands were deleted, which the build after would pay for.
 */
function putAside(folders: readonly string[], scratch: string): void {
  const aside = mkdtempSync(path.join(scratch, 'aside-'));
  for (const [i, folder] of folders.entries()) if (existsSync(folder)) renameSync(folder, path.join(aside, `${i}`));
}

/**
 * Builds a site in a process of its own and tells what it used.
 *
 * @throws Error with the end of the build's output, where it fails
 */
export async function runBuild(siteDir: string, {scratch, isCold}: BuildOptions): Promise<PhaseNote[]> {
  const report = path.join(scratch, 'report.jsonl');
  const temporary = path.join(scratch, 'tmp');
  const caches = [path.join(siteDir, '.docusaurus'), path.join(siteDir, 'node_modules/.cache'), temporary];
  mkdirSync(scratch, {recursive: true});
  putAside([report, path.join(siteDir, 'build'), ...(isCold ? caches : [])], scratch);
  mkdirSync(temporary, {recursive: true});
  const child = spawn(process.execPath, ['--require', path.join(__dirname, 'reporter.cjs'), ...docusaurusCommand(), 'build', siteDir], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, BENCH_BUILD_REPORT: report, DOCUSAURUS_PERF_LOGGER: 'true', TMPDIR: temporary},
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${siteDir} 构建失败：\n${log.slice(-4000)}`);
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  return costOfPhases(lines.map((line) => JSON.parse(line) as PhaseNote));
}
