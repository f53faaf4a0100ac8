import {describe, expect, it} from 'vitest';
import {isLatinStopWord, isLatinWeakWord, markHanStopWords} from '../stopWords';
import {tokenize} from '../tokenize';
import {markStopWords} from '../wholeText';

const kept = (text: string) => {
  const characters = Array.from(text);
  const stopped = markHanStopWords(characters);
  return characters.filter((_, i) => !stopped[i]).join('');
};

describe('markHanStopWords', () => {
  it.each([
    ['聊天记录保存在哪里？', '聊天记录保存？'],
    ['为什么没有输入框', '没有输入框'],
    ['组件的颜色代表什么意思', '组件颜色'],
    ['文件默认在什么位置', '文件默认位置'],
    ['有没有办法清空某个会话', '清空会话'],
    ['用户上传文件', '用户上传文件'],
    ['在线会话', '在线会话'],
  ])('takes the question out of %s', (text, expected) => {
    expect(kept(text)).toBe(expected);
  });
});

describe('isLatinStopWord', () => {
  it('knows the small words of English questions', () => {
    expect(isLatinStopWord('how')).toBe(true);
    expect(isLatinStopWord('flow')).toBe(false);
  });
});

describe('isLatinWeakWord', () => {
  it('knows what says little beside other words, and is no stop word', () => {
    expect(isLatinWeakWord('try')).toBe(true);
    expect(isLatinStopWord('try')).toBe(false);
    expect(isLatinWeakWord('flow')).toBe(false);
  });
});

describe('markStopWords', () => {
  it.each([
    ["I can't do it with DO_NOT_TRACK", ['do', 'not', 'track']],
    ['what is If-Else', ['if', 'else']],
    ['how is the flow', ['flow']],
  ])('keeps the names in %s', (text, kept) => {
    const tokenized = tokenize(text);
    const stopped = markStopWords(tokenized);
    expect(tokenized.tokens.filter((_, i) => !stopped[i]).map((token) => token.text)).toEqual(kept);
  });
});
