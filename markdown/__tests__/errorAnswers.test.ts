import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {readRootVersion} from '../../lib/content/versions';
import type {AnswerGroup} from '../../lib/errors/answers';
import {bindElements} from '../../lib/versionData/pageElement';
import {ERROR_ANSWER_ELEMENTS} from '../errorAnswers';
import remarkElements from '../remarkElements';

const ANSWER = {
  id: 'no-flow',
  title: '找不到流程',
  messages: ['Flow not found'],
  others: ['no such flow: …'],
  from: 'API',
  meaning: '没有这个流程。',
  causes: [{when: 'ID 写错', do: '照[页面](/flows)核对。'}],
};
const GROUPS: AnswerGroup[] = [{name: 'api', order: 1, title: '调用 API', answers: [ANSWER]}];

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkElements, {version: readRootVersion(), order: [], elements: new Map(bindElements(ERROR_ANSWER_ELEMENTS, GROUPS))})
  .use(remarkStringify);
const render = async (source: string) => String(await processor.process({value: source, path: 'docs/page.mdx'}));

describe('ErrorAnswers', () => {
  it('writes the answers of a group as sections', async () => {
    const text = await render('<ErrorAnswers group="api" />');
    expect(text).toBe(
      '## 找不到流程\n\n```text wrap\nFlow not found\n\nno such flow: …\n```\n\n这条报错来自 API。没有这个流程。\n\n1. **ID 写错**：照[页面](/flows)核对。\n',
    );
  });

  it('lists all groups', async () => {
    const text = await render('<ErrorAnswers />');
    expect(text).toBe('### [调用 API](/errors/api)\n\n* [找不到流程](/errors/api#no-flow)\n');
  });

  it('refuses a group that is not there', async () => {
    await expect(render('<ErrorAnswers group="none" />')).rejects.toThrow(
      'docs/page.mdx:1：<ErrorAnswers>：group 应为 errors/answers/ 里有的名字；收到的是 "none"；有的是 api',
    );
  });
});
