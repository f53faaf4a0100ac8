import {readFileSync} from 'node:fs';
import path from 'node:path';
import autocorrect from 'autocorrect-node';
import {must} from '../../../lib/input/must';
import {cutText} from '../../../lib/text/cutText';
import {insertAt, offsetAt, quoteAround, replaceAt} from '../edits';
import {type CheckFinding, CODE, type Edit, OBJECT, type TextRule, type TextRun} from '../types';

const FULL_WIDTH: Record<string, string> = {',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '.': '。', '(': '（', ')': '）'};
const HAN = /\p{Script=Han}/u;
/** Last character of Chinese text. */
const CHINESE_END = /[\p{Script=Han}）”》】]/u;
const CHINESE_START = /[\p{Script=Han}（“《【]/u;
const CODE_LIST = new RegExp(`${CODE}, ?(?=${CODE})`, 'gu');
const PAIRS = /\(([^()]*)\)/gu;
const QUOTES = /"([^"\n]*)"/gu;

function before(text: string, index: number): string {
  return text.slice(0, index).trimEnd().at(-1) ?? '';
}

function after(text: string, index: number): string {
  return text.slice(index).trimStart().at(0) ?? '';
}

/** Edits that replace a half-width mark by the full-width one and remove the spaces next to it. */
function toFullWidth(run: TextRun, index: number, mark: string): Edit[] {
  const edits = replaceAt(run, index, mark);
  if (run.text[index - 1] === ' ') edits.push(...replaceAt(run, index - 1, ''));
  if (run.text[index + 1] === ' ') edits.push(...replaceAt(run, index + 1, ''));
  return edits;
}

function isWrongMark(text: string, index: number): boolean {
  const mark = must(text[index], 'the index is inside the text');
  if (mark === '.') return HAN.test(text[index - 1] ?? '') && /^(?:\s|\p{Script=Han}|$)/u.test(text.slice(index + 1));
  if (CHINESE_END.test(text[index - 1] ?? '')) return true;
  // Some names end with such a mark: `Yahoo! 财经`.
  if (mark === '!' || mark === '?') return HAN.test(text[index + 1] ?? '');
  // After Latin text or code, the mark is wrong if Chinese text follows.
  return !/\s/.test(text[index - 1] ?? ' ') && CHINESE_START.test(after(text, index + 1));
}

function findMarks(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(/[,;:!?.]/gu)]
    .filter(({index}) => isWrongMark(run.text, index))
    .map(({0: mark, index}) => ({
      offset: offsetAt(run, index),
      message: `中文里的半角“${mark}”（${quoteAround(run, index)}）`,
      fix: `改成“${FULL_WIDTH[mark]}”`,
      edits: toFullWidth(run, index, must(FULL_WIDTH[mark], 'only these marks are looked for')),
    }));
}

function isWrongPair(text: string, start: number, end: number, inside: string): boolean {
  if (HAN.test(inside)) return true;
  // The brackets of a call such as `build()` belong to the word before.
  if (/\w/.test(text[start - 1] ?? '')) return false;
  return CHINESE_END.test(before(text, start)) || (start > 0 && CHINESE_START.test(after(text, end)));
}

/** Code names in a Chinese list are separated by “、”. */
function findCodeLists(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(CODE_LIST)].map(({index}) => ({
    offset: offsetAt(run, index + 1),
    message: `并列的行内代码之间用了半角逗号（${quoteAround(run, index + 1)}）`,
    fix: '改成“、”',
    edits: toFullWidth(run, index + 1, '、'),
  }));
}

function findPairs(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(PAIRS)]
    .filter(({0: whole, 1: inside, index}) => isWrongPair(run.text, index, index + whole.length, inside as string))
    .map(({0: whole, index}) => ({
      offset: offsetAt(run, index),
      message: `中文里的半角括号（${quoteAround(run, index, index + whole.length)}）`,
      fix: '改成“（）”，两侧不留空格',
      edits: [...toFullWidth(run, index, '（'), ...toFullWidth(run, index + whole.length - 1, '）')],
    }));
}

function findQuotes(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(QUOTES)]
    .filter(
      ({0: whole, 1: inside, index}) =>
        HAN.test(inside as string) ||
        CHINESE_END.test(run.text[index - 1] ?? '') ||
        CHINESE_START.test(run.text[index + whole.length] ?? ''),
    )
    .map(({0: whole, index}) => ({
      offset: offsetAt(run, index),
      message: `中文里的直引号（${quoteAround(run, index, index + whole.length)}）`,
      fix: '改成“”；如果是要照原样输入的内容，改用行内代码',
      edits: [...toFullWidth(run, index, '“'), ...toFullWidth(run, index + whole.length - 1, '”')],
    }));
}

/** Half-width punctuation in Chinese text, also across bold text, links and inline code. */
export const halfWidthPunctuation: TextRule = {
  name: '半角标点',
  check: ({runs}) =>
    runs.flatMap((run) => (HAN.test(run.text) ? [findMarks, findCodeLists, findPairs, findQuotes].flatMap((find) => find(run)) : [])),
};

