import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';

/** A copy of the site, and the repository that it was made from. */
export type BuildSite = {copy: string; root: string};

/** A kind of edit that someone makes between two builds. */
export type BuildEdit = {
  /** Name on the command line and in the report. */
  name: string;
  apply: (site: BuildSite) => void;
};

type Change = (text: string) => string;

/** Changes a file; fails if the text stays the same, because then the edit would prove nothing. */
function changeFile({copy}: BuildSite, file: string, change: Change): void {
  const from = readFileSync(path.join(copy, file), 'utf8');
  const to = change(from);
  if (to === from) throw new InputError(`${file}：这个编辑没有改动任何文字；它要找的文字已经不在了，请改 lab/builds/edits.ts`);
  writeFileSync(path.join(copy, file), to);
}

const edit = (name: string, file: string, change: Change): BuildEdit => ({name, apply: (site) => changeFile(site, file, change)});
const replace =
  (from: string | RegExp, to: string | ((found: string) => string)): Change =>
  (text) =>
    typeof to === 'string' ? text.replace(from, () => to) : text.replace(from, to);
const append =
  (addition: string): Change =>
  (text) =>
    `${text.trimEnd()}\n${addition}\n`;

const TOPIC = 'docs/Develop/admin-api-cli.mdx';
const CORRECTED = 'docs/Tutorials/agent.mdx';
const ADDED = 'docs/Flows/concepts-flows.mdx';
const REMOVED = 'docs/Support/contributing-github-issues.mdx';

/** Files that authors write. */
const TEXTS: readonly BuildEdit[] = [
  edit('page-text', TOPIC, append('\n这一段是新加的，提到流程和组件。')),
  edit('page-title', CORRECTED, replace(/^title: .*$/m, 'title: 改过的标题')),
  edit('page-description', CORRECTED, replace(/^description: .*$/m, 'description: 改过的一句说明，从应用调用智能体（Agent）。')),
  edit('heading-id', TOPIC, replace('{/* #disable-or-delete-a-user */}', '{/* #disable-a-user */}')),
  edit(
    'page-sample',
    'docs/Agents/a2a-server.mdx',
    replace(/```(?:bash|json|python).*\n/, (line) => `${line}# changed\n`),
  ),
  {
    name: 'page-added',
    apply({copy, root}) {
      mkdirSync(path.dirname(path.join(copy, ADDED)), {recursive: true});
      copyFileSync(path.join(root, ADDED), path.join(copy, ADDED));
    },
  },
  {
    name: 'page-removed',
    apply(site) {
      rmSync(path.join(site.copy, REMOVED));
      changeFile(site, 'search/phrases/1.13/Support.yaml', replace(/^\/contributing-github-issues:\n(?: .*\n)+/m, ''));
    },
  },
  edit('sidebar-label', 'site/1.13/sidebar.yaml', replace('按任务找文档', '按任务查文档')),
  edit('redirect', 'site/1.13/redirects.yaml', append('/tasks:\n  - /an-old-path')),
  edit('glossary-term', 'translation/glossary.yml', replace('流程里的一个节点，负责一步工作', '流程中的一个节点，负责其中一步')),
  edit('phrase', 'search/phrases/1.13/Develop.yaml', replace('- 命令行管理用户', '- 命令行管账号')),
  edit('synonym', 'search/synonyms.yml', append('- {words: [流程图纸, 流程]}')),
  edit('correction', 'translation/corrections.yaml', replace('Agent 组件上显示的是', '组件上显示的是')),
  edit('error-answer', 'errors/answers/startup.yaml', replace('title: 端口已被占用', 'title: 端口已经被占用')),
  edit('figure', 'figures/1.13/models/glm.flow.yaml', replace(/^alt: /m, 'alt: 改过的')),
  edit('api-overlay', 'api/overlay/flows.yaml', replace('创建、读取、修改', '新建、读取、修改')),
  edit('settings-text', 'site/1.13/settings.yaml', replace('LANGFLOW_DEV: 开发模式。', 'LANGFLOW_DEV: 供开发用的模式。')),
  edit('provider', 'site/1.13/providers.yaml', replace('name: DeepSeek（深度求索）', 'name: 深度求索（DeepSeek）')),
  edit('verified-record', 'translation/1.13/verified.json', replace(/\n {4}"426f38589a525494": "passed",/, '')),
  edit(
    'upstream-lock',
    'translation/1.13/upstream.lock.json',
    replace('0f4a1815a8472ccbcf7b301f86315de4dd999bf5', '0f4a1815a8472ccbcf7b301f86315de4dd999bf6'),
  ),
  edit('versions', 'site/versions.yaml', replace('former: /1.10', 'former: /1.11')),
];

/** Code and settings. */
const CODE: readonly BuildEdit[] = [
  edit('style', 'src/css/tokens.css', replace('--site-radius: 8px', '--site-radius: 9px')),
  edit(
    'theme-component',
    'src/theme/Footer/index.tsx',
    replace('function OwnPages(): ReactNode {\n  return (\n    <p ', 'function OwnPages(): ReactNode {\n  return (\n    <p lang="zh" '),
  ),
  edit('browser-code', 'plugins/translation/client/dismissTerms.ts', replace("term.dataset.shut = ''", "term.dataset.shut = 'yes'")),
  edit('markdown-transform', 'markdown/describeCorrections.ts', replace('。依据：', '。见：')),
  edit('correction-title', 'lib/content/correctionsPage.ts', replace('与官方英文文档的差异', '和官方英文文档的差异')),
  edit('api-page-code', 'plugins/api-reference/node/buildOperation.ts', replace("'请求示例'", "'示例'")),
  edit('search-weight', 'packages/docusaurus-search-zh/shared/weights.ts', replace('title: 16, heading: 6.5', 'title: 12, heading: 6.5')),
  edit('hover-style', 'plugins/bundler/hoverMedia.ts', replace("params: '(hover: hover)'", "params: '(hover: hover) and (pointer: fine)'")),
  {name: 'site-settings', apply: ({copy}) => writeFileSync(path.join(copy, '.env'), 'BASE_URL=/docs/\nICP_NUMBER=京ICP备12345678号-1\n')},
  edit('browsers', 'package.json', replace('"chrome >= 99"', '"chrome >= 120"')),
];

/** All kinds of edits. */
export const EDITS: readonly BuildEdit[] = [...TEXTS, ...CODE];
