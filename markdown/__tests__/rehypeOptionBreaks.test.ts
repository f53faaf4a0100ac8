import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import rehypeOptionBreaks from '../rehypeOptionBreaks';

const htmlOf = (markdown: string) =>
  String(unified().use(remarkParse).use(remarkRehype).use(rehypeOptionBreaks).use(rehypeStringify).processSync(markdown));

test('a line may end before each option and quoted value of a list, and nowhere else', () => {
  expect(htmlOf('`--search`、`--name`；`path`、`-n`')).toBe(
    '<p><code>--search</code>、<wbr><code>--name</code>；<code>path</code>、<wbr><code>-n</code></p>',
  );
  expect(htmlOf('`"a"`、`"b"`')).toBe('<p><code>"a"</code>、<wbr><code>"b"</code></p>');
  expect(htmlOf('写 `--search`')).toBe('<p>写 <code>--search</code></p>');
});
