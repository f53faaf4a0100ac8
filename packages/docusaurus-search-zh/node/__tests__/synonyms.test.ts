import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSynonyms, readOwnSynonyms, readSynonyms} from '../synonyms';

const folder = mkdtempSync(path.join(tmpdir(), 'search-zh-synonyms-'));
const fileWith = (content: string) => {
  const file = path.join(folder, 'words.yml');
  writeFileSync(file, content);
  return file;
};

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

  it('takes names that are not translated for different things', () => {
    expect(buildSynonyms([{en: 'Message / Tool (types)', zh: '原样'}], [])).toEqual([]);
  });

  it('weighs related words less than equal ones', () => {
    const [equal, related] = buildSynonyms([], [{words: ['甲乙', '丙丁']}, {words: ['戊己', '庚辛'], strength: 'weak'}]);
    expect(equal?.weight).toBeGreaterThan(related?.weight ?? 1);
  });

  it('makes no group of one word', () => {
    expect(buildSynonyms([{en: 'MCP', zh: 'mcp'}], [])).toEqual([]);
  });
});

describe('readOwnSynonyms', () => {
  it('names every mistake at once', () => {
    const file = fileWith('- {words: [一个]}\n- {words: [甲, 乙], strength: strong}\n- {words: [甲, 乙], note: x}\n');
    let message = '';
    try {
      readOwnSynonyms(file);
    } catch (error) {
      message = String(error).replaceAll(file, 'words.yml');
    }
    expect(message).toMatchInlineSnapshot(`
      "Error: words.yml 有误：
        - [0].words：应为至少两个词的列表；收到的是 ["一个"]
        - [1].strength：应为 weak，或者不写这个键；收到的是 "strong"
        - [2].note：没有这个键；删去它，或者改正（这里应为含 words，可以加 strength、why 的键值对）
      写法见文件开头的说明。"
    `);
  });
});

describe('readSynonyms', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'search-zh-site-'));
  const groupOf = (word: string, file: string) =>
    readSynonyms(site, file).find(({phrases}) => phrases.some((phrase) => phrase.join('') === word));

  it('has the groups of the plugin where there is no glossary', () => {
    expect(groupOf('捆绑包', 'missing.yml')?.phrases.map((phrase) => phrase.join(''))).toContain('组件包');
  });

  it('adds the terms of the glossary, and says which of them is wrong', () => {
    writeFileSync(path.join(site, 'words.yml'), "- {en: zyx, zh: 组件戊, keepEnglish: 'no'}\n");
    expect(groupOf('zyx', 'words.yml')?.phrases.map((phrase) => phrase.join(''))).toContain('组件戊');
    writeFileSync(path.join(site, 'words.yml'), "- {en: zyx, keepEnglish: 'no'}\n");
    expect(() => readSynonyms(site, 'words.yml')).toThrow('zyx：zh：应为中文译法；收到的是空（没有这个键）');
  });
});
