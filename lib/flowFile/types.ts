/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | {[key: string]: Json | undefined};

/** A port of a component of a figure. */
export type FigurePort = {node: string; port: string};

/** A component of a figure, with what its flow needs to know. */
export type FigureNode = {
  /** Name in the figure's file. */
  id: string;
  /** Name on the canvas, e.g. `Chat Input`. */
  component: string;
  /** Name by which the program of the figure's version knows it, e.g. `ChatInput`; survives more versions than the shown one. */
  type?: string;
  /** Fields that are set, by their names in the program; a figure's texts stay texts here. */
  values: Record<string, Json>;
  /** Shown names of the connected ports: how ports are found whose names depend on another flow. */
  labels?: Record<string, string>;
  /** Text of the sticky note beside it. */
  note?: string;
  /** Place in the picture; the flow's own places are derived from it. */
  x: number;
  y: number;
};

/** A flow figure as data: the site gives it away as JSON, and a flow is composed from it with the reader's own server. */
export type FlowFigureData = {
  /** What pages call the figure, e.g. `flows/basic-prompting`. */
  name: string;
  title: string;
  description: string;
  /** The site's version whose components it was drawn from, e.g. `1.5`. */
  version: string;
  nodes: FigureNode[];
  edges: {from: FigurePort; to: FigurePort}[];
};

/** A field of a component, as `/api/v1/all` describes it. */
export type TemplateField = {
  type?: string;
  value?: Json;
  display_name?: string;
  input_types?: string[] | null;
  options?: Json;
  list?: boolean;
  password?: boolean;
  load_from_db?: boolean;
  real_time_refresh?: boolean;
  combobox?: boolean;
  placeholder?: string;
  advanced?: boolean;
  show?: boolean;
  file_path?: Json;
  [key: string]: Json | undefined;
};

/** An output of a component, as `/api/v1/all` describes it. */
export type TemplateOutput = {
  name: string;
  display_name?: string;
  types: string[];
  allows_loop?: boolean | null;
  loop_types?: string[] | null;
  group_outputs?: boolean | null;
  [key: string]: Json | undefined;
};

/** A component, as `/api/v1/all` describes it: what a node of a flow carries. */
export type ComponentTemplate = {
  display_name: string;
  legacy?: boolean;
  template: Record<string, TemplateField | string>;
  outputs: TemplateOutput[];
  field_order?: string[];
  [key: string]: unknown;
};

/** The answer of `GET /api/v1/all`: components by category and name. */
export type ComponentTemplates = Record<string, Record<string, unknown>>;

/** Asks the server for what only it knows: ports that appear after a choice, the variables of a prompt, which models it has. */
export type AskServer = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

/** What a version of Langflow calls differently from the version of a figure. */
export type FlowTable = {
  /** Type or shown name in the figure → type on the server. */
  components?: Record<string, string>;
  /** `type.field` in the figure → name of the field on the server. */
  fields?: Record<string, string>;
  /** `type.output` in the figure → name of the output on the server. */
  outputs?: Record<string, string>;
  /** `type.field` on the server → global variable with which a key is filled that the figure does not mention. */
  keys?: Record<string, string>;
};

/** What composing a flow may be told beside the figure and the components. */
export type ComposeOptions = {
  /** Asks the server; without it, what it would have to say is a problem. */
  ask?: AskServer;
  table?: FlowTable;
  /** The server's version, e.g. `1.13.0`, noted in the flow. */
  serverVersion?: string;
  /** Path on the server of a file that the figure names; without one, choosing it is a step for the reader. */
  fileOf?: (name: string) => string | undefined;
};

/** What could not be taken over from the figure, and from where. */
export type FlowProblem = {
  kind: 'component' | 'field' | 'value' | 'output' | 'input' | 'types' | 'server';
  /** Name of the node in the figure. */
  node: string;
  /** One Chinese sentence. */
  message: string;
};

/** What the reader still has to do before the flow runs. */
export type FlowStep = {
  kind: 'variable' | 'file' | 'provider' | 'mcp' | 'choice';
  node: string;
  /** Name of the variable, file, model or MCP server, or the choice in a field that is to be made again. */
  name: string;
  /** One Chinese sentence. */
  message: string;
};

/** A node on the canvas. */
export type FlowFileNode = {
  id: string;
  type: 'genericNode' | 'noteNode';
  position: {x: number; y: number};
  data: {id: string; type: string; node: Record<string, unknown>; showNode?: boolean; selected_output?: string};
  selected: boolean;
  dragging: boolean;
  [key: string]: unknown;
};

/** A connection on the canvas. */
export type FlowFileEdge = {
  id: string;
  source: string;
  target: string;
  sourceHandle: string;
  targetHandle: string;
  data: {sourceHandle: Record<string, Json>; targetHandle: Record<string, Json>};
  animated: boolean;
  className: string;
  selected: boolean;
};

/** What `POST /api/v1/flows/upload/` takes and the canvas exports. */
export type FlowFile = {
  name: string;
  description: string;
  data: {nodes: FlowFileNode[]; edges: FlowFileEdge[]; viewport: {x: number; y: number; zoom: number}};
  is_component: false;
  endpoint_name: null;
  tags: string[];
  last_tested_version?: string;
};

/** A flow, what of the figure it lacks, and what the reader still has to do. */
export type ComposedFlow = {flow: FlowFile; problems: FlowProblem[]; steps: FlowStep[]};
