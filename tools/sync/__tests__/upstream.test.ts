import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runSafely} from '../../command/commandLine';

const ROOT = path.join(__dirname, '../../..');
const TSX = createRequire(__filename).resolve('tsx/cli');

function runUpstream(...args: string[]): Promise<{code: number; stdout: string; stderr: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(ROOT, 'tools/sync/index.ts'), ...args], {cwd: ROOT}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr});
    });
  });
}

describe('npm run upstream', {timeout: 60_000}, () => {
  it.each(['compare', 'show', 'record', 'lock', 'api'])('%s explains itself and fails in words', async (name) => {
    const usage = expect.stringMatching(new RegExp(`^用法：npm run upstream -- ${name} `));
    expect(await runUpstream(name, '--help')).toMatchObject({code: 0, stdout: usage, stderr: ''});
    const {code, stdout, stderr} = await runUpstream(name, '--nope');
    expect({code, stdout}).toEqual({code: 2, stdout: ''});
    expect(stderr).toMatch(/^不认识的选项：--nope；可用的有 [^\n]+\n$/);
  });

  it('names its subcommands where it is given none, or another', async () => {
    expect(await runUpstream('--help')).toMatchObject({code: 0, stdout: expect.stringContaining('\n  record '), stderr: ''});
    const known = '可用的有 compare、show、record、lock、api、import-api\n';
    expect(await runUpstream()).toEqual({code: 2, stdout: '', stderr: `缺少子命令；${known}`});
    expect(await runUpstream('stamp')).toEqual({code: 2, stdout: '', stderr: `不认识的子命令：stamp；${known}`});
  });
});

describe('runSafely', () => {
  it('shows the first line of a mistake of ours, never its stack', () => {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const command = () => {
      throw new TypeError('x is not a function\n    at y');
    };
    expect(runSafely(command, [], {root: '.', print: say, report: say, complain: say})).toBe(2);
    expect(said).toEqual(['意外的错误：x is not a function']);
  });
});
