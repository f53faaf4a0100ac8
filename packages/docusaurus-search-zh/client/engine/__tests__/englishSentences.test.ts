import {describe, expect, it} from 'vitest';
import {buildSearchIndex, engineOf, makePages, SCOPES, SMALL_PAGES, SYNONYMS} from '../../../__fixtures__/smallSite';
import {buildEnglish} from '../../../node/synonyms';
import {ENGLISH_FILE} from '../../../shared/indexFormat';
import {SearchEngine} from '../searchEngine';

describe('SearchEngine, asked in sentences in English', () => {
  const texts = [
    {url: '/cancel', title: '取消任务', sections: [{text: '取消正在运行的任务。'}]},
    {url: '/log-out', title: '退出登录', sections: [{text: '退出登录的按钮在右上角。'}]},
    {url: '/post', title: 'POST 请求', sections: [{text: 'POST 请求的写法。'}]},
    {url: '/api/get-task', title: '读取任务', sections: [{text: 'GET 读取任务，get 任务的状态。'}]},
    {url: '/settings', title: '设置', sections: [{text: '变量 DO_NOT_TRACK 关掉遥测。'}]},
    ...SMALL_PAGES,
  ];
  const english = buildEnglish([
    {en: ['cancel', 'abort'], zh: ['取消']},
    {en: ['task', 'job'], zh: ['任务']},
    {en: ['log out', 'sign out'], zh: ['退出登录']},
  ]);
  const files = buildSearchIndex({pages: makePages(texts), synonyms: SYNONYMS, english, scopes: SCOPES, startUrls: []});
  const asked = engineOf(files);
  const firstOf = async (text: string) => (await asked.search({text})).pages[0]?.url;

  it.each([
    ['by its common words in Chinese', 'How can I abort a job that has been going on for an hour?', '/cancel'],
    ['by another form of a word', 'is there any way of cancelling these jobs', '/cancel'],
    ['by words that are small ones elsewhere', 'Why am I still here after I log out of it?', '/log-out'],
    ['by a name of small words', 'what does DO_NOT_TRACK do and why would I want it', '/settings'],
    ['by its only word', 'Hi, could somebody please tell me a little more about agents?', '/agents'],
    ['though it has words that no page has', 'why does that zyxish job wobble so quirkily', '/cancel'],
    ['and takes its verbs for no part of the site', 'I do not get why I cannot get my job to cancel', '/cancel'],
    [
      'by what comes after 64 characters',
      `${'well, I really do not know what to say but '.repeat(3)} where is milvus?`,
      '/components-vector-stores',
    ],
  ])('finds a page %s: %s', async (_, query, url) => {
    expect(await firstOf(query)).toBe(url);
  });

  it('marks the Chinese words', async () => {
    const [page] = (await asked.search({text: 'how can I abort it all'})).pages;
    const {text, marks} = page?.sections[0]?.title ?? {text: '', marks: []};
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['取消']);
  });

  it('answers a question like the words in it', async () => {
    for (const words of ['global variables', 'vector database', 'embedding model', 'agent memory', 'webhook']) {
      const alone = await firstOf(words);
      const question = `Hello, I have been looking at this for a while and could not find out how it works: ${words}. Can you please help me?`;
      expect(await firstOf(question), words).toBe(alone);
    }
  });

  it.each([
    ['Chinese', '怎样取消任务', false],
    ['Chinese with names', 'Docker 里用 Milvus 和 POST 请求', false],
    ['pinyin', 'xiang liang cun chu', false],
    ['an identifier', 'WORKSHOP_AUTO_LOGIN_AND_MORE', false],
    ['English', 'how do I cancel it', true],
  ])('loads the common words only for sentences in English: %s', async (_, query, isLoaded) => {
    const read: string[] = [];
    const own = new SearchEngine(async (file) => {
      read.push(file);
      return files.get(file) ?? '';
    });
    await own.search({text: query});
    expect(read.some((file) => file.endsWith(ENGLISH_FILE))).toBe(isLoaded);
  });
});
