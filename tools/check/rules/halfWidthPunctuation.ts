import {offsetAt, quoteAround, replaceAt} from '../document/editRun';
import {CODE, type Edit, type Finding, type TextRule, type TextRun} from '../types';

const FULL_WIDTH: Record<string, string> = {',': '，', ';': '；', ':': '：', '!': '！', '?': '？', '.': '。', '(': '（', ')': '）'};
const HAN = /\p{Script=Han}/u;
/** What stands at the end of a piece of Chinese text. */
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

/** Edits that write a full-width mark in place of the half-width one and drop the spaces beside it. */
function toFullWidth(run: TextRun, index: number, mark: string): Edit[] {
  const edits = replaceAt(run, index, mark);
  if (run.text[index - 1] === ' ') edits.push(...replaceAt(run, index - 1, ''));
  if (run.text[index + 1] === ' ') edits.push(...replaceAt(run, index + 1, ''));
  return edits;
}

function isWrongMark(text: string, index: number): boolean {
  const mark = text[index] as string;
  if (mark === '.') return HAN.test(text[index - 1] ?? '') && /^(?:\s|\p{Script=Han}|$)/u.test(text.slice(index + 1));
  if (CHINESE_END.test(text[index - 1] ?? '')) return true;
  // Some names end with such a mark: `Yahoo! 财经`.
  if (mark === '!' || mark === '?') return HAN.test(text[index + 1] ?? '');
  // After Latin text or code, the mark is wrong when Chinese goes on behind it.
  return !/\s/.test(text[index - 1] ?? ' ') && CHINESE_START.test(after(text, index + 1));
}

function findMarks(run: TextRun): Finding[] {
  return [...run.text.matchAll(/[,;:!?.]/gu)]
    .filter(({index}) => isWrongMark(run.text, index))
    .map(({0: mark, index}) => ({
      offset: offsetAt(run, index),
      message: `中文里的半角“${mark}”（${quoteAround(run, index)}）`,
      fix: `改成“${FULL_WIDTH[mark]}”`,
      edits: toFullWidth(run, index, FULL_WIDTH[mark] as string),
    }));
}

function isWrongPair(text: string, start: number, end: number, inside: string): boolean {
  if (HAN.test(inside)) return true;
  // A call, such as `build()`, belongs to the word before it.
  if (/\w/.test(text[start - 1] ?? '')) return false;
  return CHINESE_END.test(before(text, start)) || (start > 0 && CHINESE_START.test(after(text, end)));
}

/** Names in code font stand in a Chinese list, which takes “、”. */
function findCodeLists(run: TextRun): Finding[] {
  return [...run.text.matchAll(CODE_LIST)].map(({index}) => ({
    offset: offsetAt(run, index + 1),
    message: `并列的行内代码之间用了半角逗号（${quoteAround(run, index + 1)}）`,
    fix: '改成“、”',
    edits: toFullWidth(run, index + 1, '、'),
  }));
}

function findPairs(run: TextRun): Finding[] {
  return [...run.text.matchAll(PAIRS)]
    .filter(({0: whole, 1: inside, index}) => isWrongPair(run.text, index, index + whole.length, inside as string))
    .map(({0: whole, index}) => ({
      offset: offsetAt(run, index),
      message: `中文里的半角括号（${quoteAround(run, index, index + whole.length)}）`,
      fix: '改成“（）”，两侧不留空格',
      edits: [...toFullWidth(run, index, '（'), ...toFullWidth(run, index + whole.length - 1, '）')],
    }));
}

function findQuotes(run: TextRun): Finding[] {
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

/** Half-width punctuation inside Chinese text, also across bold text, links and inline code. */
export const halfWidthPunctuation: TextRule = {
  name: '半角标点',
  check: ({runs}) =>
    runs.flatMap((run) => (HAN.test(run.text) ? [findMarks, findCodeLists, findPairs, findQuotes].flatMap((find) => find(run)) : [])),
};
