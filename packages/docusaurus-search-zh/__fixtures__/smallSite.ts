import {buildSearchIndex, type IndexFiles} from '../node/buildIndex';
import {extractPage} from '../node/extractPage';
import {buildSynonyms} from '../node/synonyms';
import {SearchEngine} from '../client/engine/searchEngine';
import {parseHtml} from '../node/html';
import {parseSearchOptions} from '../options';
import type {SearchPage} from '../types';

type Section = {id?: string; heading?: string; text: string; code?: string};
type PageText = {url: string; title: string; description?: string; sections: Section[]; language?: string; tag?: string};

function sectionHtml({id, heading, text, code}: Section): string {
  const head = heading ? `<h2 id="${id}">${heading}<a class="hash-link" href="#${id}">​</a></h2>` : '';
  return `${head}<p>${text}</p>${code ? `<pre><code>${code}</code></pre>` : ''}`;
}

export {buildSearchIndex};

/** HTML of a page as the site build writes it. */
export function pageHtml({url, title, description = '', sections, language = 'zh-Hans', tag = 'docs-default-current'}: PageText): string {
  return `<!doctype html><html lang="zh-Hans"><head><title>${title}</title><meta name="description" content="${description}">
<meta name="docsearch:language" content="${language}"><meta name="docsearch:docusaurus_tag" content="${tag}"></head>
<body><nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a aria-label="首页"></a></li><li class="breadcrumbs__item">手册</li><li class="breadcrumbs__item">${title}</li></ul></nav>
<article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${sections.map(sectionHtml).join('\n')}</div></article><!-- ${url} --></body></html>`;
}

export const SMALL_PAGES: PageText[] = [
  {
    url: '/configuration-global-variables', title: '全局变量', description: '用全局变量（global variables）保存凭据。',
    sections: [
      {text: '全局变量把值存起来，多个组件共用。'},
      {id: 'create-a-global-variable', heading: '创建全局变量', text: '打开设置，新建变量，填写名称和值。'},
    ],
  },
  {
    url: '/environment-variables', title: '环境变量', description: '用环境变量（environment variables）配置 Workshop。',
    sections: [{text: '变量 WORKSHOP_AUTO_LOGIN 决定是否自动登录，变量 WORKSHOP_PORT 是端口。', code: 'WORKSHOP_AUTO_LOGIN=false'}],
  },
  {
    url: '/agents', title: '使用智能体', description: '智能体（Agent）用大语言模型推理。',
    sections: [{text: '智能体选择工具来回答问题。'}, {id: 'memory', heading: '智能体的记忆', text: '用 session_id 区分会话。'}],
  },
  {
    url: '/components-vector-stores', title: '向量存储', description: '向量存储（Vector Store）组件读写向量数据库。',
    sections: [{text: '把嵌入写入向量数据库。'}, {id: 'milvus', heading: 'Milvus', text: 'Milvus 是开源的向量数据库。'}],
  },
  {url: '/components-embedding-models', title: '嵌入模型', sections: [{text: '嵌入模型把文本变成向量。'}]},
  {url: '/deployment-docker', title: '部署 Docker 镜像', sections: [{text: '用 docker 命令把 Workshop 部署到服务器。'}]},
  {url: '/webhook', title: '用 Webhook 触发流程', sections: [{text: '向 Webhook 端点发送请求，触发流程。'}]},
  {url: '/contributing', title: '贡献代码', sections: [{text: '提交代码以前先运行测试。'}]},
  {url: '/components-data', title: '数据组件', sections: [{id: 'file', heading: 'File', text: '读取文件，支持 PDF。'}]},
  {url: '/api-files', title: '文件 API', sections: [{text: '上传文件：POST /api/v2/files，需要 api key。'}]},
  {url: '/api/simplified-run-flow', title: '运行流程', sections: [{text: 'POST /api/v1/run/{flow_id_or_name}，返回流程的结果。'}]},
];

/** Creates pages for an index from texts. */
export function makePages(texts: readonly PageText[] = SMALL_PAGES): SearchPage[] {
  return texts.map((text) => {
    const scope = text.url.startsWith('/api/') ? 'api' : 'docs';
    return extractPage({url: text.url, scope, otherPart: '文档', tree: parseHtml(pageHtml(text))}) as SearchPage;
  });
}

export const SYNONYMS = buildSynonyms(
  [
    {en: 'agent', zh: '智能体', synonyms: ['代理']},
    {en: 'vector store', zh: '向量存储', synonyms: ['向量库', '向量数据库']},
  ],
  [{words: ['File', 'Read File']}, {words: ['接口', 'API']}],
);

/** The parts of the small site. */
export const {scopes: SCOPES} = parseSearchOptions({
  scopes: [
    {value: 'docs', label: '文档'},
    {value: 'api', label: 'API', part: 'API 参考', routes: ['/api'], weight: 0.72, askedWeight: 1.35, words: ['api', '接口', 'get', 'post']},
  ],
});

/** The index of the small site. */
export const smallIndex = (): IndexFiles => buildSearchIndex({pages: makePages(), synonyms: SYNONYMS, scopes: SCOPES, startUrls: ['/agents', '/webhook']});

/** An engine that reads an index from memory. */
export function engineOf(files: IndexFiles): SearchEngine {
  return new SearchEngine(async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`no such file: ${file}`);
    return content;
  });
}
