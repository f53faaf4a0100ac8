import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {attributeOf, metaOf, parseHtml} from '../../lib/build/html';
import {doorFits} from '../doorWords';
import {OLDER} from '../testVersions';
import {hasPage, readPageHtml} from './builtPages';

/** Pages that send readers on; of the pages by task, the steps are the doors. */
const PAGES = ['/tasks', '/deployment-overview', '/authentication-overview', '/lfx-overview', '/extensions-overview'];
const STEPS = /^步骤/;

/** Heading of a place, the title of its page and what the page says of itself. */
function headingsAt(address: string): string {
  const [route = '', id] = address.split('#');
  const tree = parseHtml(readPageHtml(route));
  const headings = selectAll('h1', tree).concat(id ? selectAll(`[id="${decodeURIComponent(id)}"]`, tree) : []);
  return [...headings.map((heading) => textOf(heading)), metaOf(tree, 'description')].join('\n');
}

const doorsOf = (route: string): Element[] => {
  const lists = selectAll('.theme-doc-markdown', parseHtml(readPageHtml(route)));
  const parts = route.endsWith('/tasks')
    ? lists.flatMap((list) => selectAll('li', list).filter((item) => STEPS.test(textOf(item))))
    : lists;
  return parts.flatMap((part) => selectAll('a[href^="/"]', part)).filter((link) => textOf(link).trim() !== '');
};

test.each([...PAGES, ...PAGES.map((route) => OLDER.base + route)].filter((route) => hasPage(route)))(
  'the doors of %s say what they lead to',
  (route) => {
    const doors = doorsOf(route).map((link) => ({words: textOf(link), to: attributeOf(link, 'href') ?? ''}));
    expect(doors.length).toBeGreaterThan(5);
    const wrong = doors.filter(({words, to}) => !doorFits(words, headingsAt(to)));
    expect(wrong).toEqual([]);
  },
);

test('the page for Docker behind nginx stands where readers of the overview look for it', () => {
  const rows = selectAll('tr, li', parseHtml(readPageHtml('/deployment-overview'))).filter((row) =>
    /Compose|已经用 Docker/.test(textOf(row)),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const targets = selectAll('a', row).map((link) => attributeOf(link, 'href'));
    expect(targets).toContain('/deployment-nginx');
    expect(targets).not.toContain('/deployment-nginx-ssl');
  }
});
