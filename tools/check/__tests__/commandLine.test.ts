import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
const TSX = createRequire(__filename).resolve('tsx/cli');
const TIMEOUT = 60_000;

type Run = {code: number; output: string};

function run(script: string, ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(ROOT, script), ...args], {cwd: ROOT}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr});
    });
  });
}

describe('npm run check:content', {timeout: TIMEOUT}, () => {
  const script = 'tools/check/index.ts';

  it('ends with 0 on sound files', async () => {
    expect(await run(script, 'tools/check/__fixtures__/pages/component.mdx')).toEqual({code: 0, output: '检查了 1 个文件，没有问题\n'});
  });

  it('ends with 1 and one line a problem', async () => {
    const file = 'tools/check/__fixtures__/address/bad.mdx';
    expect(await run(script, file)).toEqual({
      code: 1,
      output: `检查了 1 个文件，有 2 个问题\n${file}:1 称呼：用了“您”；改成“你”，或者省去\n${file}:5 称呼：用了“您”；改成“你”，或者省去\n`,
    });
  });

  it('ends with 2 on wrong usage', async () => {
    expect(await run(script, '--fxi')).toEqual({code: 2, output: '不认识的选项：--fxi；可用的有 --fix、--help\n'});
    expect(await run(script, 'docs/nope.mdx')).toEqual({code: 2, output: '找不到：docs/nope.mdx\n'});
  });

  it('explains itself', async () => {
    expect(await run(script, '--help')).toMatchObject({code: 0, output: expect.stringContaining('退出码：0 没有问题；1 有问题')});
  });
});

describe('npm run check:built', {timeout: TIMEOUT}, () => {
  const script = 'tools/check/built/index.ts';

  it('ends with 2 where nothing is built', async () => {
    expect(await run(script, 'tools')).toMatchObject({code: 2, output: expect.stringContaining('先运行 npm run build')});
  });

  it('explains itself', async () => {
    expect(await run(script, '--help')).toMatchObject({code: 0, output: expect.stringContaining('用法：npm run check:built')});
  });
});
