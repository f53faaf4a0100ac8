import {offsetAt, quoteAround} from '../document/editRun';
import {CODE, type TextRule} from '../types';

const CHINESE = `[\\p{Script=Han}，。：；！？、（）“”《》${CODE}]`;
const BREAK = new RegExp(`(?<=${CHINESE})[ \\t]*\\n|\\n[ \\t]*(?=${CHINESE})`, 'gu');

/** A line break inside a paragraph shows as a space, which is wrong between Chinese characters. */
export const softBreaks: TextRule = {
  name: '段内换行',
  check: ({file, runs}) =>
    runs.flatMap((run) =>
      // In a picture a line break is a line break.
      [...(file.startsWith('figures/') ? '' : run.text).matchAll(BREAK)].map(({index}) => ({
        offset: offsetAt(run, index),
        message: `一段中文断成了两行（${quoteAround(run, index)}），网页上会多出一个空格`,
        fix: '把一段写在一行里',
      })),
    ),
};
