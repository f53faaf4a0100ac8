import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parseGlossary, readGlossary} from '../../lib/content/glossary';
import remarkGlossaryTerms, {glossaryWords} from '../remarkGlossaryTerms';

const GLOSSARY = parseGlossary(`
- {en: flow, zh: 流程, keepEnglish: 'no', definition: 一张图}
- {en: vector, zh: 向量, keepEnglish: 'no', definition: 一串数字}
- {en: vector database, zh: 向量数据库, keepEnglish: 'no'}
- {en: RAG, zh: 检索增强生成（RAG）, keepEnglish: 'no', definition: 先查再答}
`);

const render = (markdown: string, glossary = GLOSSARY) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkGlossaryTerms, glossary)
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync(markdown),
  );
const termsOf = (markdown: string) => [...render(markdown).matchAll(/<dfn[^>]*>([^<]+)<\/dfn>/g)].map(([, text]) => text);

describe('remarkGlossaryTerms', () => {
  it('explains a term where it stands first', () => {
    expect(render('运行流程，再停止流程。')).toBe(
      '<p>运行<dfn class="term" tabindex="0" data-note="一张图" aria-description="一张图">流程</dfn>，再停止流程。</p>',
    );
  });

  it('knows either half of a term with its abbreviation', () => {
    expect(glossaryWords({zh: '检索增强生成（RAG）'})).toEqual(['检索增强生成', 'RAG']);
    expect(termsOf('用 RAG 回答；检索增强生成。')).toEqual(['RAG']);
  });

  it.each(['画出流程图', 'RAGAS 与 STORAGE', '一个向量数据库'])('finds no term within a longer word: %s', (text) => {
    expect(termsOf(text)).toEqual([]);
  });

  it.each(['# 流程', '[流程](/x)', '**流程**', '`流程`', '```\n流程\n```', '| 流程 |\n| --- |\n| 流程 |'])(
    'leaves %j alone',
    (markdown) => {
      expect(termsOf(markdown)).toEqual([]);
    },
  );

  it('leaves alone what a component makes a link of, and looks into the others', () => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGlossaryTerms, GLOSSARY);
    const marked = (source: string) => JSON.stringify(processor.runSync(processor.parse(source))).includes('"dfn"');
    expect(marked('<Card to="/x" title="甲">\n\n流程\n\n</Card>')).toBe(false);
    expect(marked('<a href="/x">\n\n流程\n\n</a>')).toBe(false);
    expect(marked('<Tabs>\n\n流程\n\n</Tabs>')).toBe(true);
  });

  it('looks into lists, quotes and the later cells of a table', () => {
    expect(termsOf('- 流程\n\n> 向量\n\n| 名称 | 含义 |\n| --- | --- |\n| 流程 | 用 RAG |')).toEqual(['流程', '向量', 'RAG']);
  });

  it('keeps a page calm', () => {
    const glossary = parseGlossary(
      ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸']
        .map((zh) => `- {en: ${zh}, zh: ${zh}, keepEnglish: 'no', definition: 天干}`)
        .join('\n'),
    );
    expect(render('甲，乙，丙，丁，戊，己，庚，辛，壬，癸', glossary).match(/<dfn/g)).toHaveLength(8);
  });

  it('has something to explain in the glossary of this site', () => {
    const explained = readGlossary(path.join(__dirname, '../..')).filter(({definition}) => definition);
    expect(explained.length).toBeGreaterThanOrEqual(40);
  });
});
