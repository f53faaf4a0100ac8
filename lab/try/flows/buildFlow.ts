import type {RawCatalog} from '../components/types';

type Template = Record<string, Record<string, unknown>>;
/** A component as in the response of `/api/v1/all`; nodes of a flow contain it. */
export type NodeBody = {display_name?: string; template: Template; outputs: {name: string; types: string[]; method?: string}[]} & Record<
  string,
  unknown
>;

/** A node of a flow. Its id is the component type, a hyphen and a suffix. */
export type TryFlowNode = {id: string; body: NodeBody; values?: Record<string, unknown>};
/** A connection from an output of a component to an input of another one. */
export type TryFlowEdge = {from: string; output: string; to: string; input: string};

// The canvas writes the quotation marks in handles as `œ`.
const handle = (value: unknown) => JSON.stringify(value).replaceAll('"', 'œ');

const typeOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

// `load_from_db: false`: a given value is not the name of a global variable.
function buildNode({id, body, values = {}}: TryFlowNode, index: number): unknown {
  const template = Object.fromEntries(
    Object.entries(body.template).map(([name, field]) => [
      name,
      name in values ? {...field, value: values[name], load_from_db: false} : field,
    ]),
  );
  const node = {...body, template};
  return {id, type: 'genericNode', position: {x: index * 400, y: 0}, data: {id, type: typeOf(id), node, showNode: true}};
}

function buildEdge({from, output, to, input}: TryFlowEdge, nodes: readonly TryFlowNode[]): unknown {
  const source = nodes.find(({id}) => id === from)?.body.outputs.find(({name}) => name === output);
  const field = nodes.find(({id}) => id === to)?.body.template[input];
  const sourceHandle = {dataType: typeOf(from), id: from, name: output, output_types: source?.types ?? []};
  const targetHandle = {fieldName: input, id: to, inputTypes: field?.input_types ?? [], type: field?.type ?? 'other'};
  return {
    id: `edge-${from}-${to}`,
    source: from,
    target: to,
    sourceHandle: handle(sourceHandle),
    targetHandle: handle(targetHandle),
    data: {sourceHandle, targetHandle},
  };
}

/** Builds the graph of a flow, as the canvas saves it. */
export function buildGraph(nodes: readonly TryFlowNode[], edges: readonly TryFlowEdge[]): unknown {
  return {nodes: nodes.map(buildNode), edges: edges.map((edge) => buildEdge(edge, nodes)), viewport: {x: 0, y: 0, zoom: 1}};
}

/** Finds a component in the response of `/api/v1/all`. Throws if it does not exist. */
export function nodeBody(catalog: RawCatalog, key: string): NodeBody {
  const body = Object.values(catalog).find((components) => key in components)?.[key];
  if (!body) throw new Error(`没有组件 ${key}`);
  return body as unknown as NodeBody;
}

/** A flow without a model that echoes its input. Its node ids are those that the pages use. */
export function buildEchoGraph(catalog: RawCatalog): unknown {
  const nodes = [
    {id: 'ChatInput-XtBLx', body: nodeBody(catalog, 'ChatInput')},
    {id: 'ChatOutput-ylMzN', body: nodeBody(catalog, 'ChatOutput')},
  ];
  return buildGraph(nodes, [{from: 'ChatInput-XtBLx', output: 'message', to: 'ChatOutput-ylMzN', input: 'input_value'}]);
}
