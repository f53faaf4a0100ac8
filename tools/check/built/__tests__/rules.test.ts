import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../../lib/build/builtPage';
import {inspectPage} from '../inspectPage';
import {checkBuiltPages} from '../rules';

const readPage = (file: string, html: string) => inspectPage(new BuiltPage('/', file, html));
const read = (name: string) => readPage(name, readFileSync(path.join(__dirname, '../__fixtures__', name), 'utf8'));
const linesOf = (...pages: Parameters<typeof checkBuiltPages>[0]) =>
  checkBuiltPages(pages).map(({file, rule, message}) => `${file} ${rule}：${message}`);

describe('checkBuiltPages', () => {
  it('finds nothing on a sound page', () => {
    expect(linesOf(read('good.html'))).toEqual([]);
  });

  it('lists everything that is wrong with a page', () => {
    expect(linesOf(read('bad.html')).join('\n')).toMatchInlineSnapshot(`
      "bad.html 残留标记：<p> 里露出了 **（这是**粗体。**之后的 _汉字_ 文字，正文里的 English words are fine here。）；检查源文件里这一处的粗体或下划线
      bad.html 残留标记：<p> 里露出了 _（这是**粗体。**之后的 _汉字_ 文字，正文里的 English words are fine here。）；检查源文件里这一处的粗体或下划线
      bad.html 界面英文：<script> 里有英文“This site did not load”；翻译它，产品名则加进 tools/check/built/englishRuns.ts
      bad.html 界面英文：<nav[aria-label]> 里有英文“Main navigation of the site”；翻译它，产品名则加进 tools/check/built/englishRuns.ts
      bad.html 界面英文：<button[title]> 里有英文“Copy code to clipboard”；翻译它，产品名则加进 tools/check/built/englishRuns.ts
      bad.html 界面英文：<button> 里有英文“Toggle word wrap”；翻译它，产品名则加进 tools/check/built/englishRuns.ts
      bad.html 界面英文：<footer> 里有英文“Built with Docusaurus today”；翻译它，产品名则加进 tools/check/built/englishRuns.ts
      bad.html 页面信息：<html lang> 应为 zh-Hans；收到的是 "en"
      bad.html 页面信息：没有 <title>；给页面写标题
      bad.html 页面信息：没有 <meta name="description">；给页面写说明
      bad.html 页面信息：<meta name="docs-sha"> 应为 40 位提交 id；收到的是 "main"
      bad.html 外站资源：link[rel=preconnect] 从外站加载 https://fonts.example.com；把文件放进本站
      bad.html 外站资源：link[rel=stylesheet] 从外站加载 //cdn.example.com/a.css；把文件放进本站
      bad.html 外站资源：script[src] 从外站加载 https://cdn.example.com/a.js；把文件放进本站
      bad.html 外站资源：img[src] 从外站加载 https://img.example.com/a.png；把文件放进本站
      bad.html 外站资源：img[srcset] 从外站加载 https://img.example.com/b.png；把文件放进本站
      bad.html 外站资源：iframe[src] 从外站加载 https://video.example.com/1；把文件放进本站
      bad.html 标题层级：应有且只有一个 <h1>；收到 0 个"
    `);
  });

  it('wants titles and descriptions to differ', () => {
    expect(linesOf(read('good.html'), {...read('good.html'), file: 'copy.html'})).toMatchInlineSnapshot(`
      [
        "copy.html 页面信息：标题与 good.html 相同（构建流程 | Langflow 中文文档）；每页应当不同",
        "copy.html 页面信息：说明与 good.html 相同（在 Langflow 中创建流程（Flow）。）；每页应当不同",
      ]
    `);
  });

  it('passes over pages that only redirect', () => {
    const redirect = readPage('old.html', '<meta http-equiv="refresh" content="0; url=/new"><p>Redirecting to the new page **now**</p>');
    expect(redirect.isRedirect).toBe(true);
    expect(linesOf(redirect)).toEqual([]);
  });
});
