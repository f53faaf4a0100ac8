/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | {[key: string]: Json | undefined};

/** A port of a component of a figure. */
export type FigurePort = {node: string; port: string};

/** A component of a figure, with the data that its flow needs. */
export type FigureNode = {
  /** Name in the figure's file. */
  id: string;
  /** Name on the canvas, e.g. `Chat Input`. */
  component: string;
  /** Name in the program of the figure's version, e.g. `ChatInput`; it changes less often than the shown name. */
  type?: string;
  /** Fields that are set, by their names in the program. Text in a figure stays a string here. */
  values: Record<string, Json>;
  /** Shown names of connected ports, to find ports whose internal names depend on another flow. */
  labels?: Record<string, string>;
  /** Text of its sticky note. */
  note?: string;
  /** Position in the picture; positions on the canvas are derived from it. */
  x: number;
  y: number;
};

/** A flow figure as data. The site publishes it as JSON; the flow is composed from it with the reader's own server. */
export type FlowFigureData = {
  /** Name of the figure on pages, e.g. `flows/basic-prompting`. */
  name: string;
  title: string;
  description: string;
  /** Site version whose components it shows, e.g. `1.5`. */
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

/** A component, as `/api/v1/all` describes it; nodes of a flow contain it. */
export type ComponentTemplate = {
  display_name: string;
  legacy?: boolean;
  template: Record<string, TemplateField | string>;
  outputs: TemplateOutput[];
  field_order?: string[];
  [key: string]: unknown;
};

/** Response of `GET /api/v1/all`: components by category and name. */
export type ComponentTemplates = Record<string, Record<string, unknown>>;

/** Asks the server for what only it knows: ports that appear after a choice, variables of a prompt, available models. */
export type AskServer = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

/** Names that differ between a version of Langflow and the version of a figure. */
export type FlowTable = {
  /** Type or shown name in the figure → type on the server. */
  components?: Record<string, string>;
  /** `type.field` in the figure → name of the field on the server. */
  fields?: Record<string, string>;
  /** `type.output` in the figure → name of the output on the server. */
  outputs?: Record<string, string>;
  /** `type.field` on the server → global variable for a key that the figure does not mention. */
  keys?: Record<string, string>;
};

/** Options for composing a flow. */
export type ComposeOptions = {
  /** Asks the server; without it, everything that needs the server is reported as a problem. */
  ask?: AskServer;
  table?: FlowTable;
  /** Version of the server, e.g. `1.13.0`; written into the flow. */
  serverVersion?: string;
  /** Path on the server for a file that the figure names; without a path, the reader has to choose the file. */
  fileOf?: (name: string) => string | undefined;
};

/** What could not be taken from the figure, and which node it belongs to. */
export type FlowProblem = {
  kind: 'component' | 'field' | 'value' | 'output' | 'input' | 'types' | 'server';
  /** Name of the node in the figure. */
  node: string;
  /** One Chinese sentence. */
  message: string;
};

/** What the reader must do before the flow runs. */
export type FlowStep = {
  kind: 'variable' | 'file' | 'provider' | 'mcp' | 'choice';
  node: string;
  /** Name of the variable, file, model or MCP server; or the choice that must be made again. */
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

/** Format that `POST /api/v1/flows/upload/` accepts and the canvas exports. */
export type FlowFile = {
  name: string;
  description: string;
  data: {nodes: FlowFileNode[]; edges: FlowFileEdge[]; viewport: {x: number; y: number; zoom: number}};
  is_component: false;
  endpoint_name: null;
  tags: string[];
  last_tested_version?: string;
};

/** A flow, what it lacks compared to the figure, and what the reader must still do. */
export type ComposedFlow = {flow: FlowFile; problems: FlowProblem[]; steps: FlowStep[]};
