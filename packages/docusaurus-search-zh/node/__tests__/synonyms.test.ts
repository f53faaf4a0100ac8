import {describe, expect, it} from 'vitest';
import {buildEnglish, buildSynonyms} from '../synonyms';

describe('buildSynonyms', () => {
  it('makes a group of a term, its translation and its other names', () => {
    const [group] = buildSynonyms([{en: 'vector store', zh: '向量存储', synonyms: ['向量库']}], []);
    expect(group?.phrases).toEqual([
      ['vector', 'store'],
      ['向', '量', '存', '储'],
      ['向', '量', '库'],
    ]);
  });

  it('takes several words of one field apart', () => {
    const [group] = buildSynonyms([{en: 'container / image', zh: '大语言模型（LLM）'}], []);
    expect(group?.phrases.map((phrase) => phrase.join(''))).toEqual(['container', 'image', 'llm', '大语言模型']);
  });

  it('keeps apart what the two languages say in pairs', () => {
    const groups = buildSynonyms([{en: 'import / export', zh: '导入 / 导出', synonyms: ['载入']}], []);
    expect(groups.map(({phrases}) => phrases.map((phrase) => phrase.join('')))).toEqual([
      ['import', '导入', '载入'],
      ['export', '导出'],
    ]);
  });

  it('takes a slash within an aside for part of one name', () => {
    const [group, ...rest] = buildSynonyms([{en: 'expose (as tool / MCP)', zh: '公开（为工具）'}], []);
    expect(group?.phrases.map((phrase) => phrase.join(''))).toContain('公开');
    expect(rest).toEqual([]);
  });

  it('weighs related words less than equal ones', () => {
    const [equal, related] = buildSynonyms([], [{words: ['甲乙', '丙丁']}, {words: ['戊己', '庚辛'], strength: 'weak'}]);
    expect(equal?.weight).toBeGreaterThan(related?.weight ?? 1);
  });

  it('makes no group of one word', () => {
    expect(buildSynonyms([{en: 'MCP', zh: 'mcp'}], [])).toEqual([]);
  });
});

describe('buildEnglish', () => {
  it('makes a group of English words and the Chinese ones, without the forms that the stem finds', () => {
    const [group] = buildEnglish([{en: ['cancel', 'cancelled', 'roll back'], zh: ['取消']}]);
    expect(group?.phrases.map((phrase) => phrase.join(' ')).sort()).toEqual(['cancel', 'roll back', '取 消']);
  });
});
