import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {PageCache} from '../pageCache';

const CACHE = 'node_modules/.cache/publish/pages.json';
let siteDir = '';
let made: string[] = [];

/** Takes results from sources through one build, and returns those that had to be made. */
function build(sources: readonly string[], code = 'code'): string[] {
  made = [];
  const cache = new PageCache(siteDir, code);
  for (const source of sources) {
    const text = cache.take(['text', source], () => {
      made.push(source);
      return `text of ${source}`;
    });
    expect(text).toBe(`text of ${source}`);
  }
  cache.save();
  return made;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  expect(build(['a', 'b'])).toEqual(['a', 'b']);
});

it('what is unchanged is taken from the last build, what is not is made', () => {
  expect(build(['a', 'b'])).toEqual([]);
  expect(build(['a', 'changed b'])).toEqual(['changed b']);
});

it('another code makes everything anew', () => {
  expect(build(['a', 'b'], 'changed code')).toEqual(['a', 'b']);
});

it('what a build does not use is not kept', () => {
  build(['a']);
  expect(build(['a', 'b'])).toEqual(['b']);
  expect(readdirSync(path.dirname(path.join(siteDir, CACHE)))).toEqual(['pages.json']);
});

it('a result that says that there is none is kept too', () => {
  const take = () => {
    let count = 0;
    const cache = new PageCache(siteDir, 'code');
    cache.take(['none'], () => {
      count += 1;
      return null;
    });
    cache.save();
    return count;
  };
  expect([take(), take()]).toEqual([1, 0]);
});

it.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('text of a', 'text of x')],
  ['something else', () => '[]'],
  ['empty', () => ''],
])('a file that is %s is not believed', (_name, spoil) => {
  const file = path.join(siteDir, CACHE);
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  expect(build(['a', 'b'])).toEqual(['a', 'b']);
  expect(build(['a', 'b'])).toEqual([]);
});
