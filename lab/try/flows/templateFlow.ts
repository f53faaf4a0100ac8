import type {LangflowApi} from '../langflowApi';

type Field = {type?: string; value?: unknown; load_from_db?: boolean};
type Node = {id: string; data?: {node?: {template?: Record<string, Field>}}};
type Template = {name: string; data: {nodes: Node[]; edges: unknown[]}};

const isModelField = ({type}: Field) => type === 'model';

/** Fills in what a reader would: a key, the address of the model and, where the component asks for one, a model from the settings. */
function fillIn(node: Node, modelUrl: string, model: unknown): Node {
  const template = node.data?.node?.template;
  if (!template) return node;
  const values: Record<string, string> = {api_key: 'sk-try', openai_api_base: modelUrl};
  const filled = Object.entries(template).map(([name, field]) => {
    if (isModelField(field)) return [name, {...field, value: [model]}];
    return [name, values[name] === undefined ? field : {...field, value: values[name], load_from_db: false}];
  });
  return {...node, data: {...node.data, node: {...node.data?.node, template: Object.fromEntries(filled)}}};
}

/** The first model in the settings, if the template has a field for one of them. */
async function chooseModel({call}: Pick<LangflowApi, 'call'>, nodes: readonly Node[]): Promise<unknown> {
  const fields = nodes.flatMap(({data}) => Object.values(data?.node?.template ?? {}));
  if (!fields.some(isModelField)) return undefined;
  return (await call<unknown[]>('GET', '/api/v1/model_options/language'))[0];
}

let count = 0;

/** Creates a flow from a template of the program; its models are replaced with the mock. */
export async function makeTemplateFlow(
  api: Pick<LangflowApi, 'call'>,
  name: string,
  modelUrl: string,
): Promise<{id: string; nodes: string[]}> {
  const {call} = api;
  const templates = await call<Template[]>('GET', '/api/v1/flows/basic_examples/');
  const template = templates.find((one) => one.name === name);
  if (!template) throw new Error(`没有模板 ${name}，有的是 ${templates.map((one) => one.name).join('、')}`);
  const model = await chooseModel(api, template.data.nodes);
  const data = {...template.data, nodes: template.data.nodes.map((node) => fillIn(node, modelUrl, model))};
  count += 1;
  const {id} = await call<{id: string}>('POST', '/api/v1/flows/', {name: `${name} ${process.pid}-${count}`, data});
  return {id, nodes: data.nodes.map((node) => node.id)};
}