const MISSING = new RegExp(`(?<=\\p{Script=Han})(?=[A-Za-z0-9${CODE}])|(?<=[A-Za-z0-9%${CODE}])(?=\\p{Script=Han})`, 'gu');
// An object after the space is the anchor of a heading.
const NEEDLESS = new RegExp(`(?<=\\S) +(?=[，。：；！？、（）“”《》])|(?<=[，。：；！？、（）“”《》]) +(?=[^\\s${OBJECT}])`, 'gu');

function findMissing(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(MISSING)].map(({index}) => ({
    offset: offsetAt(run, index),
    message: `汉字与英文、数字或行内代码之间没有空格（${quoteAround(run, index - 1, index + 1)}）`,
    fix: '在中间加一个空格',
    edits: insertAt(run, index, ' '),
  }));
}

function findNeedless(run: TextRun): CheckFinding[] {
  return [...run.text.matchAll(NEEDLESS)].map(({0: spaces, index}) => ({
    offset: offsetAt(run, index),
    message: `全角标点旁边有空格（${quoteAround(run, index)}）`,
    fix: '去掉空格',
    edits: Array.from(spaces).flatMap((_, i) => replaceAt(run, index + i, '')),
  }));
}

/** One space between Chinese and Latin text, digits and inline code; none next to full-width punctuation. */
export const spacing: TextRule = {
  name: '空格',
  check: ({runs}) => runs.flatMap((run) => [...findMissing(run), ...findNeedless(run)]),
};

const CHINESE = `[\\p{Script=Han}，。：；！？、（）“”《》${CODE}]`;
const BREAK = new RegExp(`(?<=${CHINESE})[ \\t]*\\n|\\n[ \\t]*(?=${CHINESE})`, 'gu');

/** A line break inside a paragraph is shown as a space, which is wrong between Chinese characters. */
export const softBreaks: TextRule = {
  name: '段内换行',
  check: ({file, runs}) =>
    runs.flatMap((run) =>
      // In figures, a line break is intended.
      [...(file.startsWith('figures/') ? '' : run.text).matchAll(BREAK)].map(({index}) => ({
        offset: offsetAt(run, index),
        message: `一段中文断成了两行（${quoteAround(run, index)}），网页上会多出一个空格`,
        fix: '把一段写在一行里',
      })),
    ),
};

const MARK = /[^\p{L}\p{N}\s]/u;
let isConfigured = false;

// The same file configures AutoCorrect in editors.
function configure(): void {
  if (isConfigured) return;
  autocorrect.loadConfig(readFileSync(path.join(__dirname, '../../../.autocorrectrc'), 'utf8'));
  isConfigured = true;
}

/** `Ａ` → `A` or `,` → `，`. */
const isReplacement = (from: string, to: string) => to === from.normalize('NFKC') || (MARK.test(from) && MARK.test(to));

type Change = {index: number; edits: Edit[]};

/**
 * Converts a corrected text to edits: AutoCorrect only adds or removes spaces and replaces single characters.
 *
 * @returns undefined if the texts cannot be aligned
 */
function diff(run: TextRun, corrected: string): Change[] | undefined {
  const changes: Change[] = [];
  let index = 0;
  for (let at = 0; at < corrected.length || index < run.text.length; ) {
    const from = run.text[index];
    const to = corrected[at];
    if (from === to) {
      index += 1;
      at += 1;
    } else if (to === ' ') {
      changes.push({index, edits: insertAt(run, index, ' ')});
      at += 1;
    } else if (from === ' ') {
      changes.push({index, edits: replaceAt(run, index, '')});
      index += 1;
    } else if (to !== undefined && from !== undefined && isReplacement(from, to)) {
      changes.push({index, edits: replaceAt(run, index, to)});
      index += 1;
      at += 1;
    } else return undefined;
  }
  return changes;
}

function checkRun(run: TextRun): CheckFinding[] {
  const corrected = autocorrect.format(run.text);
  if (corrected === run.text) return [];
  const changes = diff(run, corrected) ?? [];
  const index = changes[0]?.index ?? 0;
  return [
    {
      offset: offsetAt(run, index),
      message: `AutoCorrect 认为排版有误（${quoteAround(run, index)}）`,
      fix: `整段应为“${cutText(corrected.replaceAll(CODE, '`…`').replaceAll(OBJECT, ''), 60)}”`,
      edits: changes.flatMap(({edits}) => edits),
    },
  ];
}

/**
 * AutoCorrect (https://huacnlee.github.io/autocorrect) for the texts of a page. It gets single texts instead of the file: in a whole MDX
 * file it would also change anchors, addresses and code.
 */
export const autoCorrect: TextRule = {
  name: 'AutoCorrect',
  check({runs}) {
    configure();
    return runs.filter((run) => HAN.test(run.text)).flatMap(checkRun);
  },
};
