import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RawCatalog} from '../components/types';
import {buildEchoGraph} from '../flows/buildFlow';
import {type LangflowApi, makeKey} from '../langflowApi';
import type {Workspace} from '../run/runSample';
import {type AccessResources, accessMakers} from './accessResources';
import {type AutomationResources, automationMakers} from './automationResources';
import {type GovernanceResources, governanceMakers} from './governanceResources';
import {type RunResources, runMakers} from './runResources';

type Id = {id: string};

/** Creates the resources that samples use. Each sample gets new ones, because it may delete them. */
export type Resources = AccessResources &
  AutomationResources &
  GovernanceResources &
  RunResources & {
    /** A flow that echoes its input; `more` are additional fields. */
    flow: (more?: object) => Promise<string>;
    publicFlow: () => Promise<string>;
    project: () => Promise<string>;
    apiKey: () => Promise<string>;
    variable: () => Promise<string>;
    user: (name?: string, password?: string) => Promise<string>;
    /** A user with their own API key and login token. */
    ownKey: () => Promise<{id: string; username: string; password: string; apiKey: string; token: string}>;
    /** An unused name. */
    name: (of: string) => string;
    message: () => Promise<string>;
    session: () => Promise<string>;
    userFile: () => Promise<string>;
    /** A file of a flow: the flow, and the stored name of the file. */
    flowFile: (kind?: 'text' | 'image') => Promise<{flow: string; name: string}>;
    job: () => Promise<string>;
    mcpServer: () => Promise<string>;
    /** A local file for a sample with a text, a flow or a project. */
    localFile: (kind: 'text' | 'flow' | 'project') => Promise<string>;
  };

const SETTLING = 500;

let count = 0;
const unique = (name: string) => {
  count += 1;
  return `${name}-${process.pid}-${count}`;
};

// One transparent pixel.
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

async function upload<T>(
  api: LangflowApi,
  address: string,
  {name, data, type}: {name: string; data: string | Buffer; type: string},
): Promise<T> {
  const form = new FormData();
  form.append('file', new Blob([typeof data === 'string' ? data : new Uint8Array(data)], {type}), name);
  const answer = await fetch(api.url + address, {method: 'POST', headers: {'x-api-key': api.apiKey}, body: form});
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

function flowMakers(api: LangflowApi, graph: unknown) {
  const flow = async (more: object = {}) => {
    const {id} = await api.call<Id>('POST', '/api/v1/flows/', {name: unique('flow'), data: graph, ...more});
    // The server may store the flow only after its response.
    await api.call('GET', `/api/v1/flows/${id}`).catch(() => new Promise((resolve) => setTimeout(resolve, SETTLING)));
    return id;
  };
  const session = async () => {
    const name = unique('session');
    await api.call('POST', `/api/v1/run/${await flow()}`, {input_value: '你好', input_type: 'chat', output_type: 'chat', session_id: name});
    return name;
  };
  return {
    flow,
    publicFlow: () => flow({access_type: 'PUBLIC'}),
    session,
    message: async () => {
      const messages = await api.call<Id[]>('GET', `/api/v1/monitor/messages?session_id=${await session()}`);
      return messages[0]?.id ?? '';
    },
    job: async () =>
      (
        await api.call<{job_id: string}>('POST', `/api/v1/build/${await flow()}/flow`, {
          inputs: {input_value: '你好', session: unique('s')},
        })
      ).job_id,
  };
}

/** Creates the makers for a server; flows echo their input. */
export async function openResources(api: LangflowApi, workspace: Workspace): Promise<Resources> {
  const graph = buildEchoGraph(await api.call<RawCatalog>('GET', '/api/v1/all'));
  const flows = flowMakers(api, graph);
  const makeUser = async (user: {username: string; password: string}) => {
    const {id} = await api.call<Id>('POST', '/api/v1/users/', user);
    await api.call('PATCH', `/api/v1/users/${id}`, {is_active: true});
    return id;
  };
  const texts = {
    text: '示例文本',
    flow: JSON.stringify({name: 'imported', data: graph}),
    project: JSON.stringify({folder_name: 'imported', folder_description: '', flows: []}),
  };
  const user = (name = unique('user'), password = 'password') => makeUser({username: name, password});
  return {
    ...flows,
    ...accessMakers(api, {name: unique, user: () => user()}),
    ...automationMakers(api, {name: unique, flow: flows.flow}),
    ...governanceMakers(api, {user: () => user()}),
    ...runMakers(api, flows),
    project: async () => {
      const content = {name: unique('project'), flows_list: [await flows.flow()], components_list: []};
      return (await api.call<Id>('POST', '/api/v1/projects/', content)).id;
    },
    ownKey: async () => {
      const user = {username: unique('user'), password: 'password'};
      const id = await makeUser(user);
      return {id, ...user, ...(await makeKey(api.url, user))};
    },
    name: unique,
    apiKey: async () => (await api.call<Id>('POST', '/api/v1/api_key/', {name: unique('key')})).id,
    variable: async () =>
      (await api.call<Id>('POST', '/api/v1/variables/', {name: unique('variable'), value: 'x', type: 'Generic', default_fields: []})).id,
    user,
    userFile: async () =>
      (await upload<Id>(api, '/api/v2/files', {name: `${unique('file')}.txt`, data: texts.text, type: 'text/plain'})).id,
    flowFile: async (kind = 'text') => {
      const flow = await flows.flow();
      const file = kind === 'text' ? {name: 'a.txt', data: texts.text, type: 'text/plain'} : {name: 'a.png', data: PNG, type: 'image/png'};
      const {file_path: stored} = await upload<{file_path: string}>(api, `/api/v1/files/upload/${flow}`, file);
      return {flow, name: path.posix.basename(stored)};
    },
    mcpServer: async () => {
      const name = unique('server');
      await api.call('POST', `/api/v2/mcp/servers/${name}`, {command: 'python3', args: ['server.py']});
      return name;
    },
    localFile: async (kind) => {
      const file = `${unique(kind)}.${kind === 'text' ? 'txt' : 'json'}`;
      writeFileSync(path.join(workspace.folder, file), texts[kind]);
      return file;
    },
  };
}
