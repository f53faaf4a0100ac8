import type {LangflowApi} from '../langflowApi';

const TIMEOUT = 45_000;

const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}……` : text);

/** What is run: a flow that the server holds, and whether it answers by Chat Output. */
export type RunnableFlow = {id: string; answersInChat: boolean};

/**
 * Runs a flow: every component does its work, and the expected answer is what Chat Output gives; in a flow without one, it is
 * among what the components give.
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
  // Chinese may come as it is or escaped.
  const {outputs} = JSON.parse(text) as {outputs: {outputs: unknown}[]};
  // What was said is repeated beside the answers.
  const said = JSON.stringify(outputs.map((one) => one.outputs));
  return said.includes(JSON.stringify(answer).slice(1, -1)) ? [] : [`答案里没有“${answer}”，得到的是 ${shorten(said)}`];
}
