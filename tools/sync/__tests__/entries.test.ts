import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runSafely} from '../../command/commandLine';

const ROOT = path.join(__dirname, '../../..');
const TSX = createRequire(__filename).resolve('tsx/cli');

const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
/** The commands of this folder that `package.json` offers. */
const ENTRIES = Object.values(scripts).flatMap((script) =>
  [...script.matchAll(/tools\/sync\/(\S+\.ts)/g)].map(([, file]) => file as string),
);

function runEntry(entry: string, ...args: string[]): Promise<{code: number; stdout: string; stderr: string}> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(ROOT, 'tools/sync', entry), ...args], {cwd: ROOT}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr});
    });
  });
}

describe('the commands of tools/sync', {timeout: 60_000}, () => {
  it.each(ENTRIES)('%s explains itself and fails in words', async (entry) => {
    expect(await runEntry(entry, '--help')).toMatchObject({code: 0, stdout: expect.stringMatching(/^用法：npm run /), stderr: ''});
    const {code, stdout, stderr} = await runEntry(entry, '--nope');
    expect({code, stdout}).toEqual({code: 2, stdout: ''});
    expect(stderr).toMatch(/^不认识的选项：--nope；可用的有 [^\n]+\n$/);
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
