import type {Fault, FaultChange} from './types';

const STYLES = 'build/assets/css/styles.*.css';
const AGENTS = 'docs/Agents/agents.mdx';
const BUILT_AGENTS = 'build/agents.html';
/** The home page is among the pages that the browser visits on each commit. */
const HOME = ['tests/pages/pages.spec.ts', '-g', ' / is '];
const content = (file: string) => ({content: [file]});

const inSource = (name: string, changes: FaultChange[], stages: Fault['stages']): Fault => ({name, into: 'source', changes, stages});
const inBuilt = (name: string, changes: FaultChange[], stages: Fault['stages']): Fault => ({name, into: 'built', changes, stages});

const CODE: Fault[] = [
  inSource('没有用到的变量', [{file: 'lib/content/address.ts', add: '\nconst unused = 1;\n'}], {lint: []}),
  inSource('下层导入上层', [{file: 'lib/content/address.ts', add: "\nexport {siteFields} from '../../site/createConfig';\n"}], {lint: []}),
  inSource('类型不对', [{file: 'lib/content/address.ts', add: "\nexport const wrongType: number = 'text';\n"}], {types: []}),
  inSource('地址算错', [{file: 'lib/content/address.ts', find: "route === '/' && base ? base : ", replace: ''}], {unit: ['lib/content']}),
  inSource('版本号的次序算反', [{file: 'lib/content/compareVersions.ts', find: /(\w+) - (\w+)/, replace: '$2 - $1'}], {
    unit: ['lib/content'],
  }),
  inSource('依赖的许可证不允许', [{file: 'node_modules/clsx/package.json', find: '"MIT"', replace: '"GPL-3.0"'}], {licenses: []}),
  inSource('nginx 配置少了分号', [{file: 'deploy/nginx/site.conf', find: 'server_tokens off;', replace: 'server_tokens off'}], {
    servers: [],
  }),
  inSource(
    '搜索把结果倒着排',
    [
      {
        file: 'packages/docusaurus-search-zh/client/engine/rankPages.ts',
        find: 'ranked.sort((a, b) => b.score - a.score',
        replace: 'ranked.sort((a, b) => a.score - b.score',
      },
    ],
    {search: []},
  ),
];

const TEXTS: Fault[] = [
  inSource('链接的锚点不存在', [{file: AGENTS, find: '(/get-started-quickstart)', replace: '(/get-started-quickstart#no-such-heading)'}], {
    ...content(AGENTS),
    build: [],
  }),
  inSource('链接的页面不存在', [{file: AGENTS, find: '(/get-started-quickstart)', replace: '(/no-such-page)'}], content(AGENTS)),
  inSource('页面没有说明', [{file: AGENTS, find: /^description: .*\n/m, replace: ''}], {...content(AGENTS), build: []}),
  inSource(
    'Python 示例有语法错误',
    [{file: 'docs/Develop/data-types.mdx', find: 'user = JSON(', replace: 'user = JSON(('}],
    content('docs/Develop/data-types.mdx'),
  ),
  inSource(
    '参数表的默认值不对',
    [
      {
        file: 'docs/Agents/mcp-server.mdx',
        find: '`LANGFLOW_MCP_SERVER_ENABLED` | Boolean | `True`',
        replace: '`LANGFLOW_MCP_SERVER_ENABLED` | Boolean | `False`',
      },
    ],
    content('docs/Agents/mcp-server.mdx'),
  ),
  inSource(
    '报错的答案里中英文之间没有空格',
    [{file: 'errors/answers/vector-stores.yaml', find: 'when: 密码太简单或没有设置', replace: 'when: 用OpenSearch时密码太简单'}],
    {content: ['errors'], unit: ['lib/errors']},
  ),
  inSource('旧地址指向没有的页面', [{file: 'site/1.13/redirects.yaml', find: '/get-started-quickstart:', replace: '/no-such-page:'}], {
    content: [],
    build: [],
  }),
  inSource('读者的说法写给没有的页面', [{file: 'search/phrases/1.13/Agents.yaml', add: '\n/no-such-page:\n  page: [没有这一页]\n'}], {
    content: [],
    build: [],
  }),
  inSource(
    '配图的连线接到没有的端口',
    [
      {
        file: 'figures/agents/agent-as-tool.flow.yaml',
        find: 'agent.response -> output.input_value',
        replace: 'agent.response -> output.no_such_port',
      },
    ],
    {figures: [], unit: ['plugins/figures'], build: []},
  ),
];

