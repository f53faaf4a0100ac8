import {insertAt, offsetAt, quoteAround, replaceAt} from '../document/editRun';
import {CODE, type Finding, OBJECT, type TextRule, type TextRun} from '../types';

const MISSING = new RegExp(`(?<=\\p{Script=Han})(?=[A-Za-z0-9${CODE}])|(?<=[A-Za-z0-9%${CODE}])(?=\\p{Script=Han})`, 'gu');
// An object behind the space is the anchor of a heading.
const NEEDLESS = new RegExp(`(?<=\\S) +(?=[，。：；！？、（）“”《》])|(?<=[，。：；！？、（）“”《》]) +(?=[^\\s${OBJECT}])`, 'gu');

function findMissing(run: TextRun): Finding[] {
  return [...run.text.matchAll(MISSING)].map(({index}) => ({
    offset: offsetAt(run, index),
    message: `汉字与英文、数字或行内代码之间没有空格（${quoteAround(run, index - 1, index + 1)}）`,
    fix: '在中间加一个空格',
    edits: insertAt(run, index, ' '),
  }));
}

function findNeedless(run: TextRun): Finding[] {
  return [...run.text.matchAll(NEEDLESS)].map(({0: spaces, index}) => ({
    offset: offsetAt(run, index),
    message: `全角标点旁边有空格（${quoteAround(run, index)}）`,
    fix: '去掉空格',
    edits: Array.from(spaces).flatMap((_, i) => replaceAt(run, index + i, '')),
  }));
}

/** One space between Chinese and Latin text, digits and inline code; none beside full-width punctuation. */
export const spacing: TextRule = {
  name: '空格',
  check: ({runs}) => runs.flatMap((run) => [...findMissing(run), ...findNeedless(run)]),
};
