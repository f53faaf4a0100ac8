import {expect, it} from 'vitest';
import {collectSections} from '../collectSections';

const docs = {
  entries: [
    {type: 'doc', id: 'home', label: '首页'},
    {
      type: 'category',
      label: '入门',
      items: [
        {type: 'category', label: '教程', items: [{type: 'doc', id: 'rag'}]},
        {type: 'doc', id: 'start'},
      ],
    },
    {type: 'link', href: '/langflow/api', label: 'API'},
    {type: 'doc', id: 'notes'},
  ],
  permalinks: new Map([
    ['home', '/langflow/'],
    ['rag', '/langflow/rag'],
    ['start', '/langflow/start'],
    ['notes', '/langflow/notes'],
  ]),
  looseTitle: '概览',
};
const api = {
  entries: [
    {
      type: 'category',
      label: 'API 参考',
      items: [
        {type: 'link', href: '/langflow/api'},
        {type: 'link', href: '/langflow/api/run'},
      ],
    },
  ],
  permalinks: new Map<string, string>(),
  looseTitle: 'API 参考',
};
const routes = ['/', '/api', '/api/run', '/hidden', '/notes', '/rag', '/start'];

it('lists every page once, in the order of the sidebars', () => {
  expect(collectSections([docs, api], {baseUrl: '/langflow/', routes})).toEqual([
    {title: '概览', routes: ['/', '/notes']},
    {title: '入门', routes: ['/rag', '/start']},
    {title: 'API 参考', routes: ['/api', '/api/run']},
    {title: '其他页面', routes: ['/hidden']},
  ]);
});

it('gives the same order whatever the order of the pages', () => {
  const options = (list: string[]) => ({baseUrl: '/langflow/', routes: list});
  expect(collectSections([docs], options([...routes].reverse()))).toEqual(collectSections([docs], options(routes)));
});
