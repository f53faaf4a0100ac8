import fc from 'fast-check';
import {Converter} from 'opencc-js/cn2t';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildSearchIndex, engineOf, makePages, SCOPES, SMALL_PAGES, SYNONYMS, smallIndex} from '../../../__fixtures__/smallSite';
import {buildSynonyms} from '../../../node/synonyms';
import type {FoundSection, SearchAnswer, SearchQuery} from '../../../shared/contract';
import {SearchEngine} from '../searchEngine';

let engine: SearchEngine;
beforeAll(() => {
  engine = engineOf(smallIndex());
});

const sectionsOf = ({pages}: SearchAnswer): FoundSection[] => pages.flatMap(({sections}) => sections);
const urlsOf = (answer: SearchAnswer) => sectionsOf(answer).map(({url}) => url);
const search = (text: string, more: Partial<SearchQuery> = {}): Promise<SearchAnswer> => engine.search({text, ...more});

const firstPage = async (query: string) => (await search(query)).pages[0]?.url;

describe('SearchEngine', () => {
  it.each([
    ['a Chinese term', '全局变量', '/configuration-global-variables'],
    ['a question', '智能体怎么用会话？', '/agents'],
    ['an English word', 'milvus', '/components-vector-stores'],
    ['another form of it', 'embedding model', '/components-embedding-models'],
    ['Chinese and English', 'docker部署', '/deployment-docker'],
    ['an identifier', 'WORKSHOP_AUTO_LOGIN', '/environment-variables'],
    ['the beginning of one', 'WORKSHOP_AU', '/environment-variables'],
    ['a path', 'POST /api/v1/run', '/api/simplified-run-flow'],
    ['a synonym', '代理', '/agents'],
    ['a synonym in English', 'vector database', '/components-vector-stores'],
    ['a new name', 'Read File', '/components-data'],
    ['pinyin', 'zhinengti', '/agents'],
    ['unfinished pinyin', 'qianrumox', '/components-embedding-models'],
    ['pinyin in words', 'quanju bianliang', '/configuration-global-variables'],
    ['pinyin syllable by syllable', 'xiang liang cun chu', '/components-vector-stores'],
    ['initials and syllables of a term', 'xlcunchu', '/components-vector-stores'],
    ['initials', 'qjbl', '/configuration-global-variables'],
    ['a wrong character that sounds the same', '全句变量', '/configuration-global-variables'],
    ['a wrong character that does not', '全周变量', '/configuration-global-variables'],
    ['a misspelt word', 'webhok', '/webhook'],
    ['swapped letters', 'mivlus', '/components-vector-stores'],
    ['the first letters', 'webh', '/webhook'],
    ['pinyin with tones', 'zhìnéngtǐ', '/agents'],
    ['pinyin with tones, in capitals', 'BÙSHǓ', '/deployment-docker'],
    ['pinyin with tones as marks of their own', 'bu\u0300shu\u030c', '/deployment-docker'],
    ['syllables with tones', 'xiàng liàng cún chǔ', '/components-vector-stores'],
    ['traditional characters', '環境變量', '/environment-variables'],
    ['traditional characters in a question', '智能體怎麼用會話？', '/agents'],
    ['both kinds of characters', '创建全局變量', '/configuration-global-variables'],
    ['one letter', 'w', '/webhook'],
    ['one character', '贡', '/contributing'],
  ])('finds a page by %s: %s', async (_, query, url) => {
    expect(await firstPage(query)).toBe(url);
  });

  it('puts the page first that has the whole query as a title, a name in the menu or an alias', async () => {
    const texts = [
      {url: '/a', title: '换一台服务器', sections: [{text: '把数据搬走。'}]},
      {url: '/b', title: '服务器', sections: [{text: '换服务器时，换好服务器再搬。换服务器很快。'}]},
      {url: '/c', title: '搬家', sections: [{text: '搬家的步骤。'}]},
    ];
    const [a, b, c] = makePages(texts);
    if (!a || !b || !c) throw new Error('three pages');
    const alias = c.records.map((record) => ({...record, phrases: '被黑了\n怎样换服务器'}));
    const own = engineOf(
      buildSearchIndex({pages: [{...a, label: '用户组'}, b, {...c, records: alias}], synonyms: SYNONYMS, startUrls: []}),
    );
    const firstOf = async (query: string) => (await own.search({text: query})).pages[0]?.url;
    expect(await firstOf('怎样换服务器')).toBe('/c');
    expect(await firstOf('如何换服务器？')).toBe('/c');
    expect(await firstOf('用户组')).toBe('/a');
    expect(await firstOf('被黑了怎么办')).toBe('/c');
    expect(await firstOf('服务器')).toBe('/b');
  });

  it('still finds the pages that mention what is the whole title of another', async () => {
    const mentions = Array.from({length: 6}, (_, i) => ({
      url: `/m${i}`,
      title: `第 ${i} 篇`,
      sections: [{text: `这里用到全局变量，第 ${i} 次。`}],
    }));
    const pages = makePages([{url: '/own', title: '全局变量', sections: [{text: '保存全局变量。'}]}, ...mentions]);
    const own = engineOf(buildSearchIndex({pages, synonyms: SYNONYMS, startUrls: []}));
    expect((await own.search({text: '全局变量'})).pages.map(({url}) => url).sort()).toEqual([
      '/m0',
      '/m1',
      '/m2',
      '/m3',
      '/m4',
      '/m5',
      '/own',
    ]);
  });

  it('finds an identifier only where it is whole, if it is anywhere', async () => {
    expect((await search('WORKSHOP_AUTO_LOGIN')).pages.map(({url}) => url)).toEqual(['/environment-variables']);
    expect((await search('WORKSHOP_AUTO_UPDATE')).pages.map(({url}) => url)).toContain('/environment-variables');
  });

  it('finds a name in one word that the page writes in two', async () => {
    const texts = [
      {url: '/other', title: 'Serper', sections: [{text: 'Serper API 搜索。API 密钥。'}]},
      {url: '/own', title: 'Serping API 组件', sections: [{text: '搜索网页。'}]},
    ];
    const own = engineOf(buildSearchIndex({pages: makePages(texts), synonyms: SYNONYMS, startUrls: []}));
    expect((await own.search({text: 'SerpingAPI'})).pages[0]?.url).toBe('/own');
  });

  it('has no excerpt of code for a query in Chinese', async () => {
    const texts = [{url: '/a', title: '部署', sections: [{text: '按下面的命令做。', code: '# 部署服务\nrun'}]}];
    const own = engineOf(buildSearchIndex({pages: makePages(texts), synonyms: SYNONYMS, startUrls: []}));
    expect((await own.search({text: '部署服务'})).pages[0]?.sections[0]?.excerpt?.text).toBe('按下面的命令做。');
  });

  it('takes a single character for a word only if it stands alone', async () => {
    const texts = [
      {url: '/flow', title: '流程', sections: [{text: '流程由组件组成。'}]},
      {url: '/limit', title: '配额', sections: [{text: '请求太多时限流。'}]},
    ];
    const synonyms = buildSynonyms([{en: 'flow', zh: '流程', synonyms: ['流']}], []);
    const own = engineOf(buildSearchIndex({pages: makePages(texts), synonyms, startUrls: []}));
    const pagesOf = async (query: string) => (await own.search({text: query})).pages.map(({url}) => url);
    expect(await pagesOf('限流')).toEqual(['/limit']);
    expect((await pagesOf('流'))?.[0]).toBe('/flow');
  });

  it.each([
    ['t', 'OpenCC 的标准字形'],
    ['tw', '台湾的字形'],
    ['hk', '香港的字形'],
  ] as const)('finds by characters of %s (%s) what it finds by simplified ones', async (to, _name) => {
    const convert = Converter({from: 'cn', to});
    const texts = SMALL_PAGES.flatMap(({title, sections}) => [title, ...sections.flatMap(({heading, text}) => [heading ?? '', text])]);
    for (const text of texts) {
      const [own, other] = await Promise.all([search(text), search(convert(text))]);
      expect(urlsOf(other), convert(text)).toEqual(urlsOf(own));
    }
  });

  it('asks for the table of traditional characters only where it needs it', async () => {
    const files = smallIndex();
    const read: string[] = [];
    const counting = new SearchEngine(async (file) => {
      read.push(file);
      return files.get(file) ?? '';
    });
    const ask = (query: string) => counting.search({text: query});
    for (const query of ['环境变量', 'docker 部署', 'bùshǔ', 'é', '😀']) await ask(query);
    expect(read.filter((file) => file.endsWith('traditional.json'))).toEqual([]);
    await ask('環境變量');
    await ask('嵌入模型與向量');
    expect(read.filter((file) => file.endsWith('traditional.json'))).toHaveLength(1);
  });

  it('finds every page by its title', async () => {
    for (const {title, url} of SMALL_PAGES) expect(await firstPage(title)).toBe(url);
  });

  it('puts the page that explains an identifier in a table before those that mention it often', async () => {
    const mention = {text: '设置 DB_OPTION，再设置 DB_OPTION，DB_OPTION 不变。', code: 'DB_OPTION=1'};
    const table = '<table><tr><td><code>DB_OPTION</code></td><td>选项</td></tr></table>';
    const pages = makePages([
      {url: '/a', title: '部署', sections: [mention]},
      {url: '/b', title: '选项', sections: [{text: `${'很长的文字。'.repeat(200)}${table}`}]},
    ]);
    const answer = await engineOf(buildSearchIndex({pages, synonyms: [], startUrls: []})).search({text: 'DB_OPTION'});
    expect(urlsOf(answer)).toEqual(['/b', '/a']);
  });

  it('answers the same from an index whose bounds are in files of their own', async () => {
    const grouped = engineOf(
      buildSearchIndex({
        pages: makePages(),
        synonyms: SYNONYMS,
        scopes: SCOPES,
        startUrls: ['/agents', '/webhook'],
        maxBounds: 3,
      }),
    );
    for (const query of ['全局变量', 'webh', 'zhinengti', '代理', 'WORKSHOP_AU', '全句变量', '']) {
      expect(await grouped.search({text: query})).toEqual(await search(query));
    }
  });

  it('puts an exact match before a synonym', async () => {
    const files = buildSearchIndex({
      pages: makePages([
        {url: '/proxy', title: '代理', sections: [{text: '反向代理。'}]},
        {url: '/agent', title: '智能体', sections: [{text: '智能体。'}]},
      ]),
      synonyms: [
        {
          phrases: [
            ['代', '理'],
            ['智', '能', '体'],
          ],
          weight: 0.75,
        },
      ],
      startUrls: [],
    });
    expect(urlsOf(await engineOf(files).search({text: '代理'}))).toEqual(['/proxy', '/agent']);
  });

  it('leads to the heading that answers', async () => {
    expect(urlsOf(await search('智能体的记忆'))[0]).toBe('/agents#memory');
  });

  it('keeps to what the query asks for', async () => {
    const isApi = async (more: Partial<SearchQuery>) => new Set(urlsOf(await search('流程', more)).map((url) => url.startsWith('/api/')));
    expect(await isApi({scope: 'api'})).toEqual(new Set([true]));
    expect(await isApi({scope: 'docs'})).toEqual(new Set([false]));
    expect(await isApi({})).toEqual(new Set([true, false]));
    expect((await search('流程', {language: 'en'})).count).toBe(0);
    expect((await search('流程', {tags: ['default']})).count).toBe(0);
    expect((await search('流程', {language: 'zh-Hans', tags: ['default', 'docs-default-current'], scope: 'api'})).count).toBe(1);
  });

  it('gives results a page at a time', async () => {
    const all = await search('流程', {size: 100});
    const first = await search('流程', {size: 1});
    const second = await search('流程', {size: 1, page: 1});
    expect(first.count).toBe(all.count);
    expect(first.pageCount).toBe(all.count);
    expect([...urlsOf(first), ...urlsOf(second)]).toEqual(urlsOf(all).slice(0, 2));
  });

  it.each([
    ['pinyin', 'xiangliangcunchu', '<mark>向量存储</mark>'],
    ['a misspelt word', 'webhok', '用 <mark>Webhook</mark> 触发流程'],
  ])('marks what it took %s for', async (_, query, title) => {
    const {text, marks} = sectionsOf(await search(query))[0]?.title ?? {text: '', marks: []};
    const marked = marks.reduceRight(
      (left, [start, end]) => `${left.slice(0, start)}<mark>${left.slice(start, end)}</mark>${left.slice(end)}`,
      text,
    );
    expect(marked).toBe(title);
  });

  it('offers the nearest pages and queries when nothing is found', async () => {
    const result = await search('量子纠缠');
    expect(result.count).toBe(0);
    expect(result.nearest?.map(({title}) => title)).toContain('全局变量');
    const nothing = await search('qwzxvbk');
    expect(nothing.nearest).toEqual([
      {title: '使用智能体', url: '/agents'},
      {title: '用 Webhook 触发流程', url: '/webhook'},
    ]);
  });

  it('answers an empty query with nothing', async () => {
    for (const query of ['', '   ', '，。！', '\u0000']) expect(await search(query)).toMatchObject({pages: [], count: 0});
  });

  it('answers any query in bounded time, without markup', async () => {
    const query = fc.oneof(
      fc.string({unit: 'binary', maxLength: 300}),
      fc.string({unit: 'grapheme', maxLength: 80}),
      fc.stringMatching(/^[a-z ]{0,64}$/),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const start = performance.now();
        const answer = await search(text);
        expect(performance.now() - start).toBeLessThan(1000);
        expect(JSON.stringify(answer.pages)).not.toMatch(/<\w/);
      }),
      {numRuns: 200},
    );
  });
});

describe('a single word that is the English name of something', () => {
  const mention = (n: number) => ({url: `/page-${n}`, title: `第 ${n} 篇`, sections: [{text: `这一篇讲的是流程 ${n}，也用到智能体。`}]});
  const texts = [
    {url: '/agents', title: '智能体', sections: [{text: '智能体选择工具来回答问题。'}]},
    {url: '/bundles', title: '组件包', sections: [{id: 'csv-agent', heading: 'CSV Agent', text: '回答和表格数据有关的问题。'}]},
    ...Array.from({length: 60}, (_, n) => mention(n)),
  ];
  const large = engineOf(buildSearchIndex({pages: makePages(texts), synonyms: SYNONYMS, startUrls: []}));
  const first = async (query: string) => urlsOf(await large.search({text: query}))[0];

  it('finds the page about it before a name with that word in it', async () => {
    expect(await first('agent')).toBe('/agents');
  });

  it('finds the name by more of it', async () => {
    expect(await first('csv agent')).toBe('/bundles#csv-agent');
  });
});
