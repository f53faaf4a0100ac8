import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseGlossary, readGlossary} from '../../../../lib/content/glossary';
import {findParts} from '../../../../lib/pages/findParts';
import {matchesQuery} from '../../client/matchesQuery';
import {buildTerms} from '../buildTerms';

const GLOSSARY = parseGlossary(`
- {en: Vector store, zh: 向量存储, keepEnglish: 'no', definition: 保存向量, note: 不用矢量}
- {en: flow, zh: 流程, keepEnglish: first-mention}
`);
const page = (route: string, text: string) => ({route, title: `页面 ${route}`, parts: findParts(text)});

describe('buildTerms', () => {
  it('lists terms by their English, with what is known about them', () => {
    expect(buildTerms(GLOSSARY, [])).toEqual([
      {id: 'flow', en: 'flow', zh: '流程', rule: '首次出现时附英文'},
      {id: 'vector-store', en: 'Vector store', zh: '向量存储', rule: '只写中文', definition: '保存向量', note: '不用矢量'},
    ]);
  });

  it('names the page that mentions a term most, and none that only names it in code or in passing', () => {
    const pages = [3, 4, 5, 6, 7, 8].map((count) => page(`/${count}`, '流程，'.repeat(count)));
    const code = page('/code', `\`\`\`\n${'流程'.repeat(9)}\n\`\`\`\n\`流程\`流程`);
    const [flow] = buildTerms(GLOSSARY, [code, ...pages]);
    expect(flow?.page).toEqual({title: '页面 /8', to: '/8'});
    expect(buildTerms(GLOSSARY, [code])[0]?.page).toBeUndefined();
  });

  it('prefers the page whose title is about the term, however much others mention it', () => {
    const titled = (route: string, title: string) => ({...page(route, '流程，流程，流程'), title});
    const pages = [page('/much', '流程，'.repeat(9)), titled('/import', '导入与导出流程'), titled('/flows', '构建流程')];
    expect(buildTerms(GLOSSARY, pages)[0]?.page).toEqual({title: '构建流程', to: '/flows'});
  });

  it('gives every term of this site an id of its own', () => {
    const ids = buildTerms(readGlossary(path.join(__dirname, '../../../..')), []).map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]/.test(id))).toEqual([]);
  });
});

describe('matchesQuery', () => {
  const [, store] = buildTerms(GLOSSARY, []);

  it.each(['', 'VECTOR', '向量', '矢量', 'store 保存'])('%j finds the term', (query) => {
    expect(store && matchesQuery(store, query)).toBe(true);
  });

  it('every word must stand there', () => {
    expect(store && matchesQuery(store, 'store 流程')).toBe(false);
  });
});
