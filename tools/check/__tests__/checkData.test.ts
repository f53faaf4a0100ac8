import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {readVersions} from '../../../lib/content/versions';
import {checkData, checkTargets} from '../checkData';
import {readContext} from '../checkFiles';

const BLOB = '0123456789abcdef0123456789abcdef01234567';
let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const page = (slug: string, lines = '') =>
  `---\ntitle: 流程\ndescription: 一句说明，含 Flow。\nslug: ${slug}\n${lines}translation:\n  source: docs/docs/flows.mdx\n  blob: ${BLOB}\n---\n\n## 小节 {/* #part */}\n`;

const problems = () =>
  checkData(root, readVersions(root))
    .map(({file, line, rule, message}) => `${file}:${line} ${rule}：${message}`)
    .join('\n');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  const lock = {repository: 'a/b', commit: BLOB, date: '2025-08-25T12:58:55-07:00', langflow_version: '1.13.0'};
  write('translation/upstream.lock.json', JSON.stringify({...lock, files: {'docs/docs/flows.mdx': BLOB}}));
  write('translation/upstream.routes.json', '{"/flows": "docs/docs/flows.mdx"}');
  write('translation/glossary.yml', "- {en: edge, zh: 连线, keepEnglish: 'no'}\n");
  write('site/sidebar.yaml', '- {route: /flows, label: 流程}\n');
  write('site/redirects.yaml', '/flows: [/old-flows]\n');
  write('docs/flows.mdx', page('/flows'));
});

describe('checkData', () => {
  it('finds nothing in a sound site', () => expect(problems()).toBe(''));

  it('says of a page under an unknown address where pages of our own belong', () => {
    write('docs/mine.mdx', page('/mine'));
    expect(problems()).toMatchInlineSnapshot(
      `"docs/mine.mdx:4 front matter：slug 应为列在 upstream.routes.json 里的路径；本站自己的页面放进 docs/This-Site/；收到的是 "/mine""`,
    );
  });

  it.each([
    ['a number as title', 'title: 流程', 'title: 2024'],
    ['an empty title', 'title: 流程', 'title:'],
    ['a date as title', 'title: 流程', 'title: 2024-05-01'],
    ['a description without English', '含 Flow', '没有英文'],
    ['a path that leads out', 'slug: /flows', 'slug: ../../x'],
    ['another blob id', BLOB, '12ab'],
    ['another source', 'docs/docs/flows.mdx', 'docs/docs/flow.mdx'],
  ])('names the line of %s', (_, from, to) => {
    write('docs/flows.mdx', page('/flows').replace(from, to));
    expect(problems()).toMatchSnapshot();
  });

  it('says which correction is not on its page', () => {
    const entry = (ours: string) =>
      `- version: "1.13"\n  page: /flows\n  upstream: wrong\n  ours: ${ours}\n  evidence: "lfx==1.13.0: lfx/a.py:1"\n  note: 说明。\n`;
    write('docs/flows.mdx', `${page('/flows')}\n端口是 \`7860\`，见 **[设置](/flows)**。\n`);
    write('translation/corrections.yaml', entry('端口是 7860，见设置') + entry('端口是 `7860`').replace('wrong', 'other'));
    expect(problems()).toBe('translation/corrections.yaml:7 勘误：1.13 /flows“other”：页面上没有 ours 的文字 "端口是 `7860`"');
  });

  it('names both pages at one address', () => {
    write('docs/This-Site/again.mdx', '---\ntitle: 又\nslug: /flows\n---\n');
    expect(problems()).toMatchInlineSnapshot(
      `"docs/This-Site/again.mdx:3 front matter：slug /flows 已经是 docs/flows.mdx 的地址；一个地址只有一页"`,
    );
  });

  it('names the lines of wrong entries of the sidebar, the redirects and the aliases, all at once', () => {
    write('site/sidebar.yaml', '- {route: /flows, label: 流程}\n- category: 别的\n  items:\n    - {route: /flow, label: 流程}\n');
    write('site/redirects.yaml', '/flows: [/old-flows]\n/flow:\n  - /older\n  - older\n');
    write('search/phrases/a.yaml', '/flows:\n  page: [工作流]\n  prat: [一段]\n');
    write('translation/glossary.yml', '- {en: edge, zh: 连线, keepEnglish: maybe}\n');
    expect(problems()).toMatchInlineSnapshot(`
      "translation/glossary.yml:1 术语表：edge：keepEnglish：应为下列之一：no、first-mention、yes、partial；收到的是 "maybe"
      search/phrases/a.yaml:3 搜索的说法：/flows 的 prat 应为 page 或那一页标题的 id：part
      site/sidebar.yaml:4 侧边栏：route /flow：没有这个页面；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug
      site/redirects.yaml:2 旧地址：/flow：目标不存在；应为 upstream.routes.json 中的一个路径，或本站自己的页面的 slug
      site/redirects.yaml:4 旧地址：older：旧路径应以 / 开头"
    `);
  });

  it('names the lines of wrong answers', () => {
    write('errors/messages.json', '{"versions": ["1.13"], "messages": []}');
    write(
      'errors/answers/a.yaml',
      'order: 1\ntitle: 一组\nanswers:\n  - id: a\n    title: 标题\n    from: 程序\n    meaning: 意思\n    causes: []\n',
    );
    write('errors/subsystems.yaml', '- {prefix: a, title: 部分, page: flows}\n');
    expect(problems()).toMatchInlineSnapshot(`
      "errors/answers/a.yaml:8 报错的答案：answers[0].causes：应为至少一个原因；收到的是 []
      errors/subsystems.yaml:1 报错的答案：[0].page：应为以 / 开头的路径；收到的是 "flows""
    `);
  });
});

describe('checkTargets', () => {
  it('finds links of components and settings that lead nowhere', () => {
    write('api/openapi.yaml', 'paths: {}\n');
    write('src/components/Card.tsx', '<Link to="/flows">流程</Link>\n<Link to="/flow#part">流程</Link>\n<Link to={"/" + name}>x</Link>\n');
    write('src/__tests__/card.test.tsx', '<Link to="/nowhere">x</Link>\n');
    write('site/createConfig.ts', "const LINKS = [{label: '隐私', to: '/privacy'}, {label: '无', to: '/none'}];\n");
    write('errors/subsystems.yaml', '- {prefix: a, title: 部分, page: /gone}\n');
    expect(
      checkTargets(root, readContext(root)('src'))
        .map(({file, line, message}) => `${file}:${line} ${message}`)
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "src/components/Card.tsx:2 站内链接 /flow 不存在
      site/createConfig.ts:1 站内链接 /none 不存在
      errors/subsystems.yaml:1 站内链接 /gone 不存在"
    `);
  });
});
