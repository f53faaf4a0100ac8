import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runGate, stagesOf} from '../runGate';
import {StageClock} from '../stageClock';

const graph = {
  wireit: {
    gate: {dependencies: ['late', 'other']},
    early: {command: 'node -e 0'},
    late: {command: 'node -e 0', dependencies: ['early']},
    other: {command: 'node -e 0'},
    foreign: {command: 'node -e 0'},
  },
};

/** A folder with a graph, in which one stage may fail. */
function folderWith(failing?: 'early' | 'other'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'graph-'));
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(__dirname, '../../../node_modules/.bin'), path.join(folder, 'node_modules/.bin'));
  const wireit = failing ? {...graph.wireit, [failing]: {command: 'node -e "process.exit(1)"'}} : graph.wireit;
  const scripts = Object.fromEntries(Object.keys(wireit).map((name) => [name, 'wireit']));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({scripts, wireit}));
  return folder;
}

async function run(failing?: 'early' | 'other'): Promise<{code: number; lines: string}> {
  const lines: string[] = [];
  const code = await runGate(folderWith(failing), 'gate', (line) => lines.push(line));
  return {
    code,
    lines: lines
      .join('\n')
      .replace(/ *\d+\.\d/g, ' N')
      .replace(/\d+ 秒/, 'N 秒'),
  };
}

describe('runGate', () => {
  it('passes if all stages pass, and tells the seconds of each', async () => {
    expect(await run()).toEqual({code: 0, lines: expect.stringMatching(/early +N\n +late +N\n +other +N\n全部通过，共 N 秒$/)});
  });

  it('fails if a stage fails; only what waits for that stage does not run', async () => {
    expect(await run('early')).toEqual({
      code: 1,
      lines: expect.stringMatching(/early +没有通过\n +late +没有运行\n +other +N\n没有通过，共 N 秒$/),
    });
    expect(await run('other')).toMatchObject({code: 1, lines: expect.stringMatching(/early +N\n +late +N\n +other +没有通过/)});
  });
});

describe('stagesOf', () => {
  it('lists the stages that a gate waits for, each after those that it waits for itself', () => {
    expect(stagesOf(graph, 'gate')).toEqual(['early', 'late', 'other']);
  });
});

describe('StageClock', () => {
  it('reads a line when it is complete', () => {
    const clock = new StageClock();
    const log = '<info> running\n🏃 [lint] Running command "x"\n<success> exit-zero\n✅ [lint] Executed successfully\n';
    clock.note(log.slice(0, 40), 1000);
    expect(clock.describe(['lint'])).toEqual([expect.stringContaining('没有运行')]);
    clock.note(log.slice(0, 60), 2000);
    expect(clock.describe(['lint'])).toEqual([expect.stringContaining('没有通过')]);
    clock.note(log, 4500);
    expect(clock.describe(['lint'])).toEqual([expect.stringMatching(/^ {2}lint +2\.5$/)]);
  });

  it('knows what is skipped because nothing changed', () => {
    const clock = new StageClock();
    clock.note('✅ [lint] Already fresh\n', 0);
    expect(clock.describe(['lint', 'build'])).toEqual([expect.stringContaining('没有变化'), expect.stringContaining('没有运行')]);
  });
});