const PAGES: Fault[] = [
  inBuilt('少了 Markdown 副本', [{file: 'build/agents.md', remove: true}], {built: [], llms: []}),
  inBuilt('没有 <title>', [{file: BUILT_AGENTS, find: /<title[^>]*>[^<]*<\/title>/, replace: ''}], {built: []}),
  inBuilt('没有 <meta name="description">', [{file: BUILT_AGENTS, find: /<meta[^>]*name=description[^>]*>/, replace: ''}], {built: []}),
  inBuilt('重复的 id', [{file: BUILT_AGENTS, find: 'id=agent-component-output', replace: 'id=agent-component-parameters'}], {built: []}),
  inBuilt('按钮没有名字', [{everyPage: true, find: /(<button[^>]*?) aria-label=切换导航栏/g, replace: '$1'}], {built: [], browser: HOME}),
  inBuilt(
    '从外站加载图片',
    [{file: BUILT_AGENTS, find: '</main>', replace: '<img src="https://images.example.com/x.png" alt=""></main>'}],
    {built: []},
  ),
  inBuilt('图片没有大小', [{file: BUILT_AGENTS, find: '</main>', replace: '<img src="/img/logo.svg" alt=""></main>'}], {built: []}),
  inBuilt('图片不存在', [{file: BUILT_AGENTS, find: '</main>', replace: '<img src="/img/none.svg" alt="" width=1 height=1></main>'}], {
    built: [],
  }),
  inBuilt('菜单的链接指向没有的页面', [{file: BUILT_AGENTS, find: '</main>', replace: '<a href="/no-such-page">没有</a></main>'}], {
    built: [],
  }),
  inBuilt('行内代码比手机宽', [{file: BUILT_AGENTS, find: /<h1/, replace: `<p><code>${'x'.repeat(80)}</code></p><h1`}], {built: []}),
  inBuilt('表格不能横向滚动', [{file: BUILT_AGENTS, find: /<h1/, replace: '<table><tr><td>很宽的表格</table><h1'}], {built: []}),
  inBuilt('段落里有块', [{file: BUILT_AGENTS, find: /<h1/, replace: '<p>一<div>二</div>三</p><h1'}], {built: []}),
  inBuilt('脚本向外站发请求', [{file: 'build/assets/js/main.*.js', add: ';fetch("https://stats.example.com/hit").catch(()=>{});'}], {
    built: [],
    browser: HOME,
  }),
  inBuilt('旧浏览器没有的接口', [{file: 'build/assets/js/main.*.js', add: ';Array.fromAsync([]);'}], {built: []}),
  inBuilt('少了一个选项卡的面板', [{everyPage: true, find: /<div role=tabpanel class=\w+ hidden>/, replace: '<div hidden>'}], {
    built: [],
    llms: [],
    browser: [
      'tests/e2e/code-block.spec.ts',
      'tests/e2e/markdown.spec.ts',
      'tests/pages/pages.spec.ts',
      '-g',
      '(/api-flows-run is |tabs |tab )',
    ],
  }),
  inBuilt(
    '服务器和浏览器渲染得不一样',
    [{file: 'build/index.html', find: '>用 Langflow 把 AI 想法连成应用<', replace: '>用 Langflow 把想法连成应用<'}],
    {browser: HOME},
  ),
  inBuilt('控制台有错误', [{file: 'build/assets/js/main.*.js', add: ';console.error("fault");'}], {browser: HOME}),
  inBuilt('内联脚本的散列值不对', [{file: 'build/.hosting.json', find: /sha256-[^"]{10}/g, replace: 'sha256-AAAAAAAAAA'}], {
    site: [],
    browser: HOME,
  }),
  inBuilt('颜色的对比度不够', [{file: STYLES, find: '--site-ink-soft:#565b63', replace: '--site-ink-soft:#b5b8bd'}], {browser: HOME}),
  inBuilt('版面事后移动', [{file: STYLES, add: '@keyframes fault{to{padding-top:300px}}main{animation:fault 10ms 300ms forwards}'}], {
    browser: HOME,
  }),
  inBuilt('手机上页面太宽', [{file: STYLES, add: 'main h1{min-width:600px}'}], {browser: HOME}),
];

/** Faults that the stages of `npm test` must notice. */
export const FAULTS: readonly Fault[] = [...CODE, ...TEXTS, ...PAGES];
