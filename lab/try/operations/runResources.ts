import {waitFor} from '../../langflow/waitFor';
import type {RawCatalog} from '../components/types';
import {buildGraph, type NodeBody, nodeBody} from '../flows/buildFlow';
import type {LangflowApi} from '../langflowApi';

/** A conversation of a reader with a shared flow. */
export type SharedSession = {flow: string; session: string; message: string};

/** Resources that runs create (since 1.10), created anew for each sample. */
export type RunResources = {
  /** A build of a public flow that a visitor started. */
  publicJob: () => Promise<string>;
  sharedSession: () => Promise<SharedSession>;
  trace: () => Promise<{flow: string; trace: string}>;
  /** A background run of the Workflow API. */
  workflowJob: () => Promise<string>;
  /** A memory base of a flow. */
  memory: () => Promise<string>;
  /** A file written by the assistant; the path is relative to the user's folder. */
  assistantFile: () => Promise<string>;
};

type Flows = {flow: () => Promise<string>; publicFlow: () => Promise<string>};

async function buildPublic({url}: Pick<LangflowApi, 'url'>, flow: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/v1/build_public_tmp/${flow}/flow`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({inputs: {input_value: '你好', session: 'visitor-001', type: 'chat'}}),
  });
  if (!answer.ok) throw new Error(`公开流程：${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as {job_id: string}).job_id;
}

async function talkToShared(api: LangflowApi, flow: string): Promise<SharedSession> {
  const job = await buildPublic(api, flow, {Authorization: `Bearer ${api.token}`});
  // The flow only runs while its events are read.
  await fetch(`${api.url}/api/v1/build_public_tmp/${job}/events?event_delivery=streaming`).then((answer) => answer.text());
  return waitFor('共享流程的消息', async () => {
    const [message] = await api.call<{id: string; session_id: string}[]>('GET', `/api/v1/monitor/messages/shared?source_flow_id=${flow}`);
    return message && {flow, session: message.session_id, message: message.id};
  });
}

const FILE = 'notes.md';
// Writes into the folder of the user, as the tools of the assistant do.
const WRITER = `from lfx.components.files_and_knowledge.filesystem import FileSystemToolComponent
from lfx.custom import Component
from lfx.io import Output
from lfx.schema import Message


class TryWriter(Component):
    display_name = "Try Writer"
    outputs = [Output(name="message", display_name="Message", method="write")]

    def write(self) -> Message:
        tool = FileSystemToolComponent()
        tool._user_id = str(self.user_id)
        tool._force_isolation = True
        path = tool._validate_path("${FILE}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("# 笔记", encoding="utf-8")
        return Message(text=str(path))
`;

async function writeAsAssistant({call}: Pick<LangflowApi, 'call'>): Promise<string> {
  const catalog = await call<RawCatalog>('GET', '/api/v1/all');
  const {data: body} = await call<{data: NodeBody}>('POST', '/api/v1/custom_component', {code: WRITER});
  const writer = {id: 'CustomComponent-write', body};
  const chat = {id: 'ChatOutput-wrote', body: nodeBody(catalog, 'ChatOutput')};
  const data = buildGraph([writer, chat], [{from: writer.id, output: 'message', to: chat.id, input: 'input_value'}]);
  const {id} = await call<{id: string}>('POST', '/api/v1/flows/', {name: `writer-${Date.now()}`, data});
  await call('POST', `/api/v1/run/${id}`, {input_value: '', output_type: 'chat'});
  return FILE;
}

/** Creates the makers of these resources. */
export function runMakers(api: LangflowApi, {flow, publicFlow}: Flows): RunResources {
  return {
    publicJob: async () => buildPublic(api, await publicFlow(), {Cookie: 'client_id=visitor'}),
    sharedSession: async () => talkToShared(api, await publicFlow()),
    trace: async () => {
      const id = await flow();
      await api.call('POST', `/api/v1/run/${id}`, {input_value: '你好', input_type: 'chat', output_type: 'chat'});
      const trace = await waitFor('运行的跟踪', async () => {
        const {traces} = await api.call<{traces: {id: string}[]}>('GET', `/api/v1/monitor/traces?flow_id=${id}`);
        return traces[0]?.id;
      });
      return {flow: id, trace};
    },
    workflowJob: async () => {
      const body = {flow_id: await flow(), mode: 'background', input_value: '你好'};
      const {job_id: job} = await api.call<{job_id: string}>('POST', '/api/v2/workflows', body);
      return waitFor('后台运行的结果', async () => {
        const found = await api.call<{status: string}>('GET', `/api/v2/workflows?job_id=${job}`).catch(() => undefined);
        return found?.status === 'completed' ? job : undefined;
      });
    },
    memory: async () => {
      const body = {name: `memory-${Date.now()}`, flow_id: await flow(), embedding_model: 'text-embedding-3-small'};
      return (await api.call<{id: string}>('POST', '/api/v1/memories', body)).id;
    },
    assistantFile: () => writeAsAssistant(api),
  };
}
