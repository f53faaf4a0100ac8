import type {BlockContent, PhrasingContent, Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {isOldData} from '../lib/content/dataAge';
import {isCompatible, type Provider, type Providers} from '../lib/content/providers';
import {textAttribute} from './remarkBundleInstall';

const FACTS = 'ProviderFacts';
const REFUSALS = 'ProviderRefusals';
const TABLE = 'ProviderTable';

const THINKING: Record<Provider['chat'][number]['thinking'], string> = {
  default: '默认思考，可以关掉',
  optional: '可以开，可以关',
  always: '一直思考，关不掉',
  none: '不思考',
  unknown: '没有查到',
};

const plain = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (url: string, value: string): PhrasingContent => ({type: 'link', url, children: [plain(value)]});

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** Parses text with Markdown code and bold. */
const inline = (value: string): PhrasingContent[] =>
  value
    .split(MARKED)
    .filter(Boolean)
    .map((part) => {
      if (!MARKED.test(part)) return plain(part);
      return part.startsWith('`') ? code(part.slice(1, -1)) : {type: 'strong', children: [plain(part.slice(2, -2))]};
    });

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (cells: PhrasingContent[][]): TableRow => ({type: 'tableRow', children: cells.map(cell)});
const table = (head: string[], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  align: head.map(() => null),
  children: [row(head.map((text) => [plain(text)])), ...rows.map(row)],
});

/** Joins pieces with the Chinese enumeration comma. */
const listed = (pieces: PhrasingContent[][]) => pieces.flatMap((piece, index) => (index > 0 ? [plain('、'), ...piece] : piece));

/** Formats `2026-11-26` as a Chinese date. */
function chineseDate(value: string): string {
  const [year = '', month = '', day = ''] = value.split('-').map((part) => String(Number(part)));
  return `${year} 年 ${month} 月 ${day} 日`;
}

/** JSON for the request that switches thinking off. */
const thinkingOff = ({thinkingOff: off}: Provider) => (off ? JSON.stringify(off).replaceAll(/([:,])(?=\S)/g, '$1 ') : undefined);

const reached = (provider: Provider): PhrasingContent[] =>
  isCompatible(provider)
    ? [
        link('/bundles-openai-compatible', 'OpenAI Compatible 提供商'),
        plain('或 '),
        link('/bundles-openai#openai-compatible', 'OpenAI 组件'),
      ]
    : [link('/bundles-openai#openai-compatible', 'OpenAI 组件')];

/** Names of models, or a text that says that there are none (empty list) or that they are unknown (no list). */
function namesOf(ids: readonly string[] | undefined): PhrasingContent[] {
  if (!ids) return [plain('没有查到')];
  return ids.length > 0 ? listed(ids.map((id) => [code(id)])) : [plain('没有')];
}

const embeddingsOf = ({embeddings}: Provider) => namesOf(embeddings?.map(({id}) => id));

function generalFacts(provider: Provider): Table {
  const off = thinkingOff(provider);
  const rows: [string, PhrasingContent[] | undefined][] = [
    ['基础 URL', [code(provider.baseUrl)]],
    ['怎么接', reached(provider)],
    ['关掉思考', off ? [code(off)] : [plain('没有查到')]],
    ['温度', provider.temperature ? inline(provider.temperature) : undefined],
    ['工具调用', inline(provider.tools)],
    ['JSON 模式', inline(provider.json)],
    ['嵌入模型', embeddingsOf(provider)],
    ['重排序', namesOf(provider.rerank)],
    [
      '官方的页面',
      listed([
        [link(provider.docs, '文档')],
        ...(provider.keys ? [[link(provider.keys, '创建密钥')]] : []),
        ...(provider.prices ? [[link(provider.prices, '价格')]] : []),
      ]),
    ],
  ];
  return table(
    ['项目', '内容'],
    rows.flatMap(([name, value]) => (value ? [[[plain(name)], value]] : [])),
  );
}

function chatModels({chat}: Provider): Table {
  return table(
    ['模型名', '思考', '说明'],
    chat.map(({id, thinking, note = ''}) => [[code(id)], [plain(THINKING[thinking])], inline(note)]),
  );
}

function embeddingModels({embeddings = []}: Provider): BlockContent[] {
  if (embeddings.length === 0) return [];
  const rows = embeddings.map(({id, dimensions = '没有查到', batch, note = ''}) => [
    [code(id)],
    inline(dimensions),
    [plain(batch ? `${batch} 段` : '没有查到')],
    inline(note),
  ]);
  return [paragraph(plain('嵌入模型：')), table(['模型名', '维度', '一批最多', '说明'], rows)];
}

