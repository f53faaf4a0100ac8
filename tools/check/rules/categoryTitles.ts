import type {PageRule} from '../types';

const CATEGORY = /^\/components-(?!bundle|custom)/;
const FORM = /^[\p{Script=Han}]+（[A-Z][A-Za-z /&-]*）$/u;

/** Titles of the pages on categories of components name them in Chinese and, as the interface does, in English. */
export const categoryTitles: PageRule = {
  name: '类别标题',
  check: ({frontMatter: {slug, title}, source}) =>
    CATEGORY.test(String(slug ?? '')) && !FORM.test(String(title ?? ''))
      ? [
          {
            offset: Math.max(0, source.indexOf('title:')),
            message: `组件类别的标题应为“中文（English）”；收到的是“${String(title ?? '')}”`,
            fix: '例如“处理（Processing）”',
          },
        ]
      : [],
};
