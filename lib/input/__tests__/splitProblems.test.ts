import {expect, it} from 'vitest';
import {listProblems, splitProblems} from '../inputError';

it('takes apart what was listed, with files and lines where they are given', () => {
  const message = listProblems('site/a.yaml 有误', ['site/a.yaml:3：路径：有误', 'docs/b.mdx：没有标题', '别的问题'], '写法见文件开头。');
  expect(splitProblems(message)).toEqual({
    problems: [{file: 'site/a.yaml', line: 3, message: '路径：有误'}, {file: 'docs/b.mdx', message: '没有标题'}, {message: '别的问题'}],
    advice: '写法见文件开头。',
  });
  expect(splitProblems('site/a.yaml:2：读不了')).toEqual({problems: [{file: 'site/a.yaml', line: 2, message: '读不了'}]});
});
