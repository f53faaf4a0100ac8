import type {PageRule} from '../types';
import {listLinks} from './listLinks';

const BARE = /^(?:点击|请点击|单击|查看|见|参见)?(?:这里|此处|这儿|此链接|链接|本链接|here)$/i;

/** A link says where it leads: people who jump from link to link hear nothing else. */
export const linkText: PageRule = {
  name: '链接文字',
  check: ({tree}) =>
    listLinks(tree)
      .filter(({text}) => BARE.test(text.trim()))
      .map(({text, offset}) => ({offset, message: `链接文字“${text.trim()}”没说去哪里`, fix: '用目标页面的标题或内容作链接文字'})),
};
