import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import rehypeTaskLists from '../rehypeTaskLists';

const render = (markdown: string): string =>
  String(unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeTaskLists).use(rehypeStringify).processSync(markdown));

it('names the boxes of a task list by their state', () => {
  const html = render('- [ ] 改掉默认密码\n- [x] 关掉自动登录\n- 别的事');
  expect(html).toContain('<input type="checkbox" disabled aria-label="未完成"> 改掉默认密码');
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="已完成"> 关掉自动登录');
  expect(html.match(/aria-label/g)).toHaveLength(2);
});
