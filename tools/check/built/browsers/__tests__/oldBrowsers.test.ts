import {describe, expect, it} from 'vitest';
import {InputError} from '../../../../../lib/input/inputError';
import {findMissing, readTargets} from '../compatData';
import {checkOldBrowsers} from '../oldBrowsers';

const QUERIES = ['chrome >= 99', 'edge >= 99', 'firefox >= 98', 'safari >= 15.4', 'ios_saf >= 15.4'];
const missing = findMissing(readTargets(QUERIES));
const usesOf = (script: string, from = missing) => checkOldBrowsers([['assets/js/main.js', script]], from).map(({message}) => message);

describe('checkOldBrowsers', () => {
  it.each([
    ['(?<=、', 'x.replace(/(?<=a)b/u, "")'],
    ['(?<=、', 'new RegExp("(?<!a)b")'],
    ['static {}', 'class A { static { start() } }'],
    ['ES2022', 'x = /[a--b]/v'],
    ['timeout', 'fetch(u, {signal: AbortSignal.timeout(9)})'],
    ['any', 'AbortSignal.any([a, b])'],
    ['canParse', 'URL.canParse(a)'],
    ['withResolvers', 'Promise.withResolvers()'],
    ['groupBy', 'Object.groupBy(a, f)'],
    ['fromAsync', 'await0(Array.fromAsync(a))'],
    ['findLast', 'rows.findLast(f)'],
    ['findLastIndex', 'rows["findLastIndex"](f)'],
    ['toSorted', '[...a].toSorted()'],
    ['isWellFormed', 'text.isWellFormed()'],
    ['union', 'new Set(a).union(b)'],
    ['Segmenter', 'new Intl.Segmenter("zh")'],
    ['requestIdleCallback', 'requestIdleCallback(f)'],
    ['requestIdleCallback', 'window.requestIdleCallback(f)'],
    ['navigation', 'navigation.navigate("/")'],
    ['startViewTransition', 'document.startViewTransition(f)'],
    ['showPopover', 'menu.showPopover()'],
    ['checkVisibility', 'e.checkVisibility()'],
    ['scrollend', 'e.addEventListener("scrollend", f)'],
  ])('names %s in %s', (name, script) => {
    expect(usesOf(script)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    'x = /(?<name>a)/d',
    'a.at(-1); a.flat(); a.replaceAll("b", "c"); Object.hasOwn(a, "b"); structuredClone(a)',
    'dialog.showModal(); e.inert = true; e.addEventListener("scroll", f)',
    'typeof Intl.Segmenter === "function" && new Intl.Segmenter("zh")',
    '(window.requestIdleCallback ?? setTimeout)(f)',
    '"requestIdleCallback" in window ? requestIdleCallback(f) : f()',
    'document.startViewTransition?.(f)',
    'if (a.findLast) a.findLast(f)',
    'class A { union() {} run() { this.union() } }',
  ])('leaves %s', (script) => {
    expect(usesOf(script)).toEqual([]);
  });

  it('leaves what the promised browsers have', () => {
    const later = findMissing(readTargets(['chrome >= 130', 'firefox >= 130', 'safari >= 18']));
    expect(usesOf('rows.findLast(f); AbortSignal.timeout(9); x = /(?<=a)b/', later)).toEqual([]);
  });

  it('reads the scripts of pages, but not their text', () => {
    const pages = ['a.html', 'b.html'].map((file) => [file, '<p>(?<=a)</p><script>rows.findLast(f)</script>'] as const);
    expect(checkOldBrowsers(pages, missing)).toMatchObject([{file: 'a.html', rule: '旧浏览器'}]);
  });
});

describe('readTargets', () => {
  it.each(['> 0.5% in CN', 'chrome 99', 'and_uc >= 15'])('refuses %s', (query) => {
    expect(() => readTargets([query])).toThrow(InputError);
  });
});
