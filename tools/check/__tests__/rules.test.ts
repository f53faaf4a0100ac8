import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readGlossary} from '../../../lib/content/glossary';
import {type DocsVersion, readVersions} from '../../../lib/content/versions';
import {readApiOperations} from '../../../lib/openapi/apiOperations';
import {checkPage} from '../checkDocuments';
import {mend} from '../edits';
import {parsePage} from '../parseDocument';
import {PAGE_RULES, TEXT_RULES} from '../rules';
import type {CheckContext} from '../types';

const FIXTURES = path.join(__dirname, '../__fixtures__');
/** The oldest version: all rules apply to its pages. */
const VERSION = readVersions().at(-1) as DocsVersion;
const CONTEXT: CheckContext = {
  bundles: {
    release: '1.13.0',
    images: {default: 'a:1.13.0', full: 'b:1.13.0', python: '3.14'},
    packages: {'lfx-slack': {version: '0.2.2', python: {from: '3.10', to: '3.14'}, included: true}},
    bundles: {slack: {package: 'lfx-slack'}},
  },
  settings: [
    {
      group: '服务器',
      page: '/memory',
      settings: [
        {name: 'LANGFLOW_PORT', text: '端口。', types: ['int'], default: 7860, group: 'Server', since: '1.5', isSecret: false},
        {
          name: 'LANGFLOW_KEY',
          text: '密钥。',
          types: ['str'],
          default: '',
          shownDefault: '自动生成',
          group: 'Auth',
          since: '1.10.3',
          isSecret: true,
        },
      ],
    },
  ],
  glossary: readGlossary(path.join(__dirname, '../../..')),
  version: VERSION,
  operations: readApiOperations(VERSION),
  routes: new Set(['/', '/api', '/api/build-flow', '/api/upload-file', '/search', '/concepts-flows', '/concepts-components', '/memory']),
  hasStaticFile: (name) => name === '/files/flow.json',
};

/** Folders of `__fixtures__` by rule name; `pages` contains whole pages without problems. */
const RULES: Record<string, string> = {
  address: '称呼',
  apiPaths: 'API 路径',
  autoCorrect: 'AutoCorrect',
  boxTitles: '提示框标题',
  bundleInstall: '组件包的安装',
  categoryTitles: '类别标题',
  codeFences: '代码块',
  codeSyntax: '代码语法',
  correctionsInText: '勘误',
  embeds: '外站资源',
  environmentReads: '读环境变量',
  glossary: '术语',
  halfWidthPunctuation: '半角标点',
  headingIds: '标题锚点',
  headingLevels: '标题级别',
  headingPunctuation: '标题标点',
  italics: '斜体',
  links: '链接',
  mdxNames: 'MDX 里的名字',
  linkText: '链接文字',
  parameterRows: '参数表',
  pinnedVersions: '固定版本',
  powershell: 'PowerShell 写法',
  settingRows: '设置的默认值',
  securityNotice: '安全提示',
  softBreaks: '段内换行',
  sourceLinks: '源代码链接',
  spacing: '空格',
};

const fixtures = readdirSync(FIXTURES, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.mdx'))
  .sort();
const good = fixtures.filter((file) => !path.basename(file).startsWith('bad'));
const bad = fixtures.filter((file) => path.basename(file).startsWith('bad'));

function check(file: string, source = readFileSync(path.join(FIXTURES, file), 'utf8')) {
  return checkPage(parsePage(file, source), CONTEXT);
}

describe('content rules', () => {
  it('have a folder of fixtures each', () => {
    expect(Object.values(RULES).sort()).toEqual([...TEXT_RULES, ...PAGE_RULES].map(({name}) => name).sort());
    expect(Object.keys(RULES).filter((folder) => !existsSync(path.join(FIXTURES, folder, 'bad.mdx')))).toEqual([]);
  });

  it.each(good)('find nothing in %s', async (file) => {
    expect((await check(file)).map(({line, rule, message}) => `${line} ${rule}：${message}`)).toEqual([]);
  });

  it.each(bad)('report what is wrong in %s', async (file) => {
    const rule = RULES[path.dirname(file)];
    const problems = (await check(file)).filter((problem) => problem.rule === rule);
    const lines = problems.map(({line, message, fix}) => `${line}：${message}；${fix}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(path.join(FIXTURES, file.replace(/\.mdx$/, '.expected.txt')));
    expect(lines.length).toBeGreaterThan(0);
  });
});

describe('fixes', () => {
  it.each(['halfWidthPunctuation/bad.mdx', 'spacing/bad.mdx', 'autoCorrect/bad.mdx'])('mend %s', async (file) => {
    const {source, problems} = await mend(readFileSync(path.join(FIXTURES, file), 'utf8'), (text) => check(file, text));
    await expect(source).toMatchFileSnapshot(path.join(FIXTURES, file.replace('bad.mdx', 'bad.fixed.txt')));
    expect(problems).toEqual([]);
  });
});
