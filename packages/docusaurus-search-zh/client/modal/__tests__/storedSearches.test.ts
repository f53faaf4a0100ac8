import {describe, expect, it, test, vi} from 'vitest';
import {stubStorage} from '../../../__fixtures__/stubStorage';
import {formatList, openStoredSearches, parseList, type StoredHit} from '../storedSearches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__workshop';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__workshop';
const store = stubStorage();

const hit = (id: string): StoredHit => ({id, url: encodeURI(`/${id}`), part: '手册', title: id, path: []});
/** What the browser keeps of it. */
const entry = (id: string) => ({
  objectID: id,
  url: encodeURI(`/${id}`),
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: '手册', lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const hits = (count: number) => Array.from({length: count}, (_, number) => hit(`第 ${number} 个`));
const ids = (list: readonly StoredHit[]) => list.map(({id}) => id);

describe('parseList', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '[{"objectID":'],
    ['no list', '{"length": 1}'],
    ['null', 'null'],
    ['entries that are no searches', '[null, 7, "x", [], {"objectID": "x"}, {"objectID": "y", "url": 3, "type": "lvl1", "hierarchy": {}}]'],
  ])('makes an empty list of %s', (_case, stored) => {
    expect(parseList(stored)).toEqual([]);
  });

  it.each(['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '/%E4%B8', 'https://', ''])(
    'drops an entry with the address %j',
    (url) => {
      expect(parseList(JSON.stringify([{...entry('a'), url}, entry('b')]))).toEqual([hit('b')]);
    },
  );

  it('leads an entry with an address elsewhere to this site', () => {
    expect(parseList(JSON.stringify([{...entry('a'), url: 'https://evil.example/agents'}]))[0]?.url).toBe('/agents');
  });

  it('drops the bad entries, and what a good one should not have', () => {
    const odd = {...entry('甲'), hierarchy: {...entry('甲').hierarchy, lvl2: {toString: 1}}, extra: 1};
    expect(parseList(JSON.stringify([null, odd, {...entry('乙'), hierarchy: null}]))).toEqual([hit('甲')]);
  });

  it('reads the HTML of entries that DocSearch has stored as text, and writes it so', () => {
    const stored = {
      ...entry('甲'),
      content: '正文',
      __docsearch_parent: null,
      hierarchy: {...entry('甲').hierarchy, lvl1: 'A &amp; &lt;b&gt;'},
    };
    const [read] = parseList(JSON.stringify([stored]));
    expect(read?.title).toBe('A & <b>');
    expect(JSON.parse(formatList([read as StoredHit]))[0]).toMatchObject({hierarchy: stored.hierarchy, url: '/%E7%94%B2', type: 'lvl1'});
    expect(parseList(formatList(parseList(formatList([read as StoredHit]))))).toEqual([read]);
  });
});

describe('openStoredSearches', () => {
  it('keeps 7 recent ones, or 4 beside favourites, and 10 favourites', () => {
    store.set(RECENT, formatList(hits(9)));
    expect(openStoredSearches('workshop').recent()).toHaveLength(7);
    store.set(FAVORITE, formatList(hits(12)));
    const lists = openStoredSearches('workshop');
    expect([lists.recent().length, lists.favorites().length]).toEqual([4, 10]);
  });

  it('puts the last one first, once', () => {
    const lists = openStoredSearches('workshop');
    for (const id of ['甲', '乙', '甲']) lists.remember(hit(id));
    expect(ids(lists.recent())).toEqual(['甲', '乙']);
    expect(ids(parseList(store.get(RECENT) ?? null))).toEqual(['甲', '乙']);
  });

  it('moves a recent one to the favourites, where it stays when it is chosen again', () => {
    const lists = openStoredSearches('workshop');
    lists.remember(hit('甲'));
    lists.promote(hit('甲'));
    lists.remember(hit('甲'));
    expect([ids(lists.recent()), ids(lists.favorites())]).toEqual([[], ['甲']]);
    lists.forget(hit('甲'));
    expect(openStoredSearches('workshop').favorites()).toEqual([]);
  });

  it('works without storage, for as long as it is open', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('refused', 'SecurityError');
      },
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const lists = openStoredSearches('workshop');
    lists.remember(hit('甲'));
    lists.promote(hit('甲'));
    expect(ids(lists.favorites())).toEqual(['甲']);
    expect(openStoredSearches('workshop').favorites()).toEqual([]);
  });
});
