import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSynonyms} from '../readSynonyms';

describe('readSynonyms', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'search-site-'));
  mkdirSync(path.join(site, 'translation'));
  const write = (text: string) => writeFileSync(path.join(site, 'translation/glossary.yml'), text);
  const groupOf = (word: string) => readSynonyms(site).find(({phrases}) => phrases.some((phrase) => phrase.join('') === word));

  it('has the common groups where there is no glossary', () => {
    expect(groupOf('捆绑包')?.phrases.map((phrase) => phrase.join(''))).toContain('组件包');
  });

  it('adds the terms of the glossary, and says which of them is wrong', () => {
    write("- {en: zyx, zh: 组件戊, keepEnglish: 'no'}\n- {en: Message / zyy, zh: 原样, keepEnglish: 'yes'}\n");
    expect(groupOf('zyx')?.phrases.map((phrase) => phrase.join(''))).toContain('组件戊');
    // Names that are not translated are different things.
    expect(groupOf('zyy')).toBeUndefined();
    write("- {en: zyx, keepEnglish: 'no'}\n");
    expect(() => readSynonyms(site)).toThrow('zyx：zh：应为中文译法；收到的是空（没有这个键）');
  });
});
