import {offsetAt} from '../document/editRun';
import {OBJECT, type TextRule, type TextRun} from '../types';

// A question may keep its mark.
const TRAILING = /[，。：；！、…,.;:!]$/u;

const TITLES: readonly TextRun['kind'][] = ['title', 'heading', 'label'];

/** Headings and titles end without punctuation, save a question mark. */
export const headingPunctuation: TextRule = {
  name: '标题标点',
  check: ({runs}) =>
    runs
      .filter(({kind}) => TITLES.includes(kind))
      .flatMap((run) => {
        const text = run.text.replaceAll(OBJECT, ' ').trimEnd();
        const mark = TRAILING.exec(text)?.[0];
        return mark ? [{offset: offsetAt(run, text.length - 1), message: `标题以“${mark}”结尾`, fix: '去掉结尾的标点'}] : [];
      }),
};
