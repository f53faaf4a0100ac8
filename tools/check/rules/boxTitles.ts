import {offsetAt} from '../document/editRun';
import type {TextRule} from '../types';

const OWN = '译者补充';

/** A box with help of our own says in its title what it is about. */
export const boxTitles: TextRule = {
  name: '提示框标题',
  check: ({runs}) =>
    runs
      .filter(({kind, text}) => (kind === 'label' || kind === 'title') && text.startsWith(OWN) && !/^译者补充：\S/u.test(text))
      .map((run) => ({
        offset: offsetAt(run, 0),
        message: `提示框的标题“${run.text}”没说是什么内容`,
        fix: `写成“${OWN}：主题”，例如“${OWN}：国内镜像”`,
      })),
};
