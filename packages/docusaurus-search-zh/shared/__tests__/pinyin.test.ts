import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {foldSyllable, readPinyin, syllablePair} from '../pinyin';

describe('readPinyin', () => {
  it.each([
    ['zhinengti', 'zhi neng ti'],
    ['anzhuang', 'an zhuang'],
    ['xiangliang', 'xiang liang'],
    ['lvse', 'lv se'],
  ])('reads %s', (letters, expected) => {
    expect(readPinyin(letters)[0]?.syllables.join(' ')).toBe(expected);
  });

  it('leaves the last syllable open while it is typed', () => {
    expect(readPinyin('zhineng')[0]).toMatchObject({unfinished: false});
    expect(readPinyin('zhinengt')[0]).toMatchObject({syllables: ['zhi', 'neng', 't'], unfinished: true});
  });

  it('offers each way to read what is ambiguous', () => {
    const readings = readPinyin('fangan').map(({syllables}) => syllables.join(' '));
    expect(readings).toContain('fang an');
    expect(readings).toContain('fan gan');
  });

  it('does not read what is no pinyin', () => {
    expect(readPinyin('docker')).toEqual([]);
    expect(readPinyin('Webhook')).toEqual([]);
    expect(readPinyin('')).toEqual([]);
  });

  it('reads any letters in bounded time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,60}$/), (letters) => {
        for (const {syllables} of readPinyin(letters)) expect(syllables.join('')).toBe(letters);
      }),
    );
  });
});

describe('foldSyllable', () => {
  it('makes alike what accents and input methods confuse', () => {
    expect(foldSyllable('zhang')).toBe(foldSyllable('zan'));
    expect(foldSyllable('shi')).toBe(foldSyllable('si'));
    expect(foldSyllable('lue')).toBe(foldSyllable('lve'));
    expect(syllablePair('sheng', 'chan')).toBe(syllablePair('shen', 'can'));
  });
});
