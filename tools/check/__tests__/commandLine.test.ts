import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {type Main, runSafely} from '../../command/runEntry';
import {main as checkBuilt} from '../built';
import {main as checkContent} from '../index';

/** Runs a command in this process and returns what it prints. */
async function run(main: Main, ...args: string[]): Promise<{code: number | undefined; output: string}> {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const code = await runSafely(main, args);
  return {code, output: lines.join('\n')};
}

describe('npm run check:content', () => {
  it('ends with 0 on sound files', async () => {
    expect(await run(checkContent, 'tools/check/__fixtures__/pages/component.mdx')).toEqual({code: 0, output: '检查了 1 个文件，没有问题'});
  });

  it('ends with 1 and one line a problem', async () => {
    const file = 'tools/check/__fixtures__/address/bad.mdx';
    const problems = [1, 5].map((line) => `${file}:${line} 称呼：用了“您”；改成“你”，或者省去`);
    expect(await run(checkContent, file)).toEqual({code: 1, output: [...problems, '检查了 1 个文件，有 2 个问题'].join('\n')});
  });

  it('ends with 2 on wrong usage', async () => {
    expect(await run(checkContent, '--fxi')).toEqual({code: 2, output: '不认识的选项：--fxi；可用的有 --fix、--help'});
    expect(await run(checkContent, 'docs/nope.mdx')).toEqual({code: 2, output: '找不到：docs/nope.mdx'});
  });

  it('never takes nothing for success', async () => {
    const output = '没有可检查的文件：tools/command 里没有读者看到的文字';
    expect(await run(checkContent, 'tools/command')).toEqual({code: 2, output});
  });

  it('explains itself', async () => {
    expect(await run(checkContent, '--help')).toMatchObject({code: 0, output: expect.stringContaining('退出码：0 没有问题；1 有问题')});
  });
});

describe('npm run check:built', () => {
  it('ends with 2 where nothing is built', async () => {
    expect(await run(checkBuilt, 'tools')).toMatchObject({code: 2, output: expect.stringContaining('先运行 npm run build')});
  });

  it('explains itself', async () => {
    expect(await run(checkBuilt, '--help')).toMatchObject({code: 0, output: expect.stringContaining('用法：npm run check:built')});
  });
});
