import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {type AlgoliaServer, oneHit, startAlgoliaServer} from '../../../__fixtures__/algoliaServer';
import {createAlgoliaClient, createViewReporter} from '../algoliaClient';

const hosted = (...addresses: string[]) => ({storageName: 'docs', mayReport: () => false, addresses});
let isAllowed = true;
const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'workshop'};
const query = {text: '全局变量', language: 'zh-Hans', tags: ['a', 'b']};

describe('createAlgoliaClient', () => {
  let first: AlgoliaServer;
  let second: AlgoliaServer;

  beforeEach(async () => {
    first = await startAlgoliaServer();
    second = await startAlgoliaServer();
    first.reply(() => ({body: oneHit('甲')}));
    second.reply(() => ({body: oneHit('乙')}));
  });

  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all([first.close(), second.close()]);
  });

  const titleFrom = async (client: ReturnType<typeof createAlgoliaClient>, text: string) => {
    return (await client.search({text})).pages[0]?.title;
  };

  it('sends the multi-query request and reads the answer', async () => {
    const answer = await createAlgoliaClient(ACCOUNT, hosted(first.address)).search(query);
    expect(answer).toMatchObject({count: 1, pageCount: 1});
    expect(answer.pages[0]).toMatchObject({
      url: '/configuration-global-variables',
      part: '开发',
      title: '甲',
      sections: [
        {
          url: '/configuration-global-variables#create',
          title: {text: '创建全局变量', marks: [[2, 6]]},
          path: [],
          isPage: false,
          excerpt: {text: '把值存起来。', marks: []},
        },
      ],
    });
    expect(first.requests).toHaveLength(1);
    expect(first.requests[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: {
        requests: [
          {
            query: '全局变量',
            indexName: 'workshop',
            hitsPerPage: 20,
            facetFilters: ['language:zh-Hans', ['docusaurus_tag:a', 'docusaurus_tag:b']],
            clickAnalytics: false,
          },
        ],
      },
    });
  });

  it('suggests the top headings of the last results where there are none', async () => {
    const client = createAlgoliaClient(ACCOUNT, hosted(first.address));
    const ask = async (text: string, hits: unknown[]) => {
      first.reply(() => ({body: {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1}]}}));
      return client.search({text});
    };
    const hit = (lvl0: string) => ({objectID: lvl0, url: `/${lvl0}`, type: 'lvl1', hierarchy: {lvl0, lvl1: 'x'}});
    expect((await ask('无', [])).suggestions).toEqual([]);
    expect((await ask('有', ['甲', '乙', '甲', '', '丙', '丁'].map(hit))).suggestions).toBeUndefined();
    expect((await ask('还无', [])).suggestions).toEqual(['甲', '乙', '丙']);
  });

  it('shows what can be shown of an answer of any shape, and sends no key', async () => {
    const client = createAlgoliaClient(ACCOUNT, hosted(first.address));
    const good = {objectID: '1', url: 'https://docs.example.cn/agents', type: 'lvl1', hierarchy: {lvl0: 'a', lvl1: 'b'}};
    const bad = ['https://docs.example.cn/%E4%B8', '/%', 'javascript:alert(1)', 5].map((url) => ({...good, url}));
    first.reply(() => ({body: {results: [{hits: [...bad, good, null, {...good, hierarchy: null}], nbHits: '7'}]}}));
    const {pages} = await client.search({text: 'sk-SECRET0123456789 \ud83d'});
    expect(pages.map(({url}) => url)).toEqual(['/agents']);
    expect(JSON.stringify(first.requests)).not.toMatch(/SECRET|ud83d/);
  });

  it('reports a refusal at once, without asking another host', async () => {
    first.reply(() => ({status: 403, body: {message: 'no', status: 403}}));
    await expect(createAlgoliaClient(ACCOUNT, hosted(first.address, second.address)).search(query)).rejects.toThrow('no');
    expect(second.requests).toHaveLength(0);
  });

  it('goes to the next host when one fails', async () => {
    first.reply(() => ({status: 500}));
    expect(await titleFrom(createAlgoliaClient(ACCOUNT, hosted(first.address, second.address)), '全局')).toBe('乙');
  });

  it('goes to the next host when one does not answer in time', async () => {
    first.reply(() => ({delayMs: 3500, body: oneHit('甲')}));
    const start = performance.now();
    expect(await titleFrom(createAlgoliaClient(ACCOUNT, hosted(first.address, second.address)), '全局')).toBe('乙');
    expect(performance.now() - start).toBeLessThan(3400);
  });

  it('leaves a host that is down alone for 120 s, then tries it again', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const down = first;
    const client = createAlgoliaClient(ACCOUNT, hosted(down.address, second.address));
    await down.close();
    expect(await titleFrom(client, '全局')).toBe('乙');
    first = await startAlgoliaServer(Number(new URL(down.address).port));
    first.reply(() => ({body: oneHit('甲')}));
    vi.setSystemTime(Date.now() + 119_000);
    expect(await titleFrom(client, '局变')).toBe('乙');
    vi.setSystemTime(Date.now() + 2000);
    expect(await titleFrom(client, '变量')).toBe('甲');
  });

  it('fails with the error that the modal shows when no host can be reached', async () => {
    await Promise.all([first.close(), second.close()]);
    await expect(createAlgoliaClient(ACCOUNT, hosted(first.address, second.address)).search(query)).rejects.toMatchObject({
      name: 'RetryError',
    });
    first = await startAlgoliaServer();
    second = await startAlgoliaServer();
  });

  it('names what is missing in the account', () => {
    expect(() => createAlgoliaClient({appId: 'APP'}, hosted())).toThrow('apiKey、indexName');
    expect(() => createAlgoliaClient(undefined, hosted())).toThrow('appId、apiKey、indexName');
  });
});

describe('createViewReporter', () => {
  const ids = (count: number, prefix = 'id') => Array.from({length: count}, (_, i) => `${prefix}-${i}`);

  const send = vi.fn(async () => new Response());
  const sentGroups = () =>
    send.mock.calls.map((call) => JSON.parse((call as unknown as [string, {body: string}])[1].body).events[0].objectIDs as string[]);

  beforeEach(() => {
    send.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', send);
    isAllowed = true;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reports in groups of 20, 400 ms after the last results', () => {
    const reporter = createViewReporter(ACCOUNT, () => isAllowed);
    reporter.add(ids(3, 'early'));
    vi.advanceTimersByTime(399);
    reporter.add(ids(45));
    vi.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sentGroups().map((group) => group.length)).toEqual([20, 20, 5]);
    expect(sentGroups().flat()).toEqual(ids(45));
  });

  it('reports nothing without consent', () => {
    const reporter = createViewReporter(ACCOUNT, () => isAllowed);
    isAllowed = false;
    expect(reporter.isAllowed()).toBe(false);
    reporter.add(ids(3));
    vi.advanceTimersByTime(1000);
    expect(send).not.toHaveBeenCalled();
  });
});
