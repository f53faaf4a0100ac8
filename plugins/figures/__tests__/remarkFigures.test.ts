import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkFigures from '../node/remarkFigures';

const dir = path.join(__dirname, '../__fixtures__/figures');

function transform(value: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures, {dir, version: '1.5'});
  const file = new VFile({value, path: path.join(dir, '../docs/page.mdx')});
  return processor.runSync(processor.parse(file), file) as Root;
}

describe('remarkFigures', () => {
  it('imports the data of each figure and hands it to the element', () => {
    const {children} = transform('文字\n\n<Figure name="cases/cycle" />\n\n1. 一\n\n   <Figure name="cases/long" />\n');
    const imports = children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.data?.estree?.body[0]] : []));
    expect(
      imports.map((statement) =>
        statement?.type === 'ImportDeclaration' ? [statement.specifiers[0]?.local.name, statement.source.value] : [],
      ),
    ).toEqual([
      ['figureData1', '@generated/figures/default/cases/long.json'],
      ['figureData0', '@generated/figures/default/cases/cycle.json'],
    ]);
    const figure = children.find((node) => node.type === 'mdxJsxFlowElement');
    expect(figure?.attributes).toMatchObject([
      {name: 'figure', value: {value: 'figureData0'}},
      {name: 'version', value: '1.5'},
    ]);
  });

  it('leaves pages without figures alone', () => {
    expect(transform('文字 <Other name="cases/cycle" />').children.map(({type}) => type)).toEqual(['paragraph']);
  });

  it('names every mistake with its line', () => {
    const page =
      '<Figure name="cases/cycl" />\n\n<Figure name="nowhere/x" />\n\n<Figure />\n\n<Figure name={x} />\n\n<Figure name="cases/cycle" width="3" />\n';
    expect(() => transform(page)).toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - plugins/figures/__fixtures__/docs/page.mdx:1：没有配图“cases/cycl”；cases/ 里有 cases/all-of-diagrams、cases/all-of-flows、cases/all-of-panels、cases/cycle、cases/long
        - plugins/figures/__fixtures__/docs/page.mdx:3：没有配图“nowhere/x”；请在 figures/ 里新建
        - plugins/figures/__fixtures__/docs/page.mdx:5：<Figure> 应写成 <Figure name="…" />，name 是直接写出的文字，没有别的属性
        - plugins/figures/__fixtures__/docs/page.mdx:7：<Figure> 应写成 <Figure name="…" />，name 是直接写出的文字，没有别的属性
        - plugins/figures/__fixtures__/docs/page.mdx:9：<Figure> 应写成 <Figure name="…" />，name 是直接写出的文字，没有别的属性]
    `);
  });
});
