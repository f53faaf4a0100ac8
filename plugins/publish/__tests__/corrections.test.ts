import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/build/builtPage';
import type {Correction} from '../../../lib/content/corrections';
import {CORRECTIONS_TITLE} from '../../../lib/content/correctionsPage';
import {takeThrough} from '../__fixtures__/takeThrough';
import {checkCorrections} from '../node/corrections/checkCorrections';

const FOLD = `<details><summary>${CORRECTIONS_TITLE}（1 处）</summary><div>本页：<code>7861</code></div></details>`;
const PAGE = `<article><h1>页</h1><p>默认端口是 <code>78<wbr>60</code>，\n可以改。</p><details><summary>更多</summary>折叠的 9000</details>${FOLD}</article>`;
const correction = (fields: Partial<Correction> = {}): Correction => ({
  version: '1.5',
  page: '/a',
  upstream: '3000',
  ours: '7860',
  evidence: [{path: 'src/main.py', from: 1, to: 1}],
  note: '端口写错了。',
  address: fields.page ?? '/a',
  commit: 'c'.repeat(40),
  ...fields,
});
const check = (...corrections: Correction[]) => {
  const pages = [new BuiltPage('/a', 'a.html', PAGE), new BuiltPage('/b', 'b.html', '<main>9000</main>')];
  return () => takeThrough(checkCorrections(corrections), pages);
};

describe('checkCorrections', () => {
  it('finds what the page says, across elements and line breaks, and folded', () => {
    const said = ['7860', '默认端口是 7860，可以改', '折叠的 9000'].map((ours) => correction({ours}));
    expect(check(...said)).not.toThrow();
  });

  it('names every entry that its page does not bear out; the list of corrections does not count', () => {
    const wrong = [correction({ours: '7861'}), correction({page: '/gone'}), correction({page: '/b', upstream: 'x', ours: '9000'})];
    expect(check(correction(), ...wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: translation/corrections.yaml 与页面不符：
        - 1.5 /a“3000”：页面上没有 ours 的文字 "7861"；让正文写明它，或者改成正文里的写法（不带反引号）
        - 1.5 /gone“3000”：page 应为站内有正文的页面；没有构建出 /gone
        - 1.5 /b“x”：页面上没有 ours 的文字 "9000"；让正文写明它，或者改成正文里的写法（不带反引号）]
    `);
  });
});
