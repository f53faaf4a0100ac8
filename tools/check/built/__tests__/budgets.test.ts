import {randomBytes} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../lib/build/html';
import {createBudgetCheck, readLoad} from '../budgets';

const FILES: Record<string, Buffer> = {'/a.js': Buffer.from('a()'), '/big.js': randomBytes(220_000), '/a.css': Buffer.from('a {}')};
const check = createBudgetCheck((address) => FILES[address]);
const page = (scripts: string[], rest = '') =>
  `<link rel=stylesheet href=/a.css><script type=application/json id=app-files>${JSON.stringify(scripts)}</script>${rest}`;
const problems = (html: string, path = '/agents') => check(path, readLoad(parseHtml(html), html));

describe('budgets', () => {
  it('finds nothing on a light page', () => {
    expect(problems(page(['/a.js'], '<script>a()</script><script type=application/ld+json>{}</script>'))).toEqual([]);
  });

  it('names what is too heavy, by the kind of the page', () => {
    expect(problems(page(['/big.js']))).toEqual([expect.stringMatching(/^js 应不超过 \d{6}；实际是 220\d{3}/)]);
    expect(problems(page(['/big.js']), '/corrections')).toEqual([]);
    expect(problems(page(['/a.js'], '<i></i>'.repeat(2_000)), '/api/logout')).toEqual([expect.stringMatching(/^elements 应不超过 \d{4}/)]);
    expect(problems(page(['/a.js'], `<p>${randomBytes(50_000).toString('hex')}`), '/api')).toEqual([expect.stringMatching(/^html /)]);
    expect(problems(page(['/a.js'], `<script>"${randomBytes(4_000).toString('hex')}"</script>`))).toEqual([
      expect.stringMatching(/^inline /),
    ]);
  });

  it('wants a list of scripts, and none that runs at once', () => {
    expect(problems('<p>页面')).toEqual([expect.stringContaining('#app-files')]);
    expect(problems(page(['/a.js'], '<script src=/a.js></script>'))).toEqual([expect.stringContaining('加载脚本 /a.js')]);
  });

  it('fails on a file that the site does not have', () => {
    expect(() => problems(page(['/none.js']))).toThrow('/none.js 不在构建好的站点里');
  });
});
