import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listFolder} from '../../../lib/input/listFolder';
import {type Main, runSafely} from '../runEntry';

const ROOT = path.join(__dirname, '../../..');
const TSX = createRequire(__filename).resolve('tsx/cli');
const ENTRIES = listFolder(path.join(ROOT, 'tools')).filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.includes('__tests__') &&
    /^run(?:Entry\(__filename|Command\()/m.test(readFileSync(path.join(ROOT, 'tools', file), 'utf8')),
);

/** A checkout behind a symbolic link, in a folder with spaces and Chinese characters in its name. */
function linkCheckout(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'run entry ')), '我的 文档');
  mkdirSync(folder);
  symlinkSync(ROOT, path.join(folder, '仓库'));
  return path.join(folder, '仓库');
}

/** Runs a tool from the root directory, as a process of its own. */
function run(checkout: string, entry: string, ...args: string[]): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(checkout, 'tools', entry), ...args], {cwd: '/'}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr});
    });
  });
}

describe('the tools', () => {
  const complain = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(complain);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    complain.mockReset();
  });

  it('are known', () => {
    expect(ENTRIES).toEqual(expect.arrayContaining(['check/index.ts', 'mcp/index.ts', 'serve/index.ts', 'sync/index.ts']));
  });

  it.each(ENTRIES)('%s refuses an option that it does not know, and names it', async (entry) => {
    const {main} = (await import(path.join(ROOT, 'tools', entry))) as {main: Main};
    expect(await runSafely(main, ['--no-such-option'])).toBe(2);
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('--no-such-option'));
  });
});

// One tool stands for all: they differ only in `main`.
describe('runEntry', () => {
  it('runs a tool through a link, from another folder, and finds the files of the repository', async () => {
    const checkout = linkCheckout();
    const name = path.join(checkout, 'tools/check/__fixtures__/pages/component.mdx');
    expect(await run(checkout, 'check/index.ts', name)).toEqual({code: 0, output: '检查了 1 个文件，没有问题\n'});
  });

  it('runs a tool that is named without its extension, and ends with the exit code of a wrong option', async () => {
    expect(await run(ROOT, 'check', '--no-such-option')).toEqual({
      code: 2,
      output: '不认识的选项：--no-such-option；可用的有 --fix、--help\n',
    });
  });
});
