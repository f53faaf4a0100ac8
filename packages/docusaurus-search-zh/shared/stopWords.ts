import {must} from './must';

// Words of a question that say nothing about its subject. Longest first, so that 有没有 matches before 没有.
const HAN_STOP_WORDS: readonly string[] = [
  '为什么',
  '是什么',
  '有没有',
  '会不会',
  '能不能',
  '可不可以',
  '是不是',
  '要不要',
  '什么意思',
  '怎么办',
  '怎么样',
  '怎样才能',
  '代表什么',
  '什么',
  '怎么',
  '怎样',
  '如何',
  '另外',
  '在哪里',
  '在哪儿',
  '在哪',
  '哪里',
  '哪儿',
  '哪些',
  '哪个',
  '哪一个',
  '多少',
  '是否',
  '能否',
  '可否',
  '可以',
  '需要',
  '应该',
  '请问',
  '我想',
  '想要',
  '一下',
  '一个',
  '某个',
  '某些',
  '某一个',
  '有没有办法',
  '有办法',
  '办法',
  '一起',
  '这个',
  '那个',
  '这些',
  '时候',
  '之前',
  '以前',
  '之后',
  '以后',
  '现在',
  '已经',
  '还能',
  '还是',
  '直接',
  '完全',
  '一直',
  '总是',
  '突然',
  '才能',
  '其中',
  '东西',
  '的话',
  '为啥',
  '咋样',
  '意思',
  '的',
  '了',
  '吗',
  '呢',
  '吧',
  '啊',
  '呀',
  '么',
  '咋',
  '是',
  '我',
  '你',
  '把',
  '被',
  '让',
  '给',
  '请',
  '和',
  '与',
  '或',
  '及',
  '在',
  '里',
  '中',
  '会',
  '能',
  '要',
  '有',
  '到',
  '从',
  '对',
  '用',
  '为',
  '后',
  '时',
  '都',
  '也',
  '就',
  '才',
  '并',
  '跟',
  '上',
  '下',
].sort((a, b) => b.length - a.length);

/** Words that say little beside others. They are searched, as a part of 自己写组件 may matter, but count less. */
const WEAK_WORDS: readonly string[] =
  '没有 知道 起来 出来 下来 进去 进来 自己 另一 其他 其它 别的 不能 不会 不到 不了 一样 一种 一些 一点 一次 一遍 一台 一份 一套 一半 同一 出现 进行 通过 使用 还有 只有 只能 就是 然后 如果 但是 因为 所以 而且 或者 以及 同时 分别 可能 必须 比较 非常 每个 每次 里面 外面 上面 下面 前面 后面 拿到 做成 变成 什么样 事情 情况 方法 方式 地方 希望 发现 明明 好像 似乎 老是 经常 有时 有时候'.split(
    ' ',
  );

/** Single characters are removed only next to another removed word or at the end of a run, so that 用户, 上传 and 时间 stay whole. */
const LONG_STOP_WORDS = HAN_STOP_WORDS.filter((word) => word.length > 1);
/** Characters that never start or end a technical word on these pages. */
const PARTICLES: ReadonlySet<string> = new Set(['的', '了', '吗', '呢', '吧', '啊', '呀', '么', '咋', '把', '被']);
const QUESTION = /什么|哪[里儿些个]|怎[么样]|如何|多少/g;
const EDGE_WORDS: ReadonlySet<string> = new Set(HAN_STOP_WORDS.filter((word) => word.length === 1));

const LATIN_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from how i if in is it me my of on or should that the this to was what when where which why will ' +
    'with you your about also although am any anybody anyone anything because been being but cannot could d did doing either else etc ever ' +
    'had has have having he hello her here hers hey hi him his into its itself just let like ll m may maybe might mine much our ours ' +
    'perhaps please possible quite rather re really s shall she so some somebody someone something somehow such t than thank thanks their ' +
    'theirs them themselves then there these they thing things those though too us ve very want wanted wants we were whatever whenever ' +
    'whether who whom whose would yet ' +
    // What is before the apostrophe of "don't".
    'ain aren couldn didn doesn don hadn hasn haven isn mustn needn shouldn wasn weren won wouldn'
  ).split(' '),
);

/** English words that say little beside others: without a subject, they may still be what is asked (`not found`). */
const WEAK_LATIN_WORDS: ReadonlySet<string> = new Set(
  (
    'able actually after again all alone along already always another anymore anyway anywhere apart around away back before behind best better between ' +
    'big both bring called case come comes coming correctly despite down during each enough even every everybody everyone everything everywhere ' +
    'exactly expected few find found fresh full fully get gets getting give gives given go goes going good got great happen happened ' +
    'happens help helped helps idea inside instead issue keep keeps kept kind know last least less little long longer look looking looks lot made make makes ' +
    'making many matter mean means more most myself need needed needs never new next no nobody none not nothing now nowhere off often ok old once one ' +
    'only other others otherwise out over own part particular point problem properly proper put question right same say saying says see seem ' +
    'seems seen somewhere sometimes stay stays still successfully sure take takes tell through together told top tried tries try time trying two understand under until up upon use used ' +
    'uses using usually via way ways well went while whole within without wonder wondering work worked working works wrong yourself'
  ).split(' '),
);

/** Whether an English word says nothing about the subject of a query. */
export const isLatinStopWord = (word: string): boolean => LATIN_STOP_WORDS.has(word);

/** Whether an English word says little beside others. */
export const isLatinWeakWord = (word: string): boolean => WEAK_LATIN_WORDS.has(word);

/** Marks, for each character of a Han run, whether it belongs to a stop word. */
export function markHanStopWords(characters: readonly string[]): boolean[] {
  const text = characters.join('');
  const stopped = characters.map((character) => PARTICLES.has(character));
  // With surrogate pairs, string offsets differ from character offsets; no stop word contains such characters.
  if (text.length !== characters.length) return stopped;
  for (const word of LONG_STOP_WORDS) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      // 第一个 is a number.
      if (text[at - 1] !== '第') stopped.fill(true, at, at + word.length);
    }
  }
  stopBeforeQuestions(text, stopped);
  return stopped.map((isStopped, i) => isStopped || isLoneEdge(characters, stopped, i));
}

/** Marks the characters of words that say little beside others. */
export function markWeakWords(characters: readonly string[]): boolean[] {
  const text = characters.join('');
  const weak = characters.map(() => false);
  if (text.length !== characters.length) return weak;
  for (const word of WEAK_WORDS) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) weak.fill(true, at, at + word.length);
  }
  return weak;
}

/** Whether a character is a stop word by itself, if nothing is beside it: 被 and 了 in 被黑了. */
export const isLoneStopWord = (character: string): boolean => EDGE_WORDS.has(character);

/** 在什么位置, 用哪个模型: the short word before a question word belongs to the question. */
function stopBeforeQuestions(text: string, stopped: boolean[]): void {
  for (const {0: word, index} of text.matchAll(QUESTION)) {
    const before = index - 1;
    if (EDGE_WORDS.has(text[before] ?? '')) stopped[before] = true;
    stopped.fill(true, index, index + word.length);
  }
}

/** A single-character stop word counts only if no remaining neighbour could form a word with it. */
function isLoneEdge(characters: readonly string[], stopped: readonly boolean[], i: number): boolean {
  const alone = (i === 0 || stopped[i - 1]) && (i === characters.length - 1 || stopped[i + 1]);
  return Boolean(alone) && characters.length > 1 && EDGE_WORDS.has(must(characters[i], 'the index is inside the list'));
}
