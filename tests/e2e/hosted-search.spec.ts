import type {Page, Request} from '@playwright/test';
import {oneHit} from 'docusaurus-search-zh/__fixtures__/algoliaServer';
import {SITE_PORT} from '../../playwright.config';
import {NEWEST} from '../testVersions';
import {rebuildWith} from './builtScripts';
import {hydrate} from './hydrate';
import {groups, hits, searchField} from './searchDialog';
import {expect, test} from './test';

const HOST = `http://127.0.0.1:${SITE_PORT}`;
const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'langflow', host: HOST};

type Query = Record<string, unknown>;

/** Opens the search of a site that was built for the hosted service, which answers here from the site's own address. */
async function openHostedSearch(page: Page, answer: (request: Request) => object | null): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route('**/1/**', (route) => {
    asked.push(route.request());
    const json = answer(route.request());
    return json ? route.fulfill({json}) : route.abort();
  });
  const verify = await rebuildWith(page, {
    from: /"provider":"local"/,
    to: `"provider":"algolia","algolia":${JSON.stringify(ACCOUNT)}`,
  });
  await page.goto('/concepts-flows');
  await hydrate(page);
  verify();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  return asked;
}

const lastOf = (asked: Request[]): Request => {
  const last = asked.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
};
const queriesOf = (request: Request): Query[] => (request.postDataJSON() as {requests: Query[]}).requests;

test('the hosted search asks by one POST for what the results show, in this language and version', async ({page}) => {
  const asked = await openHostedSearch(page, () => oneHit());
  await searchField(page).fill('全局变量');
  await expect(hits(page).first()).toContainText('创建全局变量');
  const request = lastOf(asked);
  expect(request.method()).toBe('POST');
  expect(decodeURIComponent(new URL(request.url()).pathname)).toBe('/1/indexes/*/queries');
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  const [query] = queriesOf(request);
  expect(query).toMatchObject({
    query: '全局变量',
    indexName: 'langflow',
    attributesToRetrieve: expect.arrayContaining([...levels, 'content', 'type', 'url']),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${NEWEST.id}`]],
  });
  // Nothing but queries: neither recommendations nor, without consent, statistics.
  expect(asked.filter((each) => !decodeURIComponent(each.url()).includes('/1/indexes/*/queries'))).toEqual([]);
});

test('results are grouped by their top heading, with at most 5 in a group', {tag: '@all'}, async ({page}) => {
  const [result] = oneHit().results;
  const [hit] = result?.hits ?? [];
  if (!result || !hit) throw new Error('the sample answer has no hit');
  const many = Array.from({length: 9}, (_, index) => {
    const lvl0 = index < 7 ? '开发' : '部署';
    return {
      ...hit,
      objectID: `hit-${index}`,
      url: `/agents#place-${index}`,
      hierarchy: {...hit.hierarchy, lvl0},
      _highlightResult: {hierarchy: {lvl0: {value: lvl0, matchLevel: 'none'}}},
    };
  });
  await openHostedSearch(page, () => ({results: [{...result, hits: many, nbHits: 42}]}));
  await searchField(page).fill('变量');
  await expect
    .poll(() => groups(page))
    .toEqual([
      {title: '开发', hits: 5},
      {title: '部署', hits: 2},
    ]);
  await expect(page.getByRole('link', {name: '查看全部 42 条结果'})).toBeVisible();
});

test('snippets have 10 words, and 5 on a screen of up to 768 px', {tag: '@all'}, async ({page}) => {
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const asked = await openHostedSearch(page, () => oneHit());
    // Another query each time: what was answered is kept.
    await searchField(page).fill(`变量${width}`);
    await expect(hits(page).first()).toBeVisible();
    const {attributesToSnippet} = queriesOf(lastOf(asked))[0] as {attributesToSnippet: string[]};
    expect(attributesToSnippet.length).toBeGreaterThan(0);
    for (const attribute of attributesToSnippet) expect(attribute).toMatch(new RegExp(`:${words}$`));
  }
});

test('what the hosted service answered is kept in local storage: the same query on the next page asks nothing', {tag: '@all'}, async ({
  page,
}) => {
  const asked = await openHostedSearch(page, () => oneHit());
  await searchField(page).fill('变量');
  await expect(hits(page).first()).toBeVisible();
  await page.goto('/agents');
  await hydrate(page);
  asked.length = 0;
  await page.keyboard.press('Control+k');
  await searchField(page).fill('变量');
  await expect(hits(page).first()).toContainText('创建全局变量');
  expect(asked).toEqual([]);
});

test('where the hosted service finds nothing, up to 3 other queries are suggested', {tag: '@all'}, async ({page}) => {
  const [result] = oneHit().results;
  const [hit] = result?.hits ?? [];
  if (!result || !hit) throw new Error('the sample answer has no hit');
  const found = ['开发', '部署', '开发', '智能体', '支持'].map((lvl0, index) => ({
    ...hit,
    objectID: `hit-${index}`,
    hierarchy: {...hit.hierarchy, lvl0},
  }));
  await openHostedSearch(page, (request) => {
    const hits = String(queriesOf(request)[0]?.query).startsWith('无') ? [] : found;
    return {results: [{...result, hits, nbHits: hits.length}]};
  });
  await searchField(page).fill('变量');
  await expect(hits(page).first()).toBeVisible();
  await searchField(page).fill('无此物');
  await expect(page.getByText('没有结果：“无此物”')).toBeVisible();
  const suggested = page.getByText('试试搜索：').getByRole('button');
  await expect(suggested).toHaveText(['开发', '部署', '智能体']);
  await suggested.nth(1).click();
  await expect(searchField(page)).toHaveValue('部署');
});

test('a hosted service that cannot be reached puts up the error screen', {tag: '@all'}, async ({page}) => {
  await openHostedSearch(page, () => null);
  await searchField(page).fill('变量');
  await expect(page.getByText('搜索失败')).toBeVisible();
  await expect(page.getByText('请检查网络连接')).toBeVisible();
});

test('after an answer that is none, Retry asks the hosted service again', {tag: '@all'}, async ({page}) => {
  let isWell = false;
  await openHostedSearch(page, () => (isWell ? oneHit() : {message: '请先登录'}));
  await searchField(page).fill('变量');
  await expect(page.getByText('搜索出错')).toBeVisible();
  isWell = true;
  await page.getByRole('button', {name: '重试'}).click();
  await expect(hits(page).first()).toContainText('创建全局变量');
});

test('a hit with the address of another copy of the site stays on this one', {tag: '@all'}, async ({page, baseURL}) => {
  const answer = oneHit();
  for (const hit of answer.results[0]?.hits ?? [])
    hit.url = 'https://docs.elsewhere.example/configuration-global-variables#create-a-global-variable';
  for (const way of ['click', 'Enter'] as const) {
    await openHostedSearch(page, () => answer);
    await searchField(page).fill('变量');
    await expect(hits(page).first()).toHaveAttribute('href', '/configuration-global-variables#create-a-global-variable');
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    if (way === 'click') await hits(page).first().click();
    else await page.keyboard.press('Enter');
    await expect(page, way).toHaveURL(new URL('/configuration-global-variables#create-a-global-variable', baseURL).href);
    expect(await page.evaluate(() => 'isSame' in window), way).toBe(true);
  }
});
