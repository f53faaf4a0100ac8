import {describe, expect, it} from 'vitest';
import {readEnglish} from '../readEnglish';

describe('readEnglish', () => {
  const groups = readEnglish().map(({phrases}) => phrases.map((phrase) => phrase.join(/[a-z]/.test(phrase.join('')) ? ' ' : '')));

  it('knows the Chinese words for common ones', () => {
    expect(groups.find((words) => words.includes('cancel'))).toContain('取消');
    expect(groups.find((words) => words.includes('log in'))).toContain('登录');
  });

  it('has each English word once', () => {
    const words = groups.flat().filter((word) => /[a-z]/.test(word));
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});
