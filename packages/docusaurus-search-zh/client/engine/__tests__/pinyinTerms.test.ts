import {describe, expect, it} from 'vitest';
import {spelledTerms} from '../pinyinTerms';

const group = (weight: number, ...words: string[]) => ({phrases: words.map((word) => [...word]), weight});
const GROUPS = [
  group(0.75, '自定义组件', '自写组件'),
  group(0.75, '组件', '节点'),
  group(0.75, '模板', '样例'),
  group(0.75, '环境变量'),
  {phrases: [['mcp', '服', '务', '器']], weight: 0.75},
  group(0.4, '自定义组件', '代码节点'),
];
const READINGS = new Map(
  Object.entries({
    自: 'zi',
    定: 'ding',
    义: 'yi',
    组: 'zu',
    件: 'jian',
    模: 'mo mu',
    板: 'ban',
    环: 'huan',
    境: 'jing',
    变: 'bian',
    量: 'liang',
  }).map(([character, readings]) => [character, readings.split(' ')]),
);
const spelled = (letters: string) => spelledTerms(letters, GROUPS, READINGS);
const pairsOf = (letters: string) =>
  spelled(letters)
    .terms.flatMap(({phrases}) => phrases)
    .map(({terms}) => terms.map(({lookups}) => lookups[0]?.term).join(' '));

describe('spelledTerms', () => {
  it.each([
    ['all syllables', 'zujian', '组件'],
    ['either reading of a character', 'moban', '模板'],
    ['either reading of a character', 'muban', '模板'],
    ['what accents make alike', 'zhujiang', '组件'],
  ])('reads a term by %s: %s', (_, letters, pair) => {
    expect(pairsOf(letters)[0]).toBe(pair);
  });

  it.each([
    ['initials', 'zdyzj'],
    ['initials and syllables', 'zdyzujian'],
    ['the beginning', 'zidingyizuj'],
  ])('reads a longer term by %s: %s', (_, letters) => {
    expect(pairsOf(letters)[0]).toBe('自定 定义 义组 组件');
    expect(spelled(letters).isWhole).toBe(false);
  });

  it('takes what is written in full for nothing longer', () => {
    expect(spelled('zujian').isWhole).toBe(true);
    expect(pairsOf('zujian')).toEqual(['组件', '§1']);
  });

  it('finds the other words for a term, too, for less', () => {
    const [own, same, related] = spelled('zidingyizujian').terms.flatMap(({phrases}) => phrases);
    expect(same?.terms[0]?.lookups[0]?.term).toBe('§0');
    expect(related?.terms[0]?.lookups[0]?.term).toBe('§5');
    expect([own, same, related].map((phrase) => phrase?.factor)).toEqual(
      [...[own, same, related].map((phrase) => phrase?.factor)].sort((a = 0, b = 0) => b - a),
    );
  });

  it.each(['zj', 'mb', 'xyz', 'server', 'zujianx', 'ZUJIAN', 'zu1'])('reads nothing into %s', (letters) => {
    expect(pairsOf(letters)).toEqual([]);
  });
});
