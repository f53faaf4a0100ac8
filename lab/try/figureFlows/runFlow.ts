import type {LangflowApi} from '../langflowApi';

const TIMEOUT = 45_000;

const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}……` : text);

/** A flow on the server, and whether it has a Chat Output. */
export type RunnableFlow = {id: string; answersInChat: boolean};

/**
 * Runs a flow and checks its answer. The expected text must be in the output of Chat Output or, without one, in the output of any
 * component. Returns one line per problem.
 */
export async function runFlow(
  {url, apiKey}: Pick<LangflowApi, 'url' | 'apiKey'>,
  {id, answersInChat}: RunnableFlow,
  {say = '', answer}: {say?: string; answer: string},
): Promise<string[]> {
  const outputType = answersInChat ? 'chat' : 'debug';
  const body = JSON.stringify({input_value: say, output_type: outputType, input_type: 'chat', session_id: `try-${id}`});
  const headers = {'x-api-key': apiKey, 'Content-Type': 'application/json'};
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(`${url}/api/v1/run/${id}?stream=false`, {method: 'POST', headers, body, signal});
  const text = await response.text();
  if (!response.ok) return [`运行失败：${response.status} ${shorten(text)}`];
  // Parsing is needed because Chinese text may be escaped in the response.
  const {outputs} = JSON.parse(text) as {outputs: {outputs: unknown}[]};
  // Only the inner `outputs`, because the response also repeats the input.
  const said = JSON.stringify(outputs.map((one) => one.outputs));
  return said.includes(JSON.stringify(answer).slice(1, -1)) ? [] : [`答案里没有“${answer}”，得到的是 ${shorten(said)}`];
}
