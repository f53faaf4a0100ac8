import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {highlightCode} from '../highlightCode';
import rehypeShikiStatic from '../rehypeShikiStatic';

function block(language: string | undefined, code: string, metastring?: string, line = 1): Element {
  const point = {line, column: 1};
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    position: {start: point, end: point},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: language ? [`language-${language}`] : [], metastring},
        children: [{type: 'text', value: code}],
      },
    ],
  };
}

async function transform(...children: Element[]): Promise<Root> {
  const root: Root = {type: 'root', children};
  await rehypeShikiStatic(highlightCode)(root, {path: 'docs/x.mdx'} as VFile);
  return root;
}

describe('rehypeShikiStatic', () => {
  it('puts the highlighted code into one attribute', async () => {
    const root = await transform(block('json', '{"a": 1}\n', 'title="a.json" {1} wrap'));
    expect(root.children[0]).toMatchInlineSnapshot(`
      {
        "children": [],
        "position": {
          "end": {
            "column": 1,
            "line": 1,
          },
          "start": {
            "column": 1,
            "line": 1,
          },
        },
        "properties": {
          "dataHtml": "<span class="hl">{<span class="k">"a"</span><span class="u">: </span><span class="c">1</span>}</span>",
          "dataLanguage": "json",
          "dataTitle": "a.json",
          "dataWrap": "",
        },
        "tagName": "pre",
        "type": "element",
      }
    `);
  });

  it('finds blocks inside other elements', async () => {
    const list: Element = {type: 'element', tagName: 'li', properties: {}, children: [block('text', 'x\n')]};
    const root = await transform(list);
    expect(((root.children[0] as Element).children[0] as Element).properties.dataHtml).toBe('x');
  });

  it('takes a block without a language for text', async () => {
    expect(((await transform(block(undefined, 'x\n'))).children[0] as Element).properties.dataLanguage).toBe('text');
  });

  it('names the place of every problem at once', async () => {
    await expect(
      transform(block('pyhton', 'x', undefined, 3), block('bash', 'x', 'folded', 9)),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - docs/x.mdx:3：代码块的语言“pyhton”不在 markdown/codeLanguages.ts 的表里；请改成表里的名字，或者把它加进表里
        - docs/x.mdx:9：代码块的标记无法识别：folded；可用的有 title="…"、{1,3-5}、partial、wrap]
    `);
  });
});
