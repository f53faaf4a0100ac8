import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {median} from '../measure/statistics';
import {formatTable} from '../report/table';
import {commitAll, copySite} from './copySite';
import {leaveOutApi} from './leaveOutApi';
import {type PhaseNote, runBuild} from './runBuild';

/** A cold build of the whole site and one without the API reference, one after the other. */
export type ApiPair = {whole: PhaseNote; without: PhaseNote};

const wholeOf = (phases: readonly PhaseNote[]) => phases.at(-1) as PhaseNote;
const differenceOf = (pairs: readonly ApiPair[], key: 'wall' | 'cpu') => median(pairs.map(({whole, without}) => whole[key] - without[key]));

/** A pair a row; the last row is what the API reference costs: the median of the differences, since the computer's speed drifts. */
export function renderApiShare(pairs: readonly ApiPair[]): string {
  const row = (label: string, ...values: number[]) => [label, ...values.map((value) => `${value.toFixed(1)} 秒`)];
  const rows = pairs.map(({whole, without}, i) =>
    row(`第 ${i + 1} 对`, whole.wall, without.wall, whole.wall - without.wall, whole.cpu - without.cpu),
  );
  const shares = ['差的中位数', '', '', ...row('', differenceOf(pairs, 'wall'), differenceOf(pairs, 'cpu')).slice(1)];
  return `== API 页面占冷构建多少\n${formatTable(['', '整个网站', '没有 API', '差', 'CPU 差'], [...rows, shares])}`;
}

/** Builds copies of the site with and without the API reference in turn. */
export async function measureApiShare(root: string, count: number): Promise<ApiPair[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
  try {
    const build = async (name: 'whole' | 'without', turn: number): Promise<PhaseNote> => {
      // A folder for each build: to empty the one before would slow the next down, as file systems keep deleted entries for a while.
      const folder = path.join(scratch, `${name}-${turn}`);
      const site = path.join(folder, 'site');
      copySite(root, site);
      if (name === 'without') leaveOutApi(site);
      commitAll(site);
      process.stderr.write(`第 ${turn} 对：${name === 'whole' ? '整个网站' : '没有 API 页面'}……\n`);
      return wholeOf(await runBuild(site, {scratch: folder, isCold: true}));
    };
    const pairs: ApiPair[] = [];
    for (let turn = 1; turn <= count; turn++) pairs.push({whole: await build('whole', turn), without: await build('without', turn)});
    return pairs;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}
