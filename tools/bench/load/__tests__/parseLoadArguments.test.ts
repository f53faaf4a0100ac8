import {expect, test} from 'vitest';
import {parseLoadArguments} from '../parseLoadArguments';

test('the defaults hold the soak to half a minute', () => {
  expect(parseLoadArguments([])).toEqual({help: false, seconds: 2, rounds: 3, soak: 30, connections: [64, 1000]});
});

test('all of it can be chosen', () => {
  const args = ['--seconds', '1', '--rounds', '5', '--soak', '0', '--connections', '10,2000', '--json', 'out.json'];
  expect(parseLoadArguments(args)).toEqual({help: false, seconds: 1, rounds: 5, soak: 0, connections: [10, 2000], json: 'out.json'});
});

test('everything wrong is named at once', () => {
  expect(() =>
    parseLoadArguments(['--seconds', '0', '--soak', '601', '--connections', '1,x', 'build', '--json']),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: 不认识的参数：build；可用的有 --seconds、--rounds、--soak、--connections、--json、--help
    --seconds 应为 1 到 60 的整数；收到的是 0
    --soak 应为 0 到 600 的整数；收到的是 601
    --connections 应为 2 到 4000 的整数；收到的是 1,x
    --json 之后应为文件名；没有收到值]
  `);
  expect(() => parseLoadArguments(['--json', '--soak', '__proto__', '1'])).toThrowErrorMatchingInlineSnapshot(`
    [Error: 不认识的参数：__proto__；可用的有 --seconds、--rounds、--soak、--connections、--json、--help
    不认识的参数：1；可用的有 --seconds、--rounds、--soak、--connections、--json、--help
    --json 之后应为文件名；收到的是 --soak]
  `);
  expect(parseLoadArguments(['--nope', '-h']).help).toBe(true);
});
