/** A message, as a client of the OpenAI protocol sends it. */
export type ChatMessage = {role: string; content: string | {type: string; text?: string}[] | null};
/** A request for an answer. */
export type ChatRequest = {
  model: string;
  messages: readonly ChatMessage[];
  tools?: readonly {function: {name: string}}[];
  stream?: boolean;
  stream_options?: {include_usage?: boolean} | null;
};
/** What the model says: a text, or the tool that it wants to be used. */
export type Reply = {text: string} | {tool: string; arguments: string};

const CALCULATOR = 'evaluate_expression';
// 4 + 4, 4 加 4
const SUM = /(\d+)\s*(?:\+|加|plus)\s*(\d+)/;

function textOf(message: ChatMessage | undefined): string {
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map(({text = ''}) => text).join('');
}

/** A model without a mind: it uses the calculator for a sum, tells what a tool has found, and else says what it was told. */
export function decideReply({messages, tools = []}: ChatRequest): Reply {
  const last = messages.at(-1);
  if (last?.role === 'tool') return {text: `工具的结果是：${textOf(last)}`};
  const asked = textOf(messages.findLast(({role}) => role === 'user'));
  const sum = SUM.exec(asked);
  const hasCalculator = tools.some(({function: {name}}) => name === CALCULATOR);
  if (sum && hasCalculator) return {tool: CALCULATOR, arguments: JSON.stringify({expression: `${sum[1]}+${sum[2]}`})};
  return {text: `你说的是：${asked}`};
}
