import type {DocSearchHit} from '@docsearch/react';
import {describe, expect, it} from 'vitest';
import {presentHits} from '../presentHits';

const hit = (more: Record<string, unknown>): DocSearchHit =>
  ({
    objectID: '1',
    url: '/a#b',
    url_without_anchor: '/a',
    anchor: 'b',
    type: 'lvl3',
    content: '正文',
    hierarchy: {lvl0: '手册', lvl1: '页', lvl2: '节', lvl3: '小节', lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {hierarchy: {lvl3: {value: '小<mark>节</mark>'}}, content: {value: '正<mark>文</mark>…'}},
    ...more,
  }) as unknown as DocSearchHit;

const values = (shown: DocSearchHit | undefined) => ({
  title: shown?._snippetResult.hierarchy[shown.type as 'lvl3']?.value,
  path: shown?._snippetResult.hierarchy.lvl1?.value,
});

describe('presentHits', () => {
  it('shows the heading, then the way to it and what matched', () => {
    const [shown] = presentHits([hit({})]);
    expect(values(shown)).toEqual({title: '小<mark>节</mark>', path: '页 › 节：正<mark>文</mark>…'});
  });

  it('shows a paragraph of the hosted service under its heading', () => {
    const [shown] = presentHits([hit({type: 'content', _snippetResult: {content: {value: '正<mark>文</mark>'}}})]);
    expect(shown?.type).toBe('lvl3');
    expect(values(shown).title).toBe('小节');
  });

  it('lists an address once', () => {
    expect(presentHits([hit({}), hit({objectID: '2'})])).toHaveLength(1);
  });

  it('takes everything but the marks for text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const hierarchy = {lvl0: evil, lvl1: evil, lvl2: evil, lvl3: evil, lvl4: null, lvl5: null, lvl6: null};
    const [shown] = presentHits([
      hit({hierarchy, content: evil, _snippetResult: {hierarchy: {lvl3: {value: `<mark>a</mark>${evil}`}}, content: {value: evil}}}),
    ]);
    expect(JSON.stringify(shown).replace(/<\/?mark>/g, '')).not.toContain('<img');
  });
});
