import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {startWorker} from '../startWorker';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-worker-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('calls run one after the other, and each gets its own answer', async () => {
  write('count.ts', 'let running = 0;\nexport const enter = () => ++running;\nexport const leave = () => running--;\n');
  const module = write(
    'slow.ts',
    `import {enter, leave} from './count';
export async function slow(name: string, time: number): Promise<string> {
  const others = enter();
  await new Promise((resolve) => setTimeout(resolve, time));
  leave();
  return name + others;
}
`,
  );
  const worker = await startWorker<[string, number], string>({module, fn: 'slow'});
  expect(await Promise.all([worker.run('a', 30), worker.run('b', 1), worker.run('c', 10)])).toEqual(['a1', 'b1', 'c1']);
  worker.stop();
});

test('one failed call leaves the others alone', async () => {
  const module = write(
    'odd.ts',
    `export function odd(n: number): number {\n  if (n % 2 === 0) throw new Error(n + ' 是偶数');\n  return n;\n}\n`,
  );
  const worker = await startWorker<[number], number>({module, fn: 'odd'});
  const results = await Promise.allSettled([worker.run(1), worker.run(2), worker.run(3)]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual([1, '2 是偶数', 3]);
  worker.stop();
});

test('a module that cannot be read or run is an error that names the cause', async () => {
  await expect(startWorker({module: path.join(folder, 'none.ts'), fn: 'run'})).rejects.toThrow('none.ts');
  const broken = await startWorker({module: write('broken.ts', `throw new Error('模块有误');\n`), fn: 'run'});
  await expect(broken.run()).rejects.toThrow('模块有误');
  broken.stop();
});

test('a mistake in what a person wrote arrives as such, without a stack', async () => {
  const inputError = path.join(__dirname, '../../../scripts/lib/inputError');
  const module = write(
    'wrong.ts',
    `import {InputError} from '${inputError}';\nexport function wrong(): void {\n  throw new InputError('应为 1');\n}\n`,
  );
  const worker = await startWorker<[], void>({module, fn: 'wrong'});
  await expect(worker.run()).rejects.toMatchObject({message: '应为 1', stack: '应为 1', isInputError: true});
  worker.stop();
});

// In a process of their own: the test runner would go on in any case.
test.each([
  ['was never asked', ''],
  ['has answered', '.then((worker) => worker.run())'],
])('a thread that %s keeps no process alive', async (_case, ask) => {
  const module = write('one.ts', 'export const one = () => 1;\n');
  const main = write(
    'main.ts',
    `import {startWorker} from '${path.join(__dirname, '../startWorker')}';
startWorker({module: '${module}', fn: 'one'})${ask}.then(() => console.log('asked'));
`,
  );
  const tsx = path.join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [tsx, main], {timeout: 20_000});
  expect(stdout).toBe('asked\n');
});
