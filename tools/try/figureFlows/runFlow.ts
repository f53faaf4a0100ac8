import type {LangflowApi} from '../langflowApi';

type BuildEvent = {
  event: string;
  data: {build_data?: {id: string; valid: boolean; params?: unknown; data?: unknown}; error?: unknown; text?: unknown};
};

/** A JSON line of a build; broken lines are what the server says when it fails. */
function parseEvent(line: string): BuildEvent {
  try {
    return JSON.parse(line) as BuildEvent;
  } catch {
    return {event: 'error', data: {error: line}};
  }
}

const shorten = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 400);

/** Builds a flow as the playground does: every component runs, and the expected answer appears. */
export async function runFlow(
  api: Pick<LangflowApi, 'stream'>,
  id: string,
  {say = '', answer}: {say?: string; answer: string},
): Promise<string[]> {
  const inputs = {input_value: say, type: 'chat', session: `try-${id}`};
  const text = await api.stream(`/api/v1/build/${id}/flow?event_delivery=direct`, {inputs});
  const events = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseEvent);
  const built = events.flatMap(({event, data}) => (event === 'end_vertex' && data.build_data ? [data.build_data] : []));
  const failed = built.filter(({valid}) => !valid).map(({id: vertex, params}) => `组件 ${vertex} 运行失败：${shorten(params)}`);
  const errors = events.filter(({event}) => event === 'error').map(({data}) => `运行失败：${shorten(data.error ?? data.text ?? data)}`);
  if (failed.length + errors.length > 0) return [...failed, ...errors];
  if (built.length === 0) return ['没有组件运行'];
  const said = built.map(({data}) => JSON.stringify(data)).join('\n');
  return said.includes(answer) ? [] : [`答案里没有“${answer}”，最后是 ${shorten(built.at(-1)?.data)}`];
}
