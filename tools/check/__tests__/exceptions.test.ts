import {describe, expect, it} from 'vitest';
import {applyExceptions, parseExceptions} from '../exceptions';
import type {CheckProblem} from '../types';

const problem = (change: Partial<CheckProblem> = {}): CheckProblem => ({
  ...{file: 'docs/a.mdx', line: 3, offset: 9, rule: '术语', message: '', fix: '', excerpt: '官方中文界面写“捆绑包”'},
  ...change,
});
const exception = {file: 'docs/a.mdx', rule: '术语', text: '写“捆绑包”', reason: '引用界面文字'};

describe('parseExceptions', () => {
  it('reads an empty file and a list', () => {
    expect(parseExceptions('# 只有注释\n', ['术语'])).toEqual([]);
    expect(parseExceptions('- {file: docs/a.mdx, rule: 术语, text: 写“捆绑包”, reason: 引用界面文字}', ['术语'])).toEqual([exception]);
  });

  it('lists everything that is wrong at once', () => {
    const source = '- {file: docs/a.mdx, rule: 术与, text: "", line: 3}\n- 文字';
    expect(() => parseExceptions(source, ['术语', '斜体'])).toThrowErrorMatchingInlineSnapshot(`
      [Error: translation/exceptions.yml 有误：
        - [0].rule：应为下列之一：术语、斜体；收到的是 "术与"
        - [0].text：应为文字；收到的是 ""
        - [0].reason：应为文字；收到的是空（没有这个键）
        - [0].line：没有这个键；删去它，或者改正（这里应为含 file、rule、text、reason 的键值对）
        - [1]：应为含 file、rule、text、reason 的键值对；收到的是 "文字"
      写法见文件开头的说明。]
    `);
  });

  it('refuses something that is no list', () => {
    expect(() => parseExceptions('a: 1', [])).toThrow('translation/exceptions.yml 有误：\n  - 应为列表；收到的是 {"a":1}');
  });
});

describe('applyExceptions', () => {
  const everything = () => true;

  it('lets a problem pass that has the file, the rule and the text', () => {
    expect(applyExceptions([problem()], [exception], everything)).toEqual({problems: [], unused: []});
  });

  it.each([{file: 'docs/b.mdx'}, {rule: '斜体'}, {excerpt: '捆绑包'}])('keeps a problem that differs: %j', (change) => {
    expect(applyExceptions([problem(change)], [exception], everything)).toEqual({problems: [problem(change)], unused: [exception]});
  });

  it('does not judge exceptions for files outside this run', () => {
    expect(applyExceptions([], [exception], () => false).unused).toEqual([]);
  });
});
