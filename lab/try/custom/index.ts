import type {PageSample} from '../../../lib/pages/types';
import type {RawCatalog} from '../components/types';
import {buildGraph, type NodeBody, nodeBody, type TryFlowEdge, type TryFlowNode} from '../flows/buildFlow';
import type {Check, TryContext, TryFinding, TryPage} from '../types';
import {SOURCE_CODE, SOURCE_OUTPUTS} from './sourceComponent';

type Described = {data: NodeBody; type: string};
type RunAnswer = {outputs?: {outputs?: {results?: unknown}[]}[]};

/** Whether a sample is a complete component; pages also show parts of components. */
export const isWholeComponent = ({language, text}: Pick<PageSample, 'language' | 'text'>): boolean =>
  language === 'python' && /^class \w+\(.*Component\)/m.test(text) && /^from (langflow|lfx)\b/m.test(text);

const describeCode = ({api}: TryContext, code: string) => api.call<Described>('POST', '/api/v1/custom_component', {code});

/** Connects inputs that only accept connections with the source component, which has an output of each type. */
function edgesInto(node: TryFlowNode, source: TryFlowNode): TryFlowEdge[] {
  return Object.entries(node.body.template).flatMap(([input, field]) => {
    const types = Array.isArray(field.input_types) ? (field.input_types as string[]) : [];
    const output = field.type === 'other' ? types.map((type) => SOURCE_OUTPUTS[type]).find(Boolean) : undefined;
    return output ? [{from: source.id, output, to: node.id, input}] : [];
  });
}

/** Runs a flow in which one output of the component goes to the chat. */
async function runOutput(context: TryContext, node: TryFlowNode, output: string): Promise<string[]> {
  const {api} = context;
  const catalog = await api.call<RawCatalog>('GET', '/api/v1/all');
  const source = {id: 'CustomComponent-sourc', body: (await describeCode(context, SOURCE_CODE)).data};
  const chat = {id: 'ChatOutput-verified', body: nodeBody(catalog, 'ChatOutput')};
  const incoming = edgesInto(node, source);
  const nodes = [...(incoming.length > 0 ? [source] : []), node, chat];
  const data = buildGraph(nodes, [...incoming, {from: node.id, output, to: chat.id, input: 'input_value'}]);
  const {id} = await api.call<{id: string}>('POST', '/api/v1/flows/', {name: `custom-${Date.now()}`, data});
  const answer = await api.call<RunAnswer>('POST', `/api/v1/run/${id}`, {input_value: '', output_type: 'chat'});
  return answer.outputs?.[0]?.outputs?.[0]?.results ? [] : [`输出 ${output} 没有结果`];
}

/** Values that a reader would type into text fields that are empty at first. */
const typedValues = ({template}: NodeBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(template).flatMap(([name, field]) =>
      // Fields for column names get a column of the source's table.
      name !== 'code' && field.type === 'str' && field.value === '' ? [[name, /column|sort/.test(name) ? 'text' : 'A1001']] : [],
    ),
  );

async function tryComponent(context: TryContext, {text}: PageSample): Promise<string[]> {
  const {data} = await describeCode(context, text);
  const node = {id: 'CustomComponent-verified', body: data, values: typedValues(data)};
  const problems: string[] = [];
  for (const {name} of data.outputs) problems.push(...(await runOutput(context, node, name)));
  return problems;
}

async function findingOf(context: TryContext, page: TryPage, sample: PageSample): Promise<TryFinding> {
  const name = /^class (\w+)/m.exec(sample.text)?.[1] ?? '';
  const finding = {
    kind: 'components' as const,
    page: page.route,
    hash: sample.hash,
    label: name,
    place: `${page.file}:${sample.line}`,
    problems: [],
  };
  const unverified = context.exceptions.unverified.find(
    ({page: route, contains}) => route === page.route && sample.text.includes(contains),
  )?.reason;
  if (unverified) return {...finding, unverified};
  return {...finding, problems: await tryComponent(context, sample).catch((error: Error) => [error.message])};
}

/** Sends every complete component of the pages to the server, adds it to a flow and runs it. */
export const customCheck: Check = {
  name: 'custom',
  title: '自定义组件：服务器接受、放进流程、运行',
  async run(context) {
    const findings: TryFinding[] = [];
    for (const page of context.pages.filter(({route}) => context.wants(route))) {
      for (const sample of page.samples.filter(isWholeComponent)) findings.push(await findingOf(context, page, sample));
    }
    return findings;
  },
};
