import {expect} from 'vitest';
import {findBrokenNames} from '../pages/brokenNames';
import {PAGE_KINDS} from '../pages/pageKinds';
import {PHONE_SIZE, until} from './tab';
import {test} from './test';
import {testPages} from './testPages';
import {visitPage} from './visitPage';

/** A second page of most kinds: those that were too wide, or crashed WebKit, before. */
const MORE_PAGES = [
  '/1.5/agents',
  '/api-openai-responses',
  '/api/simplified-run-flow',
  '/authorization',
  '/bundles-amazon',
  '/commands',
  '/component-index',
  '/configuration-cli',
  '/corrections',
  '/database-migrations',
  '/errors',
  '/human-in-the-loop',
  '/url',
];

testPages([...Object.values(PAGE_KINDS), ...MORE_PAGES], async (tab, path) => {
  const faults = await visitPage(tab, path);
  await tab.resize(PHONE_SIZE);
  return [...faults, ...(await tab.run(findBrokenNames))];
});

test('search finds what is typed before hydration, and leads there', async ({tab}) => {
  await tab.open('/concepts-flows');
  await tab.press('/');
  await tab.see('#search-dialog[open] input');
  await tab.type('知识库');
  await tab.see('#search-dialog[open] [role=option]');
  expect((await tab.see('.search-zh-panel')).height).toBeGreaterThan(400);
  await tab.press('ArrowDown');
  const chosen = await tab.see('#search-dialog[open] [role=option][aria-selected=true]');
  await tab.press('Enter');
  await tab.seeNone('#search-dialog[open]');
  await until('on the page that was chosen', async () => chosen.text.includes((await tab.see('h1')).text));
});

test('text that stands in a name without an element breaks at its joints alone', async ({tab}) => {
  await tab.open('/does-not-exist');
  const text = 'a.b:c,d;e=f*g"h\'i`j$k#l@m&n<o>p~q^r+s%t(u)v[w]x_y/z a b';
  const lines = await tab.run((shown) => {
    const element = document.createElement('p');
    element.style.cssText = 'width: 1px; overflow-wrap: normal';
    element.textContent = shown;
    document.body.append(element);
    const range = document.createRange();
    const topOf = (at: number) => {
      range.setStart(element.firstChild as Text, at);
      range.setEnd(element.firstChild as Text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const starts = [...shown].flatMap((letter, at) => (at === 0 || (letter !== ' ' && topOf(at) > topOf(at - 1) + 5) ? [at] : []));
    return starts.map((start, index) => shown.slice(start, starts[index + 1]).trim());
  }, text);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines.slice(0, -1)) expect(line.endsWith('/') || text.includes(`${line} `), line).toBe(true);
});
