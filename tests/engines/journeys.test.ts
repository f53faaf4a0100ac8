import {describe, expect} from 'vitest';
import {type EngineTab, PHONE_SIZE, until} from './tab';
import {openTab, startEngine, test} from './test';

const GUIDE = '/concepts-flows';
const SEARCH_FIELD = '#search-dialog[open] input';
const HIT = '#search-dialog[open] [role=option]';
const TERM = 'article .term';
const BASE = '#try-it input[id$=-base]';
/** At this port nothing answers. */
const NOBODY = 'http://127.0.0.1:9';

const MESSAGE = `Traceback:
  File "server.py", line 164
    await create_server()
OSError: [Errno 98] error while attempting to bind on
address ('0.0.0.0', 7860): address already in use`;

const theme = (tab: EngineTab) => tab.run(() => document.documentElement.dataset.theme);
const explains = (tab: EngineTab) =>
  tab.run((term) => getComputedStyle(document.querySelector(term) as Element, '::after').content !== 'none', TERM);

describe('search', () => {
  test('Escape closes the dialog, and the focus returns', async ({tab}) => {
    await tab.open(GUIDE);
    await tab.click('button', '搜索文档');
    await tab.see(SEARCH_FIELD);
    await tab.press('Escape');
    await tab.seeNone(SEARCH_FIELD);
    expect((await tab.see('button', '搜索文档')).hasFocus).toBe(true);
  });

  test('on a phone the dialog fills the screen with hits', async ({tab}) => {
    await tab.resize(PHONE_SIZE);
    await tab.open(GUIDE);
    await tab.click('button', '搜索文档');
    await tab.type('zhishiku');
    await tab.click(HIT);
    await tab.seeNone(SEARCH_FIELD);
    expect(await tab.run(() => location.pathname)).not.toBe(GUIDE);
  });

  test('the page of results follows what is typed', async ({tab}) => {
    await tab.open('/search');
    await tab.fill(['main input'], '环境变量');
    await until('results', async () => (await tab.see('main')).text.includes('环境变量'));
    await until('an address that can be shared', () => tab.run(() => new URLSearchParams(location.search).get('q') === '环境变量'));
  });
});

test('a category, a link of the sidebar, the next page and back: each shows its page', async ({tab}) => {
  await tab.open(GUIDE);
  await tab.click('.theme-doc-sidebar-menu a[role=button]', '智能体');
  await until('opened', async () => (await tab.see('.theme-doc-sidebar-menu a[role=button]', '智能体')).isOn);
  await tab.click('.theme-doc-sidebar-menu a', '使用智能体');
  await until('the page of the link', async () => (await tab.see('h1')).text.includes('智能体'));
  const here = await tab.run(() => location.pathname);
  await tab.click('.pagination-nav__link--next');
  await until('the next page', async () => (await tab.run(() => location.pathname)) !== here);
  await tab.goBack();
  await until('back', async () => (await tab.see('h1')).text.includes('智能体'));
});

test('a choice of colours is kept', async ({tab}) => {
  await tab.open(GUIDE);
  expect(await theme(tab)).toBe('light');
  const toggle = () => tab.click('button[data-color-toggle]');
  await toggle();
  await until('chosen', () => tab.run(() => localStorage.getItem('theme') === 'light'));
  await toggle();
  await until('dark', async () => (await theme(tab)) === 'dark');
  await tab.open(GUIDE);
  expect(await theme(tab)).toBe('dark');
});

test('a system that prefers dark colours gets them before hydration', async () => {
  const engine = await startEngine({isDark: true});
  const tab = await openTab(engine);
  await tab.open(GUIDE);
  expect(await theme(tab)).toBe('dark');
  await tab.close();
  await engine.close();
});

test('a tab that is chosen is chosen on other pages too', async ({tab}) => {
  await tab.open('/api-flows-run');
  await tab.click('[role=tab]', 'JavaScript');
  await until('chosen', async () => (await tab.see('[role=tab]', 'JavaScript')).isOn);
  await tab.open('/api/simplified-run-flow');
  await tab.hydrate();
  await until('chosen here too', async () => (await tab.see('[role=tab]', 'JavaScript')).isOn);
});

test('code that is copied can be pasted', async ({tab}) => {
  await tab.open('/get-started-installation');
  await tab.hover('.theme-code-block');
  await tab.click('.theme-code-block button', '复制');
  await tab.see('.theme-code-block button', '已复制');
  const code = await tab.run(() => document.querySelector('.theme-code-block pre')?.textContent);
  await tab.open('/errors');
  await tab.hydrate();
  await tab.click('.error-finder textarea');
  await tab.press('Control', 'v');
  await until('pasted', async () => (await tab.see('.error-finder textarea')).value.trim() === code?.trim());
});

test('an error is recognised, and its five lines are seen', async ({tab}) => {
  await tab.open('/errors');
  await tab.fill(['.error-finder textarea'], MESSAGE);
  await tab.see('.error-finder-card', '端口已被占用');
  const hidden = await tab.run(() => {
    const {scrollHeight, clientHeight} = document.querySelector('.error-finder textarea') as Element;
    return scrollHeight - clientHeight;
  });
  expect(hidden).toBeLessThanOrEqual(0);
});

test('a term explains itself to the mouse until Escape', async ({tab}) => {
  await tab.open(GUIDE);
  await tab.hover(TERM);
  await until('explained', () => explains(tab));
  await tab.press('Escape');
  await until('put away', async () => !(await explains(tab)));
});

test('a schema unfolds, and the console tells what is missing and that nobody answers', async ({tab}) => {
  await tab.open('/api/build-flow');
  await tab.click('article summary.api-head');
  await tab.see('article details[open] .api-fields');
  await tab.click('summary', '试一试');
  await tab.click('#try-it button', '发送请求');
  await tab.see('#try-it', '必填');
  await tab.open('/api/get-version');
  await tab.click('summary', '试一试');
  await tab.see(BASE);
  await tab.run((base) => document.querySelector<HTMLInputElement>(base)?.select(), BASE);
  await tab.type(NOBODY);
  await tab.click('#try-it button', '发送请求');
  await tab.see('#try-it [role=alert]', `连接不到 ${NOBODY}`);
});

test('the dialog of a flow opens, and Escape gives the focus back', async ({tab}) => {
  await tab.open(GUIDE);
  await tab.click('figure button', '导入到我的 Langflow');
  await tab.see('dialog[open]', '基础 URL');
  await tab.press('Escape');
  await tab.seeNone('dialog[open]');
  expect((await tab.see('figure button', '导入到我的 Langflow')).hasFocus).toBe(true);
});

test('the menu of phones opens, closes by Escape, and leads on', async ({tab}) => {
  const toggle = ['.navbar__toggle'] as const;
  const menu = ['.navbar-sidebar--show a', '构建流程'] as const;
  await tab.resize(PHONE_SIZE);
  await tab.open('/');
  await tab.click(...toggle);
  await tab.see('.navbar-sidebar--show a');
  await tab.press('Escape');
  await tab.seeNone('.navbar-sidebar--show a');
  expect((await tab.see(...toggle)).hasFocus).toBe(true);
  await tab.open(GUIDE);
  await tab.click(...toggle);
  await tab.click(...menu);
  await tab.seeNone('.navbar-sidebar--show a');
});

test('a mistyped address is answered with the page that was meant', async ({tab}) => {
  await tab.open('/concept-flows');
  await tab.hydrate();
  await tab.click('nav[aria-labelledby=not-found-suggestions] a');
  await until('the page', async () => (await tab.see('h1')).text === '构建流程');
});
