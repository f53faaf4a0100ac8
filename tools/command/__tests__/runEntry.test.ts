import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFolder} from '../../../lib/input/listFolder';

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

/** Runs a tool from the root directory. */
function run(checkout: string, entry: string, ...args: string[]): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(checkout, 'tools', entry), ...args], {cwd: '/'}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr});
    });
  });
}

describe('runEntry', {timeout: 120_000}, () => {
  it('knows the tools', () => {
    expect(ENTRIES).toEqual(expect.arrayContaining(['check/index.ts', 'mcp/index.ts', 'serve/index.ts', 'sync/index.ts']));
  });

  it.each(ENTRIES)('runs %s through a link, from another folder: it refuses an option that it does not know', async (entry) => {
    const {code, output} = await run(linkCheckout(), entry, '--no-such-option');
    expect(code).toBe(2);
    expect(output).not.toBe('');
  });

  it('runs what is started without its extension', async () => {
    expect(await run(ROOT, 'check/index', '--help')).toMatchObject({code: 0, output: expect.stringMatching(/^用法：/)});
    expect(await run(ROOT, 'check', '--help')).toMatchObject({code: 0, output: expect.stringMatching(/^用法：/)});
  });

  it('finds the files of the repository from elsewhere, also by a path through the link', async () => {
    const checkout = linkCheckout();
    const file = 'tools/check/__fixtures__/pages/component.mdx';
    for (const name of [file, path.join(checkout, file)]) {
      expect(await run(checkout, 'check/index.ts', name)).toEqual({code: 0, output: '检查了 1 个文件，没有问题\n'});
    }
  });

  it('never takes nothing for success', async () => {
    const {code, output} = await run(ROOT, 'check/index.ts', 'tools/command');
    expect({code, output}).toEqual({code: 2, output: '没有可检查的文件：tools/command 里没有读者看到的文字\n'});
  });
});
