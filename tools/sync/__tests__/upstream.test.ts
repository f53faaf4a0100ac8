import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {runSafely} from '../../command/runEntry';
import {main} from '../index';

/** Runs the command in this process and returns what it prints. */
async function runUpstream(...args: string[]): Promise<{code: number | undefined; stdout: string; stderr: string}> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  out.mockClear();
  complaints.mockClear();
  const code = await runSafely(main, args);
  return {code, stdout: out.mock.calls.flat().join('\n'), stderr: complaints.mock.calls.flat().join('\n')};
}

describe('npm run upstream', () => {
  it.each(['compare', 'show', 'record', 'lock', 'import-api'])('%s explains itself and fails in words', async (name) => {
    const usage = expect.stringMatching(new RegExp(`^用法：npm run upstream -- ${name} `));
    expect(await runUpstream(name, '--help')).toMatchObject({code: 0, stdout: usage, stderr: ''});
    const {code, stdout, stderr} = await runUpstream(name, '--nope');
    expect({code, stdout}).toEqual({code: 2, stdout: ''});
    expect(stderr).toMatch(/^不认识的选项：--nope；可用的有 [^\n]+$/);
  });

  it('names its subcommands where it is given none, or another', async () => {
    expect(await runUpstream('--help')).toMatchObject({code: 0, stdout: expect.stringContaining('\n  record '), stderr: ''});
    const known = '可用的有 compare、show、record、lock、import-api';
    expect(await runUpstream()).toEqual({code: 2, stdout: '', stderr: `缺少子命令；${known}`});
    expect(await runUpstream('stamp')).toEqual({code: 2, stdout: '', stderr: `不认识的子命令：stamp；${known}`});
  });
});

describe('runSafely', () => {
  it('shows the first line of a mistake of ours, never its stack', async () => {
    const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const command = () => {
      throw new TypeError('x is not a function\n    at y');
    };
    expect(await runSafely(command, [])).toBe(2);
    expect(say.mock.calls).toEqual([['意外的错误：x is not a function']]);
  });
});
