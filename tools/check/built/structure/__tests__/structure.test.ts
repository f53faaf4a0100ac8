import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../../lib/build/html';
import {checkPageStructure} from '../index';

const TITLE = '<h1>构建流程</h1>';
const LONG = 'x'.repeat(60);
const article = (body: string) => `<div class="theme-doc-markdown">${body}</div>`;
const check = (body: string) => checkPageStructure(parseHtml(body)).map(({rule, message}) => `${rule}：${message}`);

describe('checkStructure', () => {
  it.each([
    ['标题逐级向下，可以跳着向上', `${TITLE}<h2>甲</h2><h3>乙</h3><h4>丙</h4><h2>丁</h2>`],
    ['第一个标题可以不是 h1', `<h2>目录</h2>${TITLE}`],
    ['装饰用的图片', `${TITLE}<img src="/a.png" alt="" width="1" height="1">`],
    [
      '可以换行的行内代码，放得下的或可以滚动的内容',
      `${TITLE}${article(`<p><code><span>${LONG}</span><wbr><span>${LONG}</span></code><code>short</code></p>`)}` +
        article(`<pre><code>${LONG}</code></pre><div class="table-scroll"><table><tr><td><code>${LONG}</code></table></div>`) +
        article(`<svg width="24"></svg><p style="width:100px"><p role="status"></p><table class="own"></table>`),
    ],
    [
      '只有图标的链接和按钮',
      `${TITLE}<a href="/" aria-label="首页"></a><a href="/"><img src="/a.png" alt="首页" width="1" height="1"></a><button title="复制"></button>`,
    ],
    ['没有地址的锚点、读不到的按钮', `${TITLE}<a id="a"></a><button aria-hidden="true"></button>`],
    ['只在没有脚本时出现的内容', `${TITLE}<p id="a"></p><noscript><p id="a"></p></noscript><template><img></template>`],
    [
      '选项卡和它们的面板',
      `${TITLE}<ul><li role="tab">甲</li><li role="tab">乙</li></ul><div role="tabpanel">甲</div><div role="tabpanel" hidden>乙</div>`,
    ],
    ['不是表头的空单元格', `${TITLE}<table><tr><th>甲</th><td></td></tr></table>`],
  ])('leaves alone: %s', (_name, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    [`${TITLE}<p id="a"></p><p id="a"></p><p id="a"></p>`, ['重复的 id：id="a" 不止一个；改其中一个标题或图的 id']],
    [
      `${TITLE}<img src="/a.png" width="1" height="1">`,
      [expect.stringMatching(/^图片说明：<img src="\/a.png".*> 没有 alt；写一句说明，装饰用的写 alt=""$/)],
    ],
    [`${TITLE}<img src="/a.png" alt="" width="1">`, [expect.stringMatching(/^图片大小：<img src="\/a.png".*> 没有 width 和 height/)]],
    [TITLE + article('<p>甲<div>乙</div>丙</p>'), [expect.stringMatching(/^空段落：有空的 <p>/)]],
    [TITLE + article(`<code>${LONG}</code>`), [`页面宽度：行内代码 ${LONG} 比手机屏幕宽，又不能换行；拆开它，或者放进代码块`]],
    [TITLE + article('<table><tr><td>甲</table>'), ['页面宽度：<table> 不能横向滚动；放进 <div class="table-scroll">']],
    [TITLE + article('<iframe width="560"></iframe>'), [expect.stringMatching(/^页面宽度：<iframe width="560"> 比手机屏幕宽/)]],
    [TITLE + article('<div style="min-width: 500px"></div>'), [expect.stringMatching(/^页面宽度：<div style=.* 比手机屏幕宽/)]],
    ['<p>没有标题</p>', ['标题层级：应有且只有一个 <h1>；收到 0 个']],
    [TITLE + TITLE, ['标题层级：应有且只有一个 <h1>；收到 2 个']],
    [`${TITLE}<h2>甲</h2><h4>丙</h4>`, ['标题层级：<h4>（丙）跳过了一级；它前面的标题比它高不止一级']],
    [`${TITLE}<h2><img alt="" width="1" height="1"></h2>`, ['标题层级：<h2> 是空的；写上标题，或删去它']],
    [`${TITLE}<a href="/b"><span aria-hidden="true">→</span></a>`, ['空链接：<a href="/b"> 没有文字；写上文字或 aria-label']],
    [`${TITLE}<button class="b"> <svg></svg></button>`, ['空链接：<button class="b"> 没有文字；写上文字或 aria-label']],
    [`${TITLE}<table><tr><th>甲</th><th> </th></tr></table>`, ['空表头：有空的 <th>；给这一列写上表头']],
    [
      `${TITLE}<ul><li role="tab">甲</li><li role="tab">乙</li></ul><div role="tabpanel">甲</div><div hidden>乙</div>`,
      ['选项卡：有 2 个选项卡（role="tab"）和 1 个面板（role="tabpanel"）；应一样多'],
    ],
  ])('finds what is wrong in %s', (body, expected) => {
    expect(check(body)).toEqual(expected);
  });
});
