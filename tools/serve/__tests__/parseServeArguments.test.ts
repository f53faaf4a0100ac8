import path from 'node:path';
import {expect, test} from 'vitest';
import {parseServeArguments} from '../parseServeArguments';

test('without arguments: this site, on port 3000, for this computer only', () => {
  const expected = {help: false, folder: path.resolve('build'), port: 3000, host: '127.0.0.1'};
  expect(parseServeArguments([])).toEqual(expected);
});

test('all of it can be chosen', () => {
  expect(parseServeArguments(['--port', '0', 'tmp/site', '--host', '0.0.0.0'])).toEqual({
    help: false,
    folder: path.resolve('tmp/site'),
    port: 0,
    host: '0.0.0.0',
  });
});

test('help comes before complaints', () => {
  expect(parseServeArguments(['--nope', '--help']).help).toBe(true);
});

test('everything wrong is named at once', () => {
  expect(() => parseServeArguments(['--port', '70000', '--host', '--open', 'a', 'b', '-x'])).toThrowErrorMatchingInlineSnapshot(`
    [Error: 不认识的选项：-x；可用的有 --port、--host、--help
    --port 之后应为 0 到 65535 的端口；收到的是 70000
    --host 之后应为要监听的地址；收到的是 --open
    只能有一个文件夹；收到的是 a b]
  `);
  expect(() => parseServeArguments(['--port'])).toThrow('--port 之后应为 0 到 65535 的端口；收到的是 （没有值）');
});
