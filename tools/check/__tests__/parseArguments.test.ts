import {describe, expect, it} from 'vitest';
import {parseArguments} from '../parseArguments';

describe('parseArguments', () => {
  it.each([
    [[], {help: false, fix: false, paths: []}],
    [['--fix', 'docs/a.mdx', 'figures'], {help: false, fix: true, paths: ['docs/a.mdx', 'figures']}],
    [['-h'], {help: true, fix: false, paths: []}],
  ])('reads %j', (args, expected) => {
    expect(parseArguments(args, ['--fix'])).toEqual(expected);
  });

  it('names every option that it does not know', () => {
    expect(() => parseArguments(['--fxi', '-v', 'docs'], ['--fix'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: 不认识的选项：--fxi -v；可用的有 --fix、--help]`,
    );
  });
});
