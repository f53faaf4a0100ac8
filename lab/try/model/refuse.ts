import type {Provider, ProviderRefusal} from '../../../lib/versionData/providers';

type When = NonNullable<ProviderRefusal['when']>;
type SentMessage = {role?: string; tool_calls?: unknown[]; reasoning_content?: unknown};

/** Fields of a chat or embeddings request that decide whether providers refuse it. */
export type SentRequest = {
  model?: string;
  stream?: boolean;
  temperature?: number;
  thinking?: {type?: string};
  enable_thinking?: boolean;
  messages?: readonly SentMessage[];
  tools?: readonly unknown[];
  response_format?: {type?: string};
  input?: unknown;
};

const isEmbedding = ({input}: SentRequest) => input !== undefined;

/** Whether thinking is on; it is on by default. */
const isThinking = ({thinking, enable_thinking: enabled}: SentRequest) => thinking?.type !== 'disabled' && enabled !== false;

const lacksReasoning = ({role, tool_calls: calls, reasoning_content: reasoning}: SentMessage) =>
  role === 'assistant' && (calls?.length ?? 0) > 0 && reasoning === undefined;

const holdsTokens = (input: unknown): boolean =>
  typeof input === 'number' || (Array.isArray(input) && input.some((part) => holdsTokens(part)));

const RULES: {[K in When['kind']]: (when: Extract<When, {kind: K}>, request: SentRequest) => boolean} = {
  temperature: ({allowed, thinking}, request) =>
    isThinking(request) === (thinking === 'on') && request.temperature !== undefined && !allowed.includes(request.temperature),
  reasoning: (_, request) => isThinking(request) && (request.messages ?? []).some(lacksReasoning),
  batch: ({most}, {input}) => Array.isArray(input) && input.length > most,
  tokens: (_, {input}) => holdsTokens(input),
  stream: (_, request) => !isEmbedding(request) && isThinking(request) && request.stream !== true,
  tools: (_, {tools = []}) => tools.length > 0,
  json: (_, {response_format: format}) => format?.type === 'json_object',
  model: ({ids}, {model = ''}) => ids.includes(model),
};

const applies = <K extends When['kind']>(when: Extract<When, {kind: K}>, request: SentRequest) => RULES[when.kind as K](when, request);

/**
 * Message with which a provider refuses a request; undefined if it accepts it.
 *
 * @param plain whether the program was started without tool calling
 */
export function refuseRequest({refusals = []}: Pick<Provider, 'refusals'>, request: SentRequest, plain = false): string | undefined {
  return refusals.find(({when}) => when && (plain || when.kind !== 'tools') && applies(when, request))?.message;
}
