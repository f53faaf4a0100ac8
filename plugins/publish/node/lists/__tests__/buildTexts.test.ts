import {describe, expect, it} from 'vitest';
import {buildFullText, buildIndexText} from '../buildTexts';

const facts = {
  title: 'Langflow 中文文档',
  tagline: '用可视化方式构建',
  siteUrl: 'https://docs.example.cn/langflow/',
  langflowVersion: '1.5.0',
  upstreamDocs: 'https://docs.example.org',
  upstreamRepository: 'owner/name',
};
const page = (route: string, title: string, description: string) => ({
  route,
  url: `https://docs.example.cn/langflow${route}`,
  file: `${route.slice(1)}.md`,
  title,
  description,
  markdown: `# ${title}\n`,
});
const pages = [page('/a', '甲 [A]', `第一句。${'长'.repeat(80)}。`), page('/b', '乙', '说明'), page('/old', '旧', '旧版本')];
const sections = [
  {title: '二', routes: ['/b']},
  {title: '一', routes: ['/a']},
];

describe('buildIndexText', () => {
  it('says what the site is and lists the pages by section', () => {
    const text = buildIndexText(facts, sections, pages);
    expect(text).toMatch(/^# Langflow 中文文档\n\n> .*1\.5\.0.*非官方/);
    expect(text).toContain('## 二\n\n- [乙](https://docs.example.cn/langflow/b.md)：说明\n\n## 一\n\n- [甲 \\[A\\]](');
    expect(text).toMatch(/：第一句。\n$/);
    expect(text).not.toContain('旧');
  });
});

describe('buildFullText', () => {
  it('joins the pages in the order of the list', () => {
    const text = buildFullText(facts, sections, pages);
    expect(text.endsWith('\n---\n\n# 乙\n\n---\n\n# 甲 [A]\n')).toBe(true);
  });
});