function retiredModels({retired = []}: Provider): BlockContent[] {
  if (retired.length === 0) return [];
  const rows = retired.map(({id, since, instead = '没有指定'}) => [[code(id)], inline(since), inline(instead)]);
  return [paragraph(plain('已经下线或改名的：')), table(['旧模型名', '从什么时候', '换成'], rows)];
}

function sourcesOf({sources, read}: Provider): BlockContent {
  const pieces = sources.map(({name, url, date}) => {
    const shown = url ? link(url, name) : plain(name);
    return date ? [shown, plain(`（${date}）`)] : [shown];
  });
  return paragraph(plain(`来源，${chineseDate(read)}读：`), ...listed(pieces), plain('。模型名换得快，用之前对照官方的页面。'));
}

/** Warns if the data are old: now, or later by the reader's clock. */
function ageOf({asOf}: Provider, now: number): MdxJsxFlowElement {
  const text = paragraph(plain(`模型的资料截至 ${chineseDate(asOf)}。`)) as MdxJsxFlowElement['children'][number];
  const attributes: MdxJsxFlowElement['attributes'] = [{type: 'mdxJsxAttribute', name: 'date', value: asOf}];
  if (isOldData(asOf, now)) attributes.push({type: 'mdxJsxAttribute', name: 'old', value: null});
  return {type: 'mdxJsxFlowElement', name: 'DataAge', attributes, children: [text]};
}

function triedOn({tried = []}: Provider): BlockContent[] {
  if (tried.length === 0) return [];
  const rows = tried.map(({release, date, what}) => [[plain(release)], [plain(chineseDate(date))], inline(what)]);
  return [
    paragraph(plain('在真实的 Langflow 上对着模拟这家服务的程序试过（没有调用真实的服务）：')),
    table(['Langflow', '日期', '试了什么'], rows),
  ];
}

const factsOf = (provider: Provider, now: number): RootContent[] => [
  ageOf(provider, now),
  generalFacts(provider),
  paragraph(plain('语言模型：')),
  chatModels(provider),
  ...embeddingModels(provider),
  ...retiredModels(provider),
  sourcesOf(provider),
  ...triedOn(provider),
];

function refusalsOf({refusals = []}: Provider): RootContent[] {
  if (refusals.length === 0) return [];
  const rows = refusals.map(({message, cause, fix, source}) => [
    [code(message)],
    [...inline(cause), ...(source ? [plain('（'), link(source, '出处'), plain('）')] : [])],
    inline(fix),
  ]);
  return [table(['报错', '原因', '办法'], rows)];
}

function comparisonOf(providers: Providers): RootContent[] {
  const services = Object.values(providers).filter(({local}) => !local);
  const rows = services.map((provider) => [
    provider.page ? [link(provider.page, provider.short)] : [plain(provider.short)],
    [code(provider.baseUrl)],
    [plain(isCompatible(provider) ? '合用' : '不合用')],
    listed(provider.chat.slice(0, 2).map(({id}) => [code(id)])),
    embeddingsOf(provider),
    namesOf(provider.rerank),
    [plain(provider.asOf)],
  ]);
  return [table(['服务商', '基础 URL', 'OpenAI Compatible 提供商', '语言模型', '嵌入模型', '重排序', '资料截至'], rows)];
}

function find(element: MdxJsxFlowElement, providers: Providers): Provider {
  const name = textAttribute(element, 'provider') ?? '';
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (provider) return provider;
  const known = Object.keys(providers).join('、');
  throw new Error(
    `<${element.name} provider=${JSON.stringify(name)} />：providers.yaml 里没有这一家，有的是 ${known}；改正名字，或者把它加进去`,
  );
}

const CONTENTS: Record<string, (element: MdxJsxFlowElement, providers: Providers, now: number) => RootContent[]> = {
  [FACTS]: (element, providers, now) => factsOf(find(element, providers), now),
  [REFUSALS]: (element, providers) => refusalsOf(find(element, providers)),
  [TABLE]: (_, providers) => comparisonOf(providers),
};

/**
 * Replaces `<ProviderFacts provider="kimi" />`, `<ProviderRefusals provider="kimi" />` and `<ProviderTable />` by the data in
 * `site/<version>/providers.yaml`. The result is ordinary text: links, search and the Markdown copies include it.
 */
export default function remarkProviders(providers: Providers | undefined, now = Date.now()) {
  return (root: Root): void => {
    root.children = root.children.flatMap((child): RootContent[] => {
      const content = child.type === 'mdxJsxFlowElement' ? CONTENTS[child.name ?? ''] : undefined;
      if (!content) return [child];
      if (!providers) throw new Error(`<${(child as MdxJsxFlowElement).name} />：这个版本没有 providers.yaml；加上它，或者删去这个元素`);
      return content(child as MdxJsxFlowElement, providers, now);
    });
  };
}
