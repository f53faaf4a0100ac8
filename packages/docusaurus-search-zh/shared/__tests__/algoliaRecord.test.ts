import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../types';
import {algoliaRecordOf} from '../algoliaRecord';

const TEXTS = {content: '正文', code: '', names: '', pictures: '', phrases: ''};
const RECORD: SearchRecord = {
  ...TEXTS,
  id: '/a#0',
  url: '/a',
  anchor: null,
  language: 'zh-Hans',
  tag: 'docs-default-current',
  scope: 'docs',
  part: '手册',
  title: '页',
  headings: [],
};
const NONE = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

describe('algoliaRecordOf', () => {
  it('writes the beginning of a page as the hosted service keeps it', () => {
    expect(algoliaRecordOf(RECORD)).toEqual({
      ...TEXTS,
      objectID: '/a#0',
      url: '/a',
      anchor: null,
      language: 'zh-Hans',
      docusaurus_tag: 'docs-default-current',
      scope: 'docs',
      type: 'lvl1',
      hierarchy: {lvl0: '手册', lvl1: '页', ...NONE},
    });
  });

  it('writes a section below other headings', () => {
    expect(algoliaRecordOf({...RECORD, headings: ['节', '小节']})).toMatchObject({
      type: 'lvl3',
      hierarchy: {lvl0: '手册', lvl1: '页', ...NONE, lvl2: '节', lvl3: '小节'},
    });
  });
});
