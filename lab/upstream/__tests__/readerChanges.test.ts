import {expect, it} from 'vitest';
import {readerChanges} from '../readerChanges';
import {buildWorkList} from '../workList';
import {OLDER, sameAsOlder, smallPageIndex} from './smallVersions';

it('tells readers of the program in a fixed order, a new component as a whole, and nothing of words and files', () => {
  const newer = sameAsOlder();
  newer.program.settings = {...newer.program.settings, LANGFLOW_NEW: {types: ['int'], default: 5, group: 'Server'}};
  newer.components.push({
    class: 'IssueComponent',
    id: 'Issue',
    display_name: 'Issue',
    category: 'github',
    package: 'lfx-github',
    inputs: [{name: 'title', display_name: 'Title', type: 'StrInput', default: ''}],
    outputs: [],
  });
  newer.package.words = {};
  newer.package.files = {};
  newer.package.operations.paths['/api/v1/new'] = {get: {operationId: 'new', responses: {}}};
  const told = readerChanges(buildWorkList(OLDER, newer, smallPageIndex([]), '2026-11-28'), OLDER);
  expect(told).toEqual({
    release: '1.1.0',
    from: '1.0.0',
    date: '2026-11-28',
    groups: [
      {title: '设置', rows: [{change: '新增', name: 'LANGFLOW_NEW', detail: 'int，默认 5'}]},
      {title: '组件', rows: [{change: '新增', name: 'IssueComponent', detail: 'Issue，lfx-github'}]},
      {title: 'API 操作', rows: [{change: '新增', name: 'GET /api/v1/new', detail: ''}]},
    ],
  });
});
