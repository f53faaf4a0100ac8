import {fillSchema, type ToolSchema} from './fillSchema';

/** A message of the OpenAI protocol. */
export type ChatMessage = {role: string; content: string | {type: string; text?: string}[] | null};
type ChatTool = {function: {name: string; parameters?: ToolSchema}};
/** A chat completion request. */
export type ChatRequest = {
  model: string;
  messages: readonly ChatMessage[];
  tools?: readonly ChatTool[];
  /** A tool that must be used, or a mode such as `any` or `required`. */
  tool_choice?: string | {function: {name: string}} | null;
  stream?: boolean;
  stream_options?: {include_usage?: boolean} | null;
};
/** Reply of the mock: a text or a tool call. */
export type Reply = {text: string} | {tool: string; arguments: string};

const CALCULATOR = 'evaluate_expression';
// `4 + 4`, `4 加 4`, `4 plus 4`.
const SUM = /(\d+)\s*(?:\+|加|plus)\s*(\d+)/;

function textOf(message: ChatMessage | undefined): string {
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map(({text = ''}) => text).join('');
}

/** Finds the tool whose arguments to fill in: a required tool, or an optional one for a list of objects (Structured Output of 1.5). */
function findForm({tools = [], tool_choice: choice}: ChatRequest): ChatTool | undefined {
  if (typeof choice === 'object' && choice) return tools.find((tool) => tool.function.name === choice.function.name);
  if (choice === 'any' || choice === 'required') return tools[0];
  return tools.find((tool) => tool.function.parameters?.properties?.objects?.type === 'array');
}

/**
 * Decides the reply of the mock. It fills tool arguments with fixed values, uses the calculator for a sum and repeats tool results.
 * Otherwise it repeats the user's message.
 */
export function decideReply(request: ChatRequest): Reply {
  const {messages, tools = []} = request;
  const last = messages.at(-1);
  if (last?.role === 'tool') return {text: `工具的结果是：${textOf(last)}`};
  const form = findForm(request);
  if (form) return {tool: form.function.name, arguments: JSON.stringify(fillSchema(form.function.parameters ?? {}))};
  const asked = textOf(messages.findLast(({role}) => role === 'user'));
  const sum = SUM.exec(asked);
  const hasCalculator = tools.some(({function: {name}}) => name === CALCULATOR);
  if (sum && hasCalculator) return {tool: CALCULATOR, arguments: JSON.stringify({expression: `${sum[1]}+${sum[2]}`})};
  return {text: `你说的是：${asked}`};
}
