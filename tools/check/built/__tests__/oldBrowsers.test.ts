import {describe, expect, it} from 'vitest';
import {checkOldBrowsers} from '../oldBrowsers';

describe('checkOldBrowsers', () => {
  it.each(['/(?<=a)b/u', '"(?<!a)b"', 'fetch(u,{signal:AbortSignal.timeout(9)})'])('names a script with %s', (text) => {
    expect(checkOldBrowsers([['assets/js/main.js', text]])).toMatchObject([{file: 'assets/js/main.js', rule: '旧浏览器'}]);
  });

  it('leaves named groups, and the text of pages', () => {
    expect(
      checkOldBrowsers([
        ['assets/js/main.js', '/(?<name>a)/'],
        ['regex.html', '(?<=a)'],
      ]),
    ).toEqual([]);
  });
});
