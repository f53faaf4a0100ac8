import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {describeCard} from '../node/card/describeCard';
import {foreseePages} from '../node/card/drawAhead';

const doc = (id: string, title: string) => ({id, title});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [doc('home', '首页'), doc('models', '模型'), doc('openai', 'OpenAI'), doc('loose', '更多')],
          sidebars: {
            docs: [
              {type: 'doc', id: 'home'},
              {
                type: 'category',
                label: '组件',
                items: [{type: 'category', label: '模型', link: {type: 'doc', id: 'models'}, items: [{type: 'doc', id: 'openai'}]}],
              },
              {type: 'doc', id: 'openai'},
            ],
          },
        },
      ],
    },
  },
  'api-reference': {default: {operations: [{title: '运行流程', tag: {label: '流程'}}], landing: {title: 'API 参考'}}},
} as unknown as AllContent;

test('titles and groups of pages are told from what the plugins loaded', () => {
  expect(foreseePages(CONTENT)).toEqual([
    {title: '首页', sections: []},
    {title: '模型', sections: ['组件']},
    {title: 'OpenAI', sections: ['组件', '模型']},
    {title: '更多', sections: []},
    {title: '运行流程（API）', sections: ['API 参考', '流程']},
  ]);
  expect(foreseePages({})).toEqual([]);
});

test('a picture names the outermost and the innermost group, and leaves out what its font lacks', () => {
  const card = (title: string, sections: string[]) => describeCard({title, sections}, {name: '文档'}, 'Langflow 1.5.x');
  expect(card('运行', ['甲', '流程', '组件'])).toMatchObject({title: '运行', section: '甲 · 组件'});
  expect(card('𠮷', ['流程'])).toMatchObject({title: '文档', section: '流程'});
  expect(card('运行', ['龘'])).toMatchObject({section: ''});
});
