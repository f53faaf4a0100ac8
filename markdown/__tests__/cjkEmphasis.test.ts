import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

const plain = unified().use(remarkParse).use(remarkMdx);
const friendly = unified().use(remarkParse).use(remarkMdx).use(remarkCjkFriendly);

function boldTexts(parser: typeof friendly | typeof plain, source: string): string[] {
  const found: string[] = [];
  visit(parser.parse(source), 'strong', (node) => {
    found.push(source.slice(node.position?.start.offset, node.position?.end.offset).replaceAll('*', ''));
  });
  return found;
}

describe('bold text next to Chinese', () => {
  it('needs the plugin: CommonMark alone prints the asterisks', () => {
    expect(boldTexts(plain, '**浏览器。**之后')).toEqual([]);
  });

  it.each([
    ['**浏览器。**之后', ['浏览器。']],
    ['打开**设置**，再点**“保存”**就好', ['设置', '“保存”']],
    ['把**流程（Flow）**公开', ['流程（Flow）']],
    ['**[链接](/a)。**之后', ['[链接](/a)。']],
    ['参数**`name`**必填', ['`name`']],
  ])('works in %s', (source, expected) => {
    expect(boldTexts(friendly, source)).toEqual(expected);
  });
});
