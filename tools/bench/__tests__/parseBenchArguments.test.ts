import {expect, test} from 'vitest';
import {PAGE_NAMES} from '../pageKinds';
import {parseBenchArguments, USAGE} from '../parseBenchArguments';

const parse = (...args: string[]) => parseBenchArguments(args, '/site');

test('without arguments everything is measured five times', () => {
  expect(parse()).toEqual({help: false, folder: '/site/build', runs: 5, pages: PAGE_NAMES, profiles: ['phone', 'desktop']});
});

test('every option is understood, in both spellings', () => {
  expect(
    parse('--runs=2', '--pages', 'guide, home', '--profile', 'phone', '--against', 'https://example.com/zh/', '--json', 'out.json', 'dist'),
  ).toEqual({
    help: false,
    folder: '/site/dist',
    runs: 2,
    pages: ['home', 'guide'],
    profiles: ['phone'],
    against: 'https://example.com/zh',
    json: '/site/out.json',
  });
});

test('all that is wrong is said at once', () => {
  expect(() =>
    parse('--runs', '0', '--pages', 'home,start', '--profile', 'tablet', '--against', 'ftp://x', '--jason', 'a', 'b', 'c'),
  ).toThrowErrorMatchingInlineSnapshot(`
      [Error: 不认识的选项：--jason；可用的有 --help、--runs、--pages、--profile、--against、--json
      --runs：应为 1 到 99 的整数；收到的是“0”
      --pages：不认识“start”；应为 home、doc、reference、guide、operation、landing
      --profile：不认识“tablet”；应为 phone、desktop
      --against：应为 http:// 或 https:// 开头的地址；收到的是“ftp://x”
      只能有一个文件夹；收到的是 a b c]
    `);
});

test('an option without its value is an error', () => {
  expect(() => parse('--json')).toThrow('--json 后面缺少值');
  expect(() => parse('--json', '--runs', '3')).toThrow('--json 后面缺少值');
  expect(() => parse('--runs', '2.5')).toThrow('--runs：应为 1 到 99 的整数；收到的是“2.5”');
});

test('help wins over mistakes and names every page', () => {
  expect(parse('--help', '--nonsense').help).toBe(true);
  for (const name of PAGE_NAMES) expect(USAGE).toContain(name);
});
